import { Readable, pipeline } from 'node:stream';
import { parse, type CsvError } from 'csv-parse';
import { guessDelimiter, guessEncoding, namedDelimiter } from '../../domain/csv-dialect.js';

/** As many bytes as the guesses of encoding and delimiter look at. */
const START_BYTES = 64 * 1024;
/** Largest row, in bytes. */
const ROW_BYTES = 1024 * 1024;

/** A row of a CSV: its cells, or why it could not be read. */
export type CsvRow = string[] | { error: string };

/** Reads a CSV of any encoding and delimiter row by row; blank rows are left out, broken ones told. */
export async function* csvRows(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<CsvRow> {
  const texts = decoded(bytes);
  const first = await texts.next();
  if (first.done) return;
  const named = namedDelimiter(first.value);
  const parser = parse({
    delimiter: named?.delimiter ?? guessDelimiter(first.value),
    bom: true,
    relax_quotes: true,
    relax_column_count: true,
    skip_empty_lines: true,
    skip_records_with_empty_values: true,
    skip_records_with_error: true,
    max_record_size: ROW_BYTES,
    on_skip: error => {
      // In its place among the others, which may still wait in there to be read.
      parser.push({ error: reasonOf(error) });
      return undefined;
    },
  });
  pipeline(Readable.from(joined(named?.rest ?? first.value, texts)), parser, () => undefined);
  yield* parser as AsyncIterable<CsvRow>;
}

function reasonOf(error: CsvError | undefined): string {
  if (error?.code === 'CSV_QUOTE_NOT_CLOSED')
    return 'A quote that opens in this row is never closed: all that follows it was taken for its text.';
  if (error?.code === 'CSV_MAX_RECORD_SIZE') return 'The row is too long; a quote may not be closed.';
  return 'The row cannot be read as CSV.';
}

async function* joined(first: string, rest: AsyncIterable<string>): AsyncGenerator<string> {
  yield first;
  yield* rest;
}

/** The text of a file, its first piece long enough for a guess. */
async function* decoded(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  let start: Uint8Array[] | null = [];
  let size = 0;
  let decoder = new TextDecoder();
  for await (const chunk of bytes) {
    if (start === null) {
      yield decoder.decode(chunk, { stream: true });
      continue;
    }
    start.push(chunk);
    size += chunk.length;
    if (size < START_BYTES) continue;
    const beginning = Buffer.concat(start);
    start = null;
    decoder = new TextDecoder(guessEncoding(beginning));
    yield decoder.decode(beginning, { stream: true });
  }
  if (start !== null && size > 0) {
    const whole = Buffer.concat(start);
    decoder = new TextDecoder(guessEncoding(whole));
    yield decoder.decode(whole, { stream: true });
  }
  const rest = decoder.decode();
  if (rest !== '') yield rest;
}
