import { str, type CleanedEnv } from 'envalid';
import { oneOf, webAddress } from './config-files.js';

/** The settings of traces. They are those of OpenTelemetry, whose packages read some more. */
export const tracingSettings = {
  OTEL_EXPORTER_OTLP_ENDPOINT: webAddress('http://localhost:4318')({
    default: undefined,
    desc: 'Address of an OpenTelemetry collector for traces over HTTP, such as http://localhost:4318. Default: no traces.',
  }),
  OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: webAddress('http://localhost:4318/v1/traces')({
    default: undefined,
    desc: 'Full URL for traces, if it is not /v1/traces of that address.',
  }),
  OTEL_TRACES_EXPORTER: oneOf(['otlp', 'none'])({
    default: undefined,
    desc: 'otlp: send traces, by default to http://localhost:4318. none: send no traces.',
  }),
  OTEL_EXPORTER_OTLP_PROTOCOL: oneOf(['http/json', 'http/protobuf'])({
    default: undefined,
    desc: 'Traces are sent as JSON over HTTP with either value. Collectors accept both formats at the same address. There is no gRPC.',
  }),
  OTEL_SDK_DISABLED: str({ default: undefined, desc: 'true: send no traces.' }),
};

type Settings = CleanedEnv<typeof tracingSettings>;

/** Returns where traces are sent, or undefined if they are not sent. */
export function tracingOf(env: Settings): { url: string } | undefined {
  const { OTEL_EXPORTER_OTLP_ENDPOINT: collector, OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: whole } = env;
  const { OTEL_TRACES_EXPORTER: exporter } = env;
  const isOff = exporter === 'none' || env.OTEL_SDK_DISABLED?.toLowerCase() === 'true';
  if (isOff || !(exporter ?? collector ?? whole)) return undefined;
  return { url: whole ?? `${(collector ?? 'http://localhost:4318').replace(/\/+$/, '')}/v1/traces` };
}
