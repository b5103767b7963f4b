import { expect } from 'chai';
import type { FaultOutcome } from './fault-call.js';
import type { FaultCase } from './fault-cases.js';
import type { Seen } from './faulty-service.js';

/** Holds what a call did, wherever it ran, to what its case says. */
export function expectFaultCase(
  { what, call, faults, attempts, ends }: FaultCase,
  { result, status, log }: FaultOutcome,
  seen: Seen[],
): void {
  expect(status === undefined ? result : `${result} ${status}`, what).to.equal(ends);
  expect(log, what).to.have.length(attempts);
  expect(seen, what).to.have.length(attempts);

  // Every attempt is the same request, under one key where the operation honours one.
  expect(new Set(seen.map(each => JSON.stringify(each)))).to.have.property('size', 1);
  expect(seen[0]).to.include({ method: call.method.toUpperCase(), path: call.path });
  expect(seen[0]!.body, what).to.equal(call.body ? JSON.stringify(call.body) : '');
  if (/campaigns$|staging-rows$|reply$/.test(call.path) && call.method === 'post')
    expect(seen[0]!.key, what).to.match(/^\d+(-\d+){3}$/);
  else expect(seen[0]!.key, what).to.equal(call.headers?.['Idempotency-Key']);

  for (const [index, entry] of log.entries()) {
    const isLast = index === attempts - 1;
    expect(entry.attempt).to.equal(index + 1);
    expect(entry.retryInMs === undefined, `${what}: the last is not repeated`).to.equal(isLast);
    const fault = faults[index];
    if (typeof fault === 'object') {
      expect(entry).to.include({ status: fault.status, requestId: 'req-1' });
      const seconds = Number(fault.headers?.['Retry-After'] ?? 0);
      const most = Math.min(8_000, 250 * 2 ** entry.attempt);
      if (!isLast) expect(entry.retryInMs).to.be.within(seconds * 1000, seconds * 1000 + most);
    }
  }
}
