import type { EntityManager } from 'typeorm';
import type { Clock } from '../domain/shared/clock.js';
import type { PublicRoute } from '../domain/api/public-route.js';
import { readUnsubscribeToken } from '../domain/sending/unsubscribe-token.js';
import { blockAndStop } from '../events/block-list.js';
import { mailIdentity } from '../events/identity.js';
import type { Database } from '../store/database/database.js';
import { transaction } from '../store/database/transaction.js';
import { readEnrolledLead } from '../store/receiving/queries.js';
import { readCampaignFacts, readSendLeads } from '../store/sending/facts/queries.js';
import { escapeHtml } from '../domain/shared/escape-html.js';

export interface UnsubscribeOptions {
  database: Database;
  clock: Clock;
  /** Signs the tokens of the links. */
  linkKey: Buffer;
}

const path = '/unsubscribe/{token}';

/**
 * The link in every mail's `List-Unsubscribe`. A POST unsubscribes, as mail programs do with one click (RFC 8058); a GET
 * shows a page with a button and changes nothing, because virus scanners follow every link.
 */
export function unsubscribeRoutes({ database, clock, linkKey }: UnsubscribeOptions): PublicRoute[] {
  const targetOf = (params: Record<string, string>) => readUnsubscribeToken(linkKey, params.token ?? '');
  return [
    {
      method: 'GET',
      path,
      async handle({ params }) {
        const target = targetOf(params);
        const email =
          target && (await addressOfEnrollment(database.manager, target.accountId, target.enrollmentId));
        return answer(email === null ? { kind: 'unknown' } : { kind: 'ask', email });
      },
    },
    {
      method: 'POST',
      path,
      async handle({ params }) {
        const target = targetOf(params);
        const email =
          target &&
          (await transaction(database, tx =>
            unsubscribeEnrollment(tx, target.accountId, target.enrollmentId, clock.now()),
          ));
        return answer(email === null ? { kind: 'unknown' } : { kind: 'done', email });
      },
    },
  ];
}

function answer(page: UnsubscribePage) {
  const status = page.kind === 'unknown' ? 404 : 200;
  return { status, body: unsubscribePage(page), headers: unsubscribePageHeaders };
}

async function addressOfEnrollment(
  db: EntityManager,
  accountId: string,
  enrollmentId: string,
): Promise<string | null> {
  const enrolled = await readEnrolledLead(db, accountId, enrollmentId);
  if (!enrolled) return null;
  return (await readSendLeads(db, accountId, [enrolled.leadId])).get(enrolled.leadId)?.email ?? null;
}

/**
 * Puts the address of an enrollment on the block list and ends all its sequences. Done again it changes nothing.
 *
 * @returns the address, null when the enrollment does not exist
 */
export async function unsubscribeEnrollment(
  tx: EntityManager,
  accountId: string,
  enrollmentId: string,
  now: Date,
): Promise<string | null> {
  const enrolled = await readEnrolledLead(tx, accountId, enrollmentId);
  if (!enrolled) return null;
  const { campaignId, leadId, globalLeadId, mailboxEmail } = enrolled;
  const lead = (await readSendLeads(tx, accountId, [leadId])).get(leadId);
  const campaign = (await readCampaignFacts(tx, accountId, [campaignId])).get(campaignId);
  if (!lead || !campaign) return null;
  const block = { type: 'email', value: lead.email, reason: 'Unsubscribed', origin: 'unsubscribe' } as const;
  const identity = mailIdentity({ lead, campaign, mailboxEmail }, globalLeadId);
  await blockAndStop(tx, accountId, block, 'unsubscribed', now, identity);
  return lead.email;
}

/** Which page of the unsubscribe link. */
type UnsubscribePage = { kind: 'ask' | 'done'; email: string } | { kind: 'unknown' };

const style =
  'body{font:1.1rem/1.5 system-ui,sans-serif;max-width:34rem;margin:15vh auto;padding:0 1rem;color:#1a1a1a;background:#fff}' +
  'button{font:inherit;padding:.6rem 1.2rem;border:0;border-radius:.4rem;background:#1d4ed8;color:#fff;cursor:pointer}' +
  'button:focus-visible{outline:3px solid #f59e0b;outline-offset:2px}' +
  '@media(prefers-color-scheme:dark){body{color:#eee;background:#111}}';

/** Headers of every page: it loads nothing, is kept and indexed nowhere, and no other site can frame it. */
const unsubscribePageHeaders = {
  'Content-Type': 'text/html; charset=utf-8',
  'Content-Security-Policy':
    "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'",
  'Referrer-Policy': 'no-referrer',
  'X-Robots-Tag': 'noindex',
};

/** The page that the unsubscribe link of a mail shows in a browser. */
function unsubscribePage(page: UnsubscribePage): string {
  const [title, content] = contentOf(page);
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<style>${style}</style>
</head>
<body>
<main>
<h1>${title}</h1>
${content}
</main>
</body>
</html>
`;
}

function contentOf(page: UnsubscribePage): [title: string, content: string] {
  switch (page.kind) {
    case 'ask':
      return [
        'Unsubscribe',
        `<p>No more emails will be sent to <strong>${escapeHtml(page.email)}</strong>.</p>
<form method="post"><button type="submit">Unsubscribe</button></form>`,
      ];
    case 'done':
      return [
        'You are unsubscribed',
        `<p role="status">No more emails will be sent to <strong>${escapeHtml(page.email)}</strong>.</p>`,
      ];
    case 'unknown':
      return [
        'This link is not valid',
        '<p>It may be incomplete. Reply to the email and ask to be removed from the list.</p>',
      ];
  }
}
