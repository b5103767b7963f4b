import { propagation, ROOT_CONTEXT, SpanKind, SpanStatusCode } from '@opentelemetry/api';
import type { Middleware } from '../http/context.js';
import { inSpan } from './span.js';

/** Makes a span for each request but those of `/health`, part of the caller's trace if `traceparent` names one. */
export function traceRequests(): Middleware {
  return (ctx, next) => {
    if (/^\/health(?:\?|$)/.test(ctx.url)) return next();
    const parent = propagation.extract(ROOT_CONTEXT, ctx.headers);
    return inSpan(ctx.method, { kind: SpanKind.SERVER, parent }, async span => {
      await next();
      const { route, requestId, key } = ctx.state;
      span.updateName(`${ctx.method} ${route?.path ?? ''}`.trim());
      span.setAttributes({
        'http.request.method': ctx.method,
        'http.route': route?.path,
        'http.response.status_code': ctx.status,
        'outreach.request_id': requestId,
        'outreach.account_id': key?.accountId,
      });
      if (ctx.status >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
    });
  };
}
