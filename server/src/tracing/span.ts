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
  type Attributes,
} from '@opentelemetry/api';
import type { Middleware } from '../http/context.js';
import { AsyncResource } from 'node:async_hooks';
import { tracingChannel } from 'node:diagnostics_channel';
import type { Database } from '../store/database/database.js';

/** Makes the spans of this service. */
const tracer = () => trace.getTracer('outreach');

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
function noteFailure(span: Span, error: unknown): void {
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

/** A statement as the driver reports it: its text holds values. */
interface Statement {
  query: string;
  result?: unknown;
  error?: unknown;
}

/** Of a statement that inserts thousands of rows only the beginning is read. */
const lookedAt = 4_000;
/** A value in quotes, to its end or to that of the text. */
const values = /(['"])(?:\\.|(?!\1).)*(?:\1|$)/gs;
const tableName = /\b(?:from|into|update|table|join)\s+`?(\w+)/i;

/**
 * A span for each statement of this process that is part of something; returns how to stop. It says what is done to which
 * table and how many rows that was about: neither the statement nor its values.
 */
export function traceStatements(database: Database): () => void {
  const spans = new WeakMap<object, Span>();

  function start(statement: Statement): void {
    if (!trace.getActiveSpan()?.isRecording()) return;
    const text = statement.query.slice(0, lookedAt).replace(values, '');
    const operation = /\w+/.exec(text)?.[0].toUpperCase() ?? '';
    const table = tableName.exec(text)?.[1];
    const attributes = {
      'db.system.name': database.flavour,
      'db.operation.name': operation,
      'db.collection.name': table,
    };
    const name = table ? `${operation} ${table}` : operation;
    spans.set(statement, tracer().startSpan(name, { kind: SpanKind.CLIENT, attributes }));
  }

  function end(statement: Statement): void {
    const span = spans.get(statement);
    if (!span) return;
    spans.delete(statement);
    if (statement.error) noteFailure(span, statement.error);
    else span.setAttributes(rowsOf(statement.result));
    span.end();
  }

  const onMessage = (handle: (statement: Statement) => void) => (message: object) =>
    handle(message as Statement);
  const subscribers = {
    start: onMessage(start),
    // The call is over and the answer is not there yet, unless the call itself failed.
    end: onMessage(statement => statement.error && end(statement)),
    asyncStart: onMessage(end),
    asyncEnd: () => undefined,
    error: () => undefined,
  };
  const channels = ['mysql2:query', 'mysql2:execute'].map(name => tracingChannel(name));
  for (const channel of channels) channel.subscribe(subscribers);
  const forget = keepContexts(database);
  return () => {
    for (const channel of channels) channel.unsubscribe(subscribers);
    forget();
  };
}

function rowsOf(result: unknown): Attributes {
  if (Array.isArray(result)) return { 'db.response.returned_rows': result.length };
  return { [changedRows]: (result as { affectedRows?: number } | undefined)?.affectedRows };
}

/** Attribute of statements that write. */
export const changedRows = 'outreach.changed_rows';

/**
 * What waits for a connection goes on when another statement gives its one back, and would count as part of that. Answers
 * how to undo this.
 */
function keepContexts({ pool }: Database): () => void {
  const bare = pool.pool;
  const take = bare.getConnection.bind(bare);
  bare.getConnection = callback => take(AsyncResource.bind(callback));
  return () => Reflect.deleteProperty(bare, 'getConnection');
}
