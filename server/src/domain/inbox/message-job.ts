/** Ends a message job as it is: nothing is due any more. */
export function ended(status: 'failed' | 'cancelled', status_reason: string, error_message?: string) {
  return {
    status,
    status_reason,
    send_wait_reason: null,
    due_at: null,
    ...(error_message !== undefined && { error_message }),
  };
}

/** Returns a message job to the queue until a time; only a queued job has a reason to wait. */
export function waitFor<Reason extends string>(send_wait_reason: Reason, at: number) {
  return { status: 'queued' as const, send_wait_reason, due_at: new Date(at) };
}
