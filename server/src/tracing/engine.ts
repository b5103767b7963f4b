import { parseUrl } from '../domain/shared/parse-url.js';
import { SpanKind, SpanStatusCode } from '@opentelemetry/api';
import { hostOf } from '../domain/webhooks/outbound-url.js';
import type { JobRunnerOptions } from '../engine/jobs/runner.js';
import type { OutboundHttp } from '../engine/outbound/http.js';
import type { SmtpPoolRegistry } from '../engine/send/smtp-pool-registry.js';
import type { Task } from '../engine/scheduler/scheduler.js';
import { inSpan, changedRows } from './span.js';
import type { ReadableSpan, SpanProcessor } from '@opentelemetry/sdk-trace-node';

/** A trace for each run of a task that does something. */
export function tracedTask(task: Task): Task {
  const options = { root: true, attributes: { [taskName]: task.name } };
  const run = () =>
    inSpan(`task ${task.name}`, options, async span => {
      const more = await task.run();
      span.setAttribute(moreWork, more);
      return more;
    });
  return { ...task, run };
}

/** A span for each message that is handed to a server: which one, and not to whom. */
export function tracedPools(pools: SmtpPoolRegistry): SmtpPoolRegistry {
  return {
    ...pools,
    poolFor(mailbox) {
      const sender = pools.poolFor(mailbox);
      const { smtp, transport } = mailbox.settings;
      const isServer = mailbox.provider !== 'sandbox' && transport !== 'api';
      const host = isServer ? smtp?.host : mailbox.provider;
      const attributes = {
        'server.address': host,
        'outreach.account_id': mailbox.account_id,
        'outreach.mailbox_id': mailbox.id,
      };
      const options = { kind: SpanKind.CLIENT, attributes };
      return { ...sender, send: message => inSpan('send mail', options, () => sender.send(message)) };
    },
  };
}

/**
 * A span for each request to an address that users have set: to which host, since the rest of an address may hold secrets.
 * The receivers are strangers: they learn nothing of the trace.
 */
export function tracedOutbound(http: OutboundHttp, name: string): OutboundHttp {
  return {
    ...http,
    post(url, body, headers) {
      const parsed = parseUrl(url);
      const host = parsed ? hostOf(parsed) : undefined;
      const options = { kind: SpanKind.CLIENT, attributes: { 'server.address': host } };
      return inSpan(name, options, async span => {
        const answer = await http.post(url, body, headers);
        span.setAttribute('http.response.status_code', answer.status);
        return answer;
      });
    },
  };
}

type WorkFor = NonNullable<JobRunnerOptions['workFor']>;

/** A span for each chunk of a job. */
export function tracedWork(workFor: WorkFor): WorkFor {
  return (operation, job) => {
    const work = workFor(operation, job);
    const ids = { 'outreach.account_id': job.account_id, 'outreach.job_id': job.id };
    return {
      ...work,
      apply(chunk, items) {
        const attributes = { ...ids, 'outreach.operation': operation, 'outreach.rows': items.length };
        return inSpan('job chunk', { attributes }, () => work.apply(chunk, items));
      },
    };
  };
}

/** Attribute of the run of a task: its name. */
const taskName = 'outreach.task';
/** Whether it knows of more to do. */
const moreWork = 'outreach.more_work';

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
