import { unwrap, type Result } from './result.js';

/**
 * Query parameters of one page. Spread them into the `query` of a list call.
 *
 * @example
 * const fetchPage = (page: PageQuery) => client.GET('/v1/people', { params: { query: { ...page, q: 'acme' } } });
 */
export interface PageQuery {
  limit: number;
  offset: number;
}

/**
 * The response body of a list.
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
 * Options of {@link paginate}.
 *
 * @example
 * const options: PaginateOptions = { limit: 20, offset: 40 };
 */
export interface PaginateOptions {
  /** Rows per request, 1 to 100. Default: 100. */
  limit?: number | undefined;
  /** Rows to skip. Default: 0. */
  offset?: number | undefined;
}

/**
 * Reads all rows of a list, page by page while you iterate. Stop early with `break`.
 *
 * Pages are cut by position. If rows are added or removed while you iterate, a row can appear twice or be missed.
 *
 * @param fetchPage makes the list call for one page
 * @throws {OutreachError} when a page cannot be read
 * @throws {TypeError} when `fetchPage` does not make a list call with the page in its query
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
    // A call that leaves the page out would read the first page forever.
    if (page?.total_count === undefined || (page.offset ?? offset) !== offset)
      throw new TypeError('fetchPage must make a list call with the limit and offset of the page');
    yield* page.data;
    const { length } = page.data;
    offset += length;
    // Some lists count only to 10,000, and have more rows: a full page is not the last one.
    if (!length || (length < (page.limit ?? limit) && offset >= page.total_count)) return;
  }
}
