import { setTimeout as sleep } from 'node:timers/promises';
import { context, propagation, trace } from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { detectResources, envDetector, resourceFromAttributes } from '@opentelemetry/resources';
import { BatchSpanProcessor, NodeTracerProvider, type SpanExporter } from '@opentelemetry/sdk-trace-node';
import { onlyWork } from './engine.js';

export interface ExportOptions {
  /** Where the collector takes traces. */
  url: string;
  version: string;
  /** Called when the collector does not take traces, and when it does again. */
  tell(trouble: string | null): void;
}

/** How long a collector may take, unless a variable says otherwise; so long the end of the process waits at most for one. */
const timeoutMs = 3_000;

/**
 * Sends the spans of this process from now on; returns how to send the last ones and stop. Headers, time limits, sampling
 * and names come from the variables of OpenTelemetry.
 */
export function exportSpans({ url, version, tell }: ExportOptions): () => Promise<void> {
  const own = resourceFromAttributes({ 'service.name': 'outreach', 'service.version': version });
  const { OTEL_EXPORTER_OTLP_TIMEOUT, OTEL_EXPORTER_OTLP_TRACES_TIMEOUT } = process.env;
  const isSpecified = OTEL_EXPORTER_OTLP_TIMEOUT || OTEL_EXPORTER_OTLP_TRACES_TIMEOUT;
  const timeoutMillis = isSpecified ? undefined : timeoutMs;
  const exporter = loggingExporter(new OTLPTraceExporter({ url, timeoutMillis }), tell);
  const provider = new NodeTracerProvider({
    resource: own.merge(detectResources({ detectors: [envDetector] })),
    spanProcessors: [onlyWork(new BatchSpanProcessor(exporter))],
  });
  provider.register();
  return async () => {
    for (const api of [trace, context, propagation]) api.disable();
    // What the collector does not take has been reported.
    const sent = provider.shutdown().catch(() => undefined);
    await Promise.race([sent, sleep(timeoutMs, undefined, { ref: false })]);
  };
}

/** Traces are lost while their collector is away, and nothing else is: that is reported once. */
function loggingExporter(exporter: SpanExporter, tell: ExportOptions['tell']): SpanExporter {
  let fails = false;
  return {
    export(spans, done) {
      exporter.export(spans, result => {
        const failed = result.code !== 0;
        if (failed !== fails) tell(failed ? (result.error?.message ?? 'unknown') : null);
        fails = failed;
        done(result);
      });
    },
    forceFlush: async () => exporter.forceFlush?.(),
    shutdown: () => exporter.shutdown(),
  };
}
