import {
  context,
  SpanStatusCode,
  trace,
  type Context,
  type Span,
  type SpanOptions,
  propagation,
  ROOT_CONTEXT,
  SpanKind,
} from '@opentelemetry/api';
import type { Middleware } from '../http/context.js';

/** Makes the spans of this service. */
export const tracer = () => trace.getTracer('outreach');

export interface InSpanOptions extends SpanOptions {
  /** What the span is part of; the current context by default. */
  parent?: Context;
}

/** Does work within a span: what begins meanwhile is part of it. */
export async function inSpan<T>(
  name: string,
  { parent = context.active(), ...options }: InSpanOptions,
  work: (span: Span) => Promise<T>,
): Promise<T> {
  return tracer().startActiveSpan(name, options, parent, async span => {
    try {
      return await work(span);
    } catch (error) {
      noteFailure(span, error);
      throw error;
    } finally {
      span.end();
    }
  });
}

/** Notes what kind of failure it was; never its message, in which addresses and values stand. */
export function noteFailure(span: Span, error: unknown): void {
  const { kind, code, name } = error as { kind?: unknown; code?: unknown; name?: unknown };
  const type = [kind, code, name].find(word => typeof word === 'string') ?? 'error';
  span.setAttribute('error.type', type as string);
  span.setStatus({ code: SpanStatusCode.ERROR });
}

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
