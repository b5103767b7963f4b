import type { Clock } from '../domain/clock.js';
import type { PublicRoute } from '../domain/public-route.js';
import { readUnsubscribeToken } from '../domain/unsubscribe-token.js';
import {
  unsubscribePage,
  unsubscribePageHeaders,
  type UnsubscribePage,
} from '../present/unsubscribe-page.js';
import type { Database } from '../store/database/database.js';
import { transaction } from '../store/database/transaction.js';
import { addressOfEnrollment, unsubscribeEnrollment } from '../store/receiving/unsubscribes.js';

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
