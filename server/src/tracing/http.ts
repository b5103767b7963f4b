import { propagation, ROOT_CONTEXT, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import { healthPath } from '../http/bind.js';
import { pathOf } from '../http/request-target.js';
import type { HttpServerOptions } from '../http/server.js';
import { inSpan } from './span.js';

/** A span for each request, part of the caller's trace where `traceparent` names one. Checks of health get none. */
export const tracedRequests: Required<Pick<HttpServerOptions, 'around' | 'onAnswered'>> = {
  around(req, work) {
    if (pathOf(req.url ?? '') === healthPath) return work();
    const parent = propagation.extract(ROOT_CONTEXT, req.headers);
    return inSpan(req.method ?? '', { kind: SpanKind.SERVER, parent }, work);
  },
  onAnswered({ method, route, status, requestId, accountId }) {
    const span = trace.getActiveSpan();
    if (!span) return;
    span.updateName(`${method} ${route}`.trim());
    span.setAttributes({
      'http.request.method': method,
      'http.route': route || undefined,
      'http.response.status_code': status,
      'outreach.request_id': requestId,
      'outreach.account_id': accountId ?? undefined,
    });
    if (status >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
  },
};
