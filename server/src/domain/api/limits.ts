/**
 * The limits of the API that are the same for every account. `GET /v1/meta/limits` reports them, and whoever enforces one
 * takes it from here; those that the contract enforces too are compared with it by a test.
 */
export const limits = {
  /** Rows of a page when the caller names no `limit`. */
  defaultPageSize: 20,
  /** Most rows of a page. */
  maxPageSize: 100,
  /** Leads of `leads/bulk`, and ids of `leads:add`, `leads:remove` and of list members at once. */
  bulkSync: 100,
  /** Leads of `leads/bulk/async`, of `POST /v1/jobs` and of `enroll`. */
  bulkAsync: 1000,
  /** Rows of one append to a staged import. */
  stagingRowsPerAppend: 500,
  /** Jobs of an account that run at the same time. */
  runningJobs: 3,
  /** Jobs of an account that wait for their turn. */
  queuedJobs: 100,
  /** Bytes of an uploaded file; the quota of its account may be less. */
  uploadBytes: 1024 ** 3,
  /** Bytes of a flow as JSON, as it is sent and as it is stored. */
  flowBytes: 1_048_576,
  /** Bytes of one of its nodes as JSON, as it is stored. */
  flowNodeBytes: 65_536,
  flowNodes: 500,
  flowEdges: 1000,
  /** Custom fields that a flow declares. */
  customFieldKeys: 1000,
  /** Issues of a flow that one response reports. */
  flowIssues: 100,
  /** Most days of one answer of the campaign stats: ten years. */
  statsDays: 3660,
} as const;

/**
 * Whether a text has more than so many characters, counted as the contract and the columns count them: one outside of the
 * basic plane, such as an emoji, is one, though it takes two UTF-16 units.
 */
export function isLongerThan(text: string, characters: number): boolean {
  if (text.length <= characters) return false;
  return text.length > 2 * characters || [...text].length > characters;
}

/** A text's first characters, counted like that. */
export function firstCharacters(text: string, characters: number): string {
  if (text.length <= characters) return text;
  let units = 0;
  for (let count = 0; count < characters && units < text.length; count++)
    units += text.codePointAt(units)! > 0xffff ? 2 : 1;
  return text.slice(0, units);
}

const eventTextLength = 16_000;

/** The text of a message as events have it. */
export function eventText(text: string): string {
  return firstCharacters(text, eventTextLength);
}
