"""
Reads whatever can be read without naming it, with the generated client, and prints how many calls that were. Every
response is made into models on the way, so that one that the client does not understand ends this with an error.
"""

import inspect
import os

import outreach_client as outreach

configuration = outreach.Configuration(host=os.environ['BASE_URL'], access_token=os.environ['API_KEY'])


def readers(api):
    for name, method in inspect.getmembers(api, inspect.ismethod):
        if not name.startswith(('list_', 'get_')) or name.endswith(('_with_http_info', '_without_preload_content')):
            continue
        parameters = inspect.signature(method).parameters.values()
        if all(parameter.default is not parameter.empty for parameter in parameters):
            yield method


with outreach.ApiClient(configuration) as client:
    leads = outreach.LeadsApi(client)
    campaign = outreach.CampaignsApi(client).create_campaign(outreach.CampaignCreate(name='Read')).data
    assert campaign.schedule.timezone == 'America/Chicago', campaign
    assert campaign.created_at.tzinfo is not None, campaign
    lead = leads.create_lead(campaign.id, outreach.LeadCreate(email='jane@acme.example', tags=['vip'])).data
    assert leads.get_lead(campaign.id, lead.id).data.enrollment is None, lead
    added = leads.add_leads(campaign.id, {'global_lead_ids': [lead.global_lead_id]}).data
    assert added.failed == 0, added
    assert outreach.PeopleApi(client).list_people(q='jane').data[0].email == 'jane@acme.example'

    apis = [api for name, api in inspect.getmembers(outreach, inspect.isclass) if name.endswith('Api')]
    answers = [method() for api in apis for method in readers(api(client))]
    print(len(answers))
