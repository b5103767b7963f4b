import type { FaultCall } from './fault-call.js';
import type { Fault } from './faulty-service.js';

/** What a call does about faults: how often it is tried, and how it ends. */
export interface FaultCase {
  what: string;
  call: Omit<FaultCall, 'baseUrl'>;
  faults: Fault[];
  attempts: number;
  /** `ok` or the name of the error, with its status where it has one. */
  ends: string;
}

const broken: Fault = { status: 500 };
const limited: Fault = { status: 429, code: 'rate_limit_exceeded' };
const conflict: Fault = { status: 409, code: 'idempotency_in_progress' };

const list = { method: 'get', path: '/v1/campaigns' } as const;
const create = { method: 'post', path: '/v1/campaigns', body: { name: 'A' } } as const;
const append = { method: 'post', path: '/v1/jobs/j/staging-rows', body: { leads: [] } } as const;
const reply = { method: 'post', path: '/v1/threads/t/reply', body: { body_text: 'Hi' } } as const;
const launch = { method: 'post', path: '/v1/campaigns/c/launch' } as const;
const patch = { method: 'patch', path: '/v1/threads/t', body: { read: true } } as const;
const put = { method: 'put', path: '/v1/webhooks', body: { webhook_url: null } } as const;
const remove = { method: 'delete', path: '/v1/campaigns/c' } as const;
const quick = { timeoutMs: 300 };

export const faultCases: FaultCase[] = [
  ...Object.entries({
    reads: list,
    puts: put,
    deletes: remove,
    'creates under a key': create,
    'replies under a key': reply,
  }).flatMap(([what, call]): FaultCase[] => [
    { what: `${what} after a 500`, call, faults: [broken], attempts: 2, ends: 'ok' },
    { what: `${what} after a 503`, call, faults: [{ status: 503 }], attempts: 2, ends: 'ok' },
    { what: `${what} after a reset`, call, faults: ['reset'], attempts: 2, ends: 'ok' },
  ]),
  { what: 'appends under a key', call: append, faults: ['reset', broken], attempts: 3, ends: 'ok' },
  { what: 'reads an answer that broke off', call: list, faults: ['break'], attempts: 2, ends: 'ok' },
  {
    what: 'reads after a stall',
    call: { ...list, options: quick },
    faults: ['stall'],
    attempts: 2,
    ends: 'ok',
  },
  {
    what: 'reads an answer that stalled in the middle',
    call: { ...list, options: quick },
    faults: ['stall in the body'],
    attempts: 2,
    ends: 'ok',
  },
  {
    what: 'gives up a read that always stalls',
    call: { ...list, options: { ...quick, maxRetries: 1 } },
    faults: ['stall', 'stall'],
    attempts: 2,
    ends: 'TimeoutError',
  },
  {
    what: 'gives up a read that always fails',
    call: list,
    faults: [broken, broken, broken, broken, broken],
    attempts: 5,
    ends: 'ServerError 500',
  },
  ...Object.entries({ 'a launch': launch, 'a change': patch }).flatMap(([what, call]): FaultCase[] => [
    { what: `does not repeat ${what} that failed`, call, faults: [broken], attempts: 1, ends: 'ServerError 500' },
    { what: `does not repeat ${what} without an answer`, call, faults: ['reset'], attempts: 1, ends: 'ConnectionError' },
    { what: `repeats ${what} that was limited`, call, faults: [limited], attempts: 2, ends: 'ok' },
  ]), // prettier-ignore
  {
    what: 'does not repeat a launch that stalls',
    call: { ...launch, options: quick },
    faults: ['stall'],
    attempts: 1,
    ends: 'TimeoutError',
  },
  {
    what: 'trusts no key that the operation does not honour',
    call: { ...launch, headers: { 'Idempotency-Key': 'mine' } },
    faults: [broken],
    attempts: 1,
    ends: 'ServerError 500',
  },
  {
    what: 'repeats a change that the caller calls idempotent',
    call: { ...patch, options: { idempotent: true } },
    faults: [broken],
    attempts: 2,
    ends: 'ok',
  },
  {
    what: 'does not repeat a create that the caller says is not idempotent',
    call: { ...create, options: { idempotent: false } },
    faults: [broken],
    attempts: 1,
    ends: 'ServerError 500',
  },
  {
    what: 'never repeats a conflict',
    call: create,
    faults: [conflict],
    attempts: 1,
    ends: 'ConflictError 409',
  },
  ...Object.entries<Fault>({
    'the first attempt stalled': 'stall',
    'its connection broke': 'reset',
    'a proxy gave up': broken,
  }).map(([when, fault]): FaultCase => ({
    what: `waits for a create that still runs after ${when}, as long as it takes`,
    call: { ...create, options: quick },
    faults: [fault, conflict, conflict, conflict],
    attempts: 5,
    ends: 'ok',
  })),
  {
    what: 'counts no more failures of a create that still runs than it may repeat',
    call: { ...create, options: { ...quick, maxRetries: 2 } },
    faults: ['stall', conflict, broken, conflict, 'stall'],
    attempts: 5,
    ends: 'TimeoutError',
  },
  {
    what: 'repeats no other conflict after a failure',
    call: create,
    faults: [broken, { status: 409, code: 'idempotency_key_reused' }],
    attempts: 2,
    ends: 'ConflictError 409',
  },
  {
    what: 'waits for nothing when it may not repeat',
    call: { ...create, options: { ...quick, maxRetries: 0 } },
    faults: ['stall'],
    attempts: 1,
    ends: 'TimeoutError',
  },
  {
    what: 'waits as long as it is asked to',
    call: list,
    faults: [{ status: 429, headers: { 'Retry-After': '1' } }],
    attempts: 2,
    ends: 'ok',
  },
  {
    what: 'does not wait an hour',
    call: list,
    faults: [{ status: 503, headers: { 'Retry-After': '3600' } }],
    attempts: 1,
    ends: 'ServerError 503',
  },
  {
    what: 'does not repeat when it may not',
    call: { ...list, options: { maxRetries: 0 } },
    faults: [limited],
    attempts: 1,
    ends: 'RateLimitError 429',
  },
];
