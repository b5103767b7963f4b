import { str } from 'envalid';
import { oneOf, webAddress } from './config-files.js';

/** The settings of traces; they are those of OpenTelemetry, whose further ones are read by its packages. */
export const tracingSettings = {
  OTEL_EXPORTER_OTLP_ENDPOINT: webAddress('http://localhost:4318')({
    default: undefined,
    desc: 'Address of an OpenTelemetry collector, such as http://localhost:4318, to send traces to over HTTP. Default: none.',
  }),
  OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: webAddress('http://localhost:4318/v1/traces')({
    default: undefined,
    desc: 'The whole address for traces, where it is not /v1/traces there.',
  }),
  OTEL_TRACES_EXPORTER: oneOf(['otlp', 'none'])({
    default: undefined,
    desc: 'otlp sends traces to http://localhost:4318 unless an address is set; none sends nothing.',
  }),
  OTEL_EXPORTER_OTLP_PROTOCOL: oneOf(['http/json', 'http/protobuf'])({
    default: undefined,
    desc: 'Traces are sent over HTTP, as JSON, which collectors take at the same address as protobuf; never over gRPC.',
  }),
  OTEL_SDK_DISABLED: str({ default: undefined, desc: 'true sends nothing.' }),
};

type Settings = { [name in keyof typeof tracingSettings]: string | undefined };

/** Where traces are sent; undefined where they are not. */
export function tracingOf(env: Settings): { url: string } | undefined {
  const { OTEL_EXPORTER_OTLP_ENDPOINT: collector, OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: whole } = env;
  const { OTEL_TRACES_EXPORTER: exporter } = env;
  const isOff = exporter === 'none' || env.OTEL_SDK_DISABLED?.toLowerCase() === 'true';
  if (isOff || !(exporter ?? collector ?? whole)) return undefined;
  return { url: whole ?? `${(collector ?? 'http://localhost:4318').replace(/\/+$/, '')}/v1/traces` };
}
