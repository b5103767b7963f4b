import type { EventType } from '../../generated/events.js';

/** Why delivery was switched off. */
export type DisabledReason = 'endpoint_gone' | 'endpoint_failing';

/** A secret that was replaced, and when it ends. */
export interface FormerSecret {
  secret: string;
  until: Date;
}

/** Where an account's events go, with its secrets in clear. */
export interface WebhookSettings {
  url: string | null;
  /** Null where we lack the key that sealed it: see `currentSecret`. */
  secret: string | null;
  /** Those that sign too and can be read, each until its end; the one that ends last first. */
  formerSecrets: FormerSecret[];
  enabledEvents: string[];
  /** Since when every attempt has failed; null while the last one did not. */
  failingSince: Date | null;
  disabledAt: Date | null;
  disabledReason: DisabledReason | null;
  /** When they were last set, or switched off. */
  updatedAt: Date;
}

/** What can be set; what is left out stays. */
export interface WebhookSettingsChange {
  url?: string | null;
  secret?: string;
  enabledEvents?: readonly string[];
}

/** For how long a replaced secret signs beside the new one. */
const rotationMs = 24 * 60 * 60_000;
/** Most replaced secrets that sign at a time: each makes the header of every delivery longer. */
const maxFormerSecrets = 10;

/**
 * Returns the settings as they are after a change. A secret that replaces another leaves that one valid for 24 hours,
 * whatever replaces it meanwhile; a URL that is set switches delivery on again.
 */
export function changedSettings(
  before: WebhookSettings,
  { url, secret, enabledEvents }: WebhookSettingsChange,
  now: Date,
): WebhookSettings {
  return {
    ...before,
    updatedAt: now,
    ...(url !== undefined && { url, failingSince: null, disabledAt: null, disabledReason: null }),
    ...(enabledEvents && { enabledEvents: [...enabledEvents] }),
    ...(secret && secret !== before.secret && rotated(before, secret, now)),
  };
}

function rotated(
  before: WebhookSettings,
  secret: string,
  now: Date,
): Pick<WebhookSettings, 'secret' | 'formerSecrets'> {
  const until = new Date(now.getTime() + rotationMs);
  const replaced = before.secret === null ? [] : [{ secret: before.secret, until }];
  // One that comes back signs as the present one.
  const others = before.formerSecrets.filter(former => former.until > now && former.secret !== secret);
  return { secret, formerSecrets: [...replaced, ...others].slice(0, maxFormerSecrets) };
}

/** The names that a selection of types and groups may hold a type by: `*` is every type, `lead.*` each that begins with `lead.`. */
export function selectorsOf(type: EventType): string[] {
  const parts = type.split('.');
  const groups = parts.slice(1).map((_, index) => `${parts.slice(0, index + 1).join('.')}.*`);
  return ['*', ...groups, type];
}
