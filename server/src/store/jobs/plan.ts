import type { JobCounts } from '../../domain/jobs/job-state.js';
import type { ColumnLayout, JobInput, Projection } from '../../generated/types.js';
import type { PeopleFilter } from '../people/filter/queries.js';

/** Whom bulk work is about, as a set that the database walks. */
export type Population =
  /** The rows of a set: ids that a request named, or a finished upload. */
  | { kind: 'set'; setId: string }
  /** The members of a list, all or those whom a filter shows. */
  | { kind: 'list'; listId: string; filter: PeopleFilter | null }
  /** The leads of a campaign. */
  | { kind: 'campaign'; campaignId: string }
  /** The people whom a filter shows. */
  | { kind: 'people'; filter: PeopleFilter };

/** Whom to leave out; whoever matches any of these. */
export interface Exclusions {
  listId?: string;
  campaignId?: string;
  /** Of a set of ids. */
  setId?: string;
}

/** People, and whom of them to leave out. */
export interface Selected {
  population: Population;
  exclusions: Exclusions;
}

/** What a job does, as the engine reads it; the echo of the request is beside it. */
export interface JobPlan {
  /** Whom it is about; absent in imports. */
  selected?: Selected;
  /** Whom an import leaves out. */
  exclusions?: Exclusions;
  /** The set of ids that the request named, for the echo. */
  setId?: string;
  /** Who is erased, by the global lead id. */
  personId?: string;
  /** The list that changes. */
  targetListId?: string;
  /** The upload that is imported; absent where the rows were given to the job. */
  uploadId?: string;
  /**
   * Custom fields that the campaign of an import asked for when it was started: they name columns of the
   * file.
   */
  customKeys?: string[];
  projection?: Projection;
  columnLayout?: ColumnLayout;
}

/** What the column `input` of a job contains. */
export interface StoredInput {
  echo: JobInput;
  plan: JobPlan;
}

/**
 * What the column `result` of a job contains: the counters, and the first people concerned, for the event.
 */
export interface StoredResult {
  counts: JobCounts;
  people: string[];
  fileSize?: number;
}
