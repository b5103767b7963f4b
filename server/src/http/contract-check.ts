import type { Detail } from '../domain/api-error.js';
import { isByteStream, type Answer } from './contract.js';
import { detailsOf } from './details.js';
import type { Endpoint } from './endpoint.js';

/** A response that the contract does not allow. */
export interface ContractViolation {
  operationId: string;
  status: number;
  details: (Omit<Detail, 'code'> & { code: Detail['code'] | 'unknown_status' })[];
}

/** Compares a response with the contract, as the caller would read it; null when it is allowed. */
export function violationOf(endpoint: Endpoint, answer: Answer): ContractViolation | null {
  if (!endpoint.contract || isByteStream(answer.body) || answer.body instanceof Uint8Array) return null;
  const { status } = answer;
  const { responses, statuses } = endpoint.contract;
  const validate = responses[status] ?? responses[`${Math.floor(status / 100)}XX`];
  const violation = { operationId: endpoint.name, status };
  if (!validate && statuses.includes(status)) return null; // a response without JSON
  const judge = validate ?? responses.default;
  if (!judge || (!validate && status < 400)) {
    return {
      ...violation,
      details: [{ path: '', code: 'unknown_status', message: 'is no status of this operation' }],
    };
  }
  const sent: unknown = answer.body === undefined ? undefined : JSON.parse(JSON.stringify(answer.body));
  return judge(sent) ? null : { ...violation, details: detailsOf(judge.errors ?? [], sent) };
}
