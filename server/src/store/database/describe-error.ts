/** Of a statement that inserts thousands of rows only the beginning is looked at, and less is shown. */
const lookedAt = 20_000;
const shown = 1_000;
/** Causes of causes that are described. */
const deepest = 5;

/** A value in quotes, to its end or to that of the text. */
const literals = /(['"])(?:\\.|(?!\1).)*(?:\1|$)/gs;
/** What the server quotes of values, up to the key, column and row that it names at the end. */
const quoted = /(['"])(?:.*\1|.*$)/s;
const place = /(?: for (?:key|column) ['`][\w.`]+['`])?(?: at (?:row|line) \d+)?\.?$/;

/** An error of a statement, as mysql2 and TypeORM throw it. */
interface StatementError extends Error {
  errno?: number;
  code?: string;
  /** Of TypeORM; its `parameters` stand beside it. */
  query?: string;
  /** Of mysql2, with the values in it. */
  sql?: string;
}

/**
 * Returns an error as it is logged. Of a statement that failed its text is kept and none of its values, which are
 * people's data: not the parameters, nor what the server repeats of them in its message.
 */
export function describeError(error: unknown, depth = 0): unknown {
  if (!(error instanceof Error) || depth > deepest) return error instanceof Error ? error.name : error;
  const described = isOfStatement(error) ? describeStatement(error) : describeOther(error, depth);
  return {
    type: error.constructor.name,
    ...described,
    ...(error.cause !== undefined && { cause: describeError(error.cause, depth + 1) }),
  };
}

/** Returns what {@link describeError} says in a line. */
export function describeBriefly(error: unknown): string {
  return isOfStatement(error) ? `${error.name}: ${messageOf(error)}` : String(error);
}

/** Whether a database refused a statement. */
export function isOfStatement(error: unknown): error is StatementError {
  return error instanceof Error && ('sql' in error || 'sqlMessage' in error || 'parameters' in error);
}

function describeStatement(error: StatementError) {
  const { errno, code, query, sql } = error;
  const frames = (error.stack ?? '').split('\n').filter(line => /^\s+at /.test(line));
  const message = messageOf(error);
  const text = query === undefined || query === '?' ? sql : query;
  const statement = text?.slice(0, lookedAt).replace(literals, '?').slice(0, shown);
  return { message, errno, code, statement, stack: [`${error.name}: ${message}`, ...frames].join('\n') };
}

function describeOther(error: Error, depth: number) {
  const own = Object.entries(error).filter(([key]) => key !== 'cause');
  const { errors } = error as { errors?: unknown };
  return {
    message: error.message,
    stack: error.stack,
    ...Object.fromEntries(own.map(([key, value]) => [key, describeError(value, depth + 1)])),
    ...(Array.isArray(errors) && { errors: errors.map(each => describeError(each, depth + 1)) }),
  };
}

function messageOf({ message }: Error): string {
  const { index } = place.exec(message)!;
  return message.slice(0, index).replace(quoted, '…') + message.slice(index);
}
