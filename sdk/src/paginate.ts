import { unwrap, type Result } from './result.js';

/**
 * Query parameters of one page: spread them into the `query` of a list call.
 *
 * @example
 * const fetchPage = (page: PageQuery) => client.GET('/v1/people', { params: { query: { ...page, q: 'acme' } } });
 */
export interface PageQuery {
  limit: number;
  offset: number;
}

/**
 * The body that list endpoints answer.
 *
 * @example
 * const count = ({ total_count }: ListBody<unknown>) => total_count;
 */
export interface ListBody<Row> {
  data: Row[];
  total_count: number;
  limit?: number;
  offset?: number;
}

/**
 * Where {@link paginate} begins, and how much it reads at a time.
 *
 * @example
 * const options: PaginateOptions = { limit: 20, offset: 40 };
 */
export interface PaginateOptions {
  /** Rows to read per request, 1 to 100; 100 when left out. */
  limit?: number | undefined;
  /** Rows to skip before the first; none when left out. */
  offset?: number | undefined;
}

/**
 * All rows of a list, read page by page while you iterate. Stop early with `break`.
 *
 * Pages are cut by position: rows that appear or vanish while you iterate can shift the others, so that one comes twice or is missed.
 *
 * @param fetchPage makes the list call for one page
 * @throws {OutreachError} when a page cannot be read
 * @throws {TypeError} when `fetchPage` is no function that makes a list call with the page in its query
 * @example
 * const running = paginate(page => client.GET('/v1/campaigns', { params: { query: { ...page, status: 'running' } } }));
 * for await (const campaign of running) console.log(campaign.name);
 */
export async function* paginate<Row>(
  fetchPage: (page: PageQuery) => PromiseLike<Result<ListBody<Row>>>,
  { limit = 100, offset = 0 }: PaginateOptions = {},
): AsyncGenerator<Row, void, undefined> {
  for (;;) {
    const result = typeof fetchPage === 'function' ? await fetchPage({ limit, offset }) : undefined;
    const page = result?.response && (await unwrap(result));
    // A call that leaves the page out would read the first one for ever.
    if (page?.total_count === undefined || (page.offset ?? offset) !== offset)
      throw new TypeError('fetchPage must put the page in a list call');
    yield* page.data;
    const { length } = page.data;
    offset += length;
    // Some lists count to 10,000 and go on behind that: a full page is not the last one.
    if (!length || (length < (page.limit ?? limit) && offset >= page.total_count)) return;
  }
}
