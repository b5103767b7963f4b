import type { Job } from 'outreach-sdk';

/** Returns an `onProgress` for `waitForJob`. It prints a line each time the progress of the job changes. */
export function jobProgress(): (job: Job) => void {
  let shown = '';
  return ({ status, progress, cursor }) => {
    const line = `${status.padEnd(9)} ${String(progress).padStart(3)} %  ${cursor} processed`;
    if (line !== shown) console.log(line);
    shown = line;
  };
}
