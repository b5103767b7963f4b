import { setTimeout as sleep } from 'node:timers/promises';
import {
  ConflictError,
  ConnectionError,
  flow,
  importLeads,
  ServerError,
  type OutreachClient,
} from '../../sdk/src/index.js';
import { lastOfFlow } from './inboxes.js';
import type { Stage } from './stage.js';

/** A campaign that was made, and how many people were imported into it. */
export interface Launched {
  wave: number;
  campaignId: string;
  people: number;
  /** It was launched; others only import. */
  isLaunched: boolean;
  /** Half of its people do not exist. */
  isBad: boolean;
  /** It sends in the working hours of each person's own time zone. */
  isZoned: boolean;
}

/** Where the people of bad campaigns would be. */
export const badDomain = 'bad.example';
/** Those of them whom their server refuses. */
export const isRefused = (address: string): boolean => /^p\d+-\d*[02468]@.*\bbad\.example$/.test(address);

/** Returns the address of a person of a campaign, in one of its six domains. */
export function addressOf({ wave, isBad }: Pick<Launched, 'wave' | 'isBad'>, at: number): string {
  return `p${wave}-${at}@d${at % 6}.w${wave}.${isBad ? badDomain : 'prove.example'}`;
}

const zones = ['America/Los_Angeles', 'America/Sao_Paulo', 'Europe/Berlin', 'Asia/Kolkata', 'Asia/Tokyo'];
/** Returns the time zone of a person of a campaign. */
export const zoneOf = (at: number): string => zones[at % zones.length]!;

/** Of campaigns that send in the time zones of their people. */
export const workingHours = { start_hour: 8, end_hour: 18 };

/** Makes a campaign and imports people into it as a job, through the API as a user would; launches it or leaves it a draft. */
export async function launch(
  { client }: Stage,
  wave: number,
  kind: Omit<Launched, 'wave' | 'campaignId'>,
  signal: AbortSignal,
): Promise<Launched> {
  const { people, isLaunched, isBad, isZoned } = kind;
  const mailbox_ids = (await client.mailboxes.list({ limit: 100 }, { signal })).map(({ id }) => id);
  const flow_data = flow()
    .email({ subject: 'A question, {{first_name}}', template: `Wave ${wave}, first` })
    .email({ subject: '', template: `Wave ${wave}, ${lastOfFlow}` })
    .build();
  const settings = {
    name: `Wave ${wave}`,
    schedule: isZoned ? { timezone: 'UTC', ...workingHours, recipient_time_zone_field: 'time_zone' } : null,
    sending_interval_seconds: 0,
    mailbox_ids,
    flow_data,
  };
  const campaign = await client.campaigns.create(settings, { signal });
  const rows = Array.from({ length: people }, (_, at) => ({
    email: addressOf({ wave, isBad }, at),
    first_name: `Person ${at}`,
    custom_lead_data: { time_zone: zoneOf(at) },
  }));
  await importLeads(client, campaign.id, rows, { signal, pollMs: 500 });
  if (isLaunched) await launchSurely(client, campaign.id, signal);
  return { wave, campaignId: campaign.id, ...kind };
}

/** Launches a campaign, again when the answer got lost: then the first time may have launched it. */
async function launchSurely(client: OutreachClient, id: string, signal: AbortSignal): Promise<void> {
  for (;;)
    try {
      return void (await client.campaigns.launch(id, {}, { signal }));
    } catch (error) {
      if (error instanceof ConflictError && error.code === 'campaign_already_launched') return;
      if (!(error instanceof ConnectionError || error instanceof ServerError) || signal.aborted) throw error;
      await sleep(200);
    }
}
