import { SpanStatusCode } from '@opentelemetry/api';
import type { ReadableSpan, SpanProcessor } from '@opentelemetry/sdk-trace-node';
import { changedRows } from './database.js';

/** Attribute of the run of a task: its name. */
export const taskName = 'outreach.task';
/** Whether it knows of more to do. */
export const moreWork = 'outreach.more_work';

/** A run with more spans than this has done something. */
const mostHeld = 200;

/**
 * Lets only those runs of tasks through that did something: a worker looks for work several times a second, and mostly
 * there is none. The spans of a run are held back until one of them shows that it works; other traces go through.
 */
export function onlyWork(next: SpanProcessor): SpanProcessor {
  const held = new Map<string, ReadableSpan[]>();

  return {
    onStart(span, context) {
      if (taskName in span.attributes) held.set(span.spanContext().traceId, []);
      next.onStart(span, context);
    },
    onEnd(span) {
      const { traceId } = span.spanContext();
      const spans = held.get(traceId);
      if (!spans) return next.onEnd(span);
      spans.push(span);
      const works = showsWork(span) || spans.length > mostHeld;
      if (works) for (const each of spans) next.onEnd(each);
      if (works || taskName in span.attributes) held.delete(traceId);
    },
    forceFlush: () => next.forceFlush(),
    shutdown: () => next.shutdown(),
  };
}

function showsWork({ attributes, status }: ReadableSpan): boolean {
  if (status.code === SpanStatusCode.ERROR) return true;
  if (taskName in attributes) return attributes[moreWork] === true;
  if (!('db.system.name' in attributes)) return true;
  // Who keeps the right to do something has not done it yet.
  return Number(attributes[changedRows] ?? 0) > 0 && attributes['db.collection.name'] !== 'leases';
}
