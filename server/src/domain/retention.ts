const day = 24 * 60 * 60_000;

/**
 * For how long, in milliseconds, bulk work keeps what is large: uploads since they were last used, rows and ids that were
 * given to a job and the file of an export since the job ended. As long as events and deliveries.
 */
const keptMs = 30 * day;

/** For how much longer it is there, though nobody is shown it: a download may be under way. */
export const graceMs = day;

/** When something last used at an instant is no longer kept. */
export function keptUntil(lastUse: Date): Date {
  return new Date(lastUse.getTime() + keptMs);
}

/** When something last used at an instant may be forgotten. */
export function goneAt(lastUse: Date): Date {
  return new Date(lastUse.getTime() + keptMs + graceMs);
}

/** Whether what a job was given, and made, is still kept; it always is while the end of the job is yet to come. */
export function isKept(endedAt: Date, now: Date): boolean {
  return keptUntil(endedAt) > now;
}
