import { mail, type Sample } from '../build.js';

/** A mail as it was written down; what is absent of its label is not judged. */
export interface Written {
  name: string;
  /** The day on which it arrived. */
  at: string;
  kind: Sample['kind'];
  returns?: string | null;
  body?: string;
  from: string;
  subject: string;
  headers?: string[];
  text?: string;
  html?: string;
}

/** The mail in its raw bytes, as an answer to what we sent. */
export function sampleOf({ name, at, kind, returns, body, ...parts }: Written): Sample {
  return {
    name: `Absent: ${name}`,
    kind,
    at: new Date(`${at}T09:15:00Z`),
    raw: mail({ ...parts, answers: true }),
    ...(returns === undefined ? {} : { returns }),
    ...(body === undefined ? {} : { body }),
  };
}
