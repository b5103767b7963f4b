import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

/** A span as it arrived. */
export interface CollectedSpan {
  name: string;
  traceId: string;
  spanId: string;
  parentSpanId: string;
  attributes: Record<string, string | number | boolean>;
  failed: boolean;
}

export interface Collector {
  /** For OTEL_EXPORTER_OTLP_ENDPOINT. */
  url: string;
  spans: CollectedSpan[];
  /** Headers of what arrived last. */
  headers(): IncomingHttpHeaders;
  /** All that arrived, as text. */
  received(): string;
  /** Names of a span and what it is part of, the outermost first. */
  pathOf(span: CollectedSpan): string[];
  close(): Promise<void>;
}

interface Value {
  stringValue?: string;
  intValue?: string | number;
  boolValue?: boolean;
}

interface OtlpSpan {
  name: string;
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  attributes: { key: string; value: Value }[];
  status?: { code?: number };
}

interface OtlpRequest {
  resourceSpans: { scopeSpans: { spans: OtlpSpan[] }[] }[];
}

/** Takes traces over OTLP/HTTP in JSON, as an OpenTelemetry collector does. */
export async function startCollector(): Promise<Collector> {
  const spans: CollectedSpan[] = [];
  let received = '';
  let headers: IncomingHttpHeaders = {};
  const server = createServer((request, response) => {
    void text(request).then(body => {
      received += body;
      headers = request.headers;
      if (request.url === '/v1/traces') spans.push(...spansIn(body));
      response.writeHead(request.url === '/v1/traces' ? 200 : 404, { 'content-type': 'application/json' });
      response.end('{}');
    });
  });
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  const pathOf = (span: CollectedSpan): string[] => {
    const outer = spans.find(({ spanId }) => spanId === span.parentSpanId);
    return [...(outer ? pathOf(outer) : []), span.name];
  };
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    spans,
    headers: () => headers,
    received: () => received,
    pathOf,
    close: () =>
      new Promise(resolve => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function spansIn(body: string): CollectedSpan[] {
  const { resourceSpans } = JSON.parse(body) as OtlpRequest;
  return resourceSpans
    .flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans))
    .map(({ name, traceId, spanId, parentSpanId = '', attributes, status }) => ({
      name,
      traceId,
      spanId,
      parentSpanId,
      attributes: Object.fromEntries(attributes.map(({ key, value }) => [key, valueOf(value)])),
      failed: status?.code === 2,
    }));
}

function valueOf({ stringValue, intValue, boolValue }: Value): string | number | boolean {
  return stringValue ?? boolValue ?? Number(intValue);
}
