import { hash } from 'node:crypto';
import { randomUUID as newId } from 'node:crypto';
import type { Probe } from '../probe.js';
import type { ApiResponse } from '../send-request.js';

/** A flow of an email, a wait and a second email. It sends nothing, because its campaign is never launched. */
export function sampleFlow() {
  const mail = (subject: string) => ({
    label: 'Mail',
    variants: [{ id: newId(), label: 'A', subject, template: 'Hi {{first_name}}', isActive: true, order: 0 }],
  });
  return {
    nodes: [
      { id: 'source', type: 'leadSource', position: { x: 0, y: 0 }, data: { label: 'Leads' } },
      { id: 'first', type: 'email', position: { x: 0, y: 100 }, data: mail('Hello {{first_name}}') },
      { id: 'pause', type: 'waitTime', position: { x: 0, y: 200 }, data: { wait_duration_seconds: 86_400 } },
      { id: 'second', type: 'email', position: { x: 0, y: 300 }, data: mail('') },
    ],
    edges: [
      { id: 'a', source: 'source', target: 'first' },
      { id: 'b', source: 'first', target: 'pause' },
      { id: 'c', source: 'pause', target: 'second' },
    ],
  };
}

/** Returns an address of this run that no mail can reach (RFC 2606). */
export function addressOf({ session }: Probe, name: string): string {
  return `${session.prefix}-${name}@contract.example`;
}

/** Returns the id of a person: SHA-256 of the normalized address. */
export function personId(email: string): string {
  return hash('sha256', email, 'hex');
}

/** Counts a person, for the report: no call removes one. */
export function personStays(probe: Probe, count = 1): void {
  for (let i = 0; i < count; i++) probe.session.stays('people');
}

/** Registers the removal of a resource at the end. Returns a function that removes it before. */
export function removal(probe: Probe, operationId: string, params: Record<string, string>) {
  let isThere = true;
  probe.session.undo(async last => isThere && last.ok(operationId, 200, { params }));
  return async (): Promise<ApiResponse> => {
    const response = await probe.ok(operationId, 200, { params });
    isThere = false;
    return response;
  };
}

/** Creates a draft, which is deleted at the end, and returns its id. */
export async function newCampaign(probe: Probe, name: string, body: object = {}): Promise<string> {
  const response = await probe.ok('createCampaign', 201, {
    body: { name: `${probe.session.prefix} ${name}`, ...body },
  });
  const id = probe.text(response, 'data.id');
  removal(probe, 'deleteCampaign', { id });
  return id;
}

/** Returns the draft with a flow that the checks share. */
export function campaign(probe: Probe): Promise<string> {
  return probe.session.once('a campaign', () => newCampaign(probe, 'campaign', { flow_data: sampleFlow() }));
}

export interface Lead {
  campaignId: string;
  id: string;
  email: string;
  globalLeadId: string;
}

/** Returns a lead of the shared campaign. */
export function lead(probe: Probe): Promise<Lead> {
  return probe.session.once('a lead', async () => {
    const campaignId = await campaign(probe);
    const email = addressOf(probe, 'lead');
    const response = await probe.ok('createLead', 201, {
      params: { id: campaignId },
      body: { email, first_name: 'Ada', company_name: 'Contract' },
    });
    personStays(probe);
    return { campaignId, email, id: probe.text(response, 'data.id'), globalLeadId: personId(email) };
  });
}
