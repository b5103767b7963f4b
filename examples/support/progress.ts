import type { Job } from 'outreach-sdk';

/** Prints a line each time that a job got further: for `waitForJob`, and for the job that `importLeads` reports. */
export function jobProgress(): (job: Job) => void {
  let shown = '';
  return ({ status, progress, cursor }) => {
    const line = `${status.padEnd(9)} ${String(progress).padStart(3)} %  ${cursor} handled`;
    if (line !== shown) console.log(line);
    shown = line;
  };
}
