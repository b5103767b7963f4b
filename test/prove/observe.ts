import { fromBin, toBin } from '../../server/src/store/database/ids.js';
import { erasedLike } from './probe.js';
import { badDomain, type Launched } from './load.js';
import type { Limited } from './limits.js';
import type { Arrival } from './recipients.js';
import type { Stage } from './stage.js';

/** What is there once everything has come to rest. */
export interface Observed {
  launched: readonly Launched[];
  /** Messages at the recipients' server. */
  arrivals: readonly Arrival[];
  /** The send ledger. */
  sends: { state: string; messageId: string; to: string }[];
  campaigns: {
    id: string;
    status: string;
    leads: number;
    enrolled: number;
    waiting: number;
    sentCount: number;
    dailySent: number;
  }[];
  jobs: { id: string; status: string; errors: number }[];
  events: { id: string; type: string; status: string | null; campaignId: string | null }[];
  /** Ids of events in the order in which the receiver got them, repeats included. */
  received: string[];
  /** How many replies people wrote. */
  replyCount: number;
  /** Message-IDs of the replies in all threads. */
  replies: string[];
  /** What left until the limits were lifted. */
  limited: Limited;
  /** Entries of the block list, but for those of people who were erased, and of those who do not exist. */
  blocked: number;
  /** How many people were erased, and where one of them is still found. */
  erased: { people: number; hashes: number; left: string[] };
}

/** Reads it all. */
export async function observe(
  { accountId, database, inboxes, apis, recipients, receiver }: Stage,
  launched: readonly Launched[],
  erasedPeople: number,
  limited: Limited,
): Promise<Observed> {
  const account = toBin(accountId);
  const read = <Row>(sql: string) =>
    database.manager.query<Row[]>(sql, Array(sql.split('?').length - 1).fill(account));
  const sends = await read<{ state: string; message_id: string; to_email: string }>(
    'SELECT state, message_id, to_email FROM sends WHERE account_id = ?',
  );
  const campaigns = await read<
    { id: Buffer; status: string } & Record<'leads' | 'enrolled' | 'waiting' | 'sent_count' | 'daily', number>
  >(
    `SELECT c.id, c.status,
       (SELECT COUNT(*) FROM leads l WHERE l.account_id = c.account_id AND l.campaign_id = c.id) AS leads,
       (SELECT COUNT(*) FROM enrollments e WHERE e.account_id = c.account_id AND e.campaign_id = c.id) AS enrolled,
       (SELECT COUNT(*) FROM enrollments e WHERE e.account_id = c.account_id AND e.campaign_id = c.id AND e.state = 'active') AS waiting,
       (SELECT COALESCE(SUM(t.sent_count), 0) FROM campaign_totals t WHERE t.account_id = c.account_id AND t.campaign_id = c.id) AS sent_count,
       (SELECT COALESCE(SUM(d.sent), 0) FROM campaign_daily_stats d WHERE d.account_id = c.account_id AND d.campaign_id = c.id) AS daily
     FROM campaigns c WHERE c.account_id = ?`,
  );
  const jobs = await read<{ id: Buffer; status: string; error_count: number }>(
    'SELECT id, status, error_count FROM jobs WHERE account_id = ?',
  );
  const events = await read<{
    id: Buffer;
    type: string;
    delivery_status: string | null;
    campaign: string | null;
  }>(
    `SELECT id, type, delivery_status, JSON_UNQUOTE(JSON_EXTRACT(payload, '$.campaign_id')) AS campaign
     FROM events WHERE account_id = ?`,
  );
  const replies = await read<{ message_id: string }>(
    "SELECT message_id FROM messages WHERE account_id = ? AND direction = 'received'",
  );
  const [blocked] = await read<{ count: number; hashes: number }>(
    `SELECT SUM(type <> 'email_hash' AND value NOT LIKE '%${badDomain}') AS count, SUM(type = 'email_hash') AS hashes
     FROM block_list_entries WHERE account_id = ?`,
  );
  const left = await read<{ place: string }>(
    `SELECT CONCAT('person ', email) AS place FROM people WHERE account_id = ? AND email LIKE '${erasedLike}'
     UNION ALL SELECT CONCAT('lead ', email) FROM leads WHERE account_id = ? AND email LIKE '${erasedLike}'
     UNION ALL SELECT CONCAT(type, ' ', HEX(id)) FROM events WHERE account_id = ? AND payload LIKE '%${erasedLike}%'`,
  );
  return {
    launched,
    arrivals: [...recipients.arrivals, ...apis.arrivals(new Set(sends.map(({ message_id }) => message_id)))],
    sends: sends.map(({ state, message_id, to_email }) => ({ state, messageId: message_id, to: to_email })),
    campaigns: campaigns.map(({ id, status, leads, enrolled, waiting, sent_count, daily }) => ({
      id: fromBin(id),
      status,
      leads: Number(leads),
      enrolled: Number(enrolled),
      waiting: Number(waiting),
      sentCount: Number(sent_count),
      dailySent: Number(daily),
    })),
    jobs: jobs.map(({ id, status, error_count }) => ({ id: fromBin(id), status, errors: error_count })),
    events: events.map(({ id, type, delivery_status, campaign }) => ({
      id: fromBin(id),
      type,
      status: delivery_status,
      campaignId: campaign,
    })),
    received: receiver.ids(),
    replyCount: apis.replyCount() + (inboxes?.replyCount() ?? 0),
    replies: replies.map(({ message_id }) => message_id),
    limited,
    blocked: Number(blocked!.count),
    erased: {
      people: erasedPeople,
      hashes: Number(blocked!.hashes),
      left: left.map(({ place }) => place),
    },
  };
}
