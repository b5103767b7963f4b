import { flow, importLeads } from '../../sdk/src/index.js';
import type { Stage } from './stage.js';

/** A campaign that was made and launched, and how many people were imported into it. */
export interface Launched {
  wave: number;
  campaignId: string;
  people: number;
}

/** Makes a campaign, imports people into it as a job, and launches it, through the API as a user would. */
export async function launch(
  { client }: Stage,
  wave: number,
  people: number,
  signal: AbortSignal,
): Promise<Launched> {
  const mailbox_ids = (await client.mailboxes.list({ limit: 100 }, { signal })).map(({ id }) => id);
  const flow_data = flow()
    .email({ subject: 'A question, {{first_name}}', template: `Wave ${wave}, first` })
    .email({ subject: '', template: `Wave ${wave}, second` })
    .build();
  const settings = {
    name: `Wave ${wave}`,
    schedule: null,
    sending_interval_seconds: 0,
    mailbox_ids,
    flow_data,
  };
  const campaign = await client.campaigns.create(settings, { signal });
  const rows = Array.from({ length: people }, (_, at) => ({
    email: `p${wave}-${at}@prove.example`,
    first_name: `Person ${at}`,
  }));
  await importLeads(client, campaign.id, rows, { signal, pollMs: 500 });
  await client.campaigns.launch(campaign.id, { signal });
  return { wave, campaignId: campaign.id, people };
}
