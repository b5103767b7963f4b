import { makeValidator } from 'envalid';

/** What is wanted, and what was given instead: for settings that are no secrets. */
function wrong(wanted: string, input: string): Error {
  return new Error(`${wanted} is wanted, not "${input}"`);
}

function wholeNumber(wanted: string, least: number, most = Infinity) {
  return makeValidator<number>(input => {
    const value = Number(input);
    if (Number.isInteger(value) && value >= least && value <= most && input.trim() !== '') return value;
    throw wrong(wanted, input);
  });
}

export const positive = wholeNumber('a whole number of at least 1', 1);

export const port = wholeNumber('a port number from 0 to 65535', 0, 65_535);

export const seconds = makeValidator<number>(input => {
  const value = Number(input);
  if (Number.isFinite(value) && value >= 0 && input.trim() !== '') return value;
  throw wrong('a number of seconds', input);
});

/** An address with its protocol; `example` is shown to who forgot that. */
export function webAddress(example: string) {
  return makeValidator<string>(input => {
    if (/^https?:\/\//i.test(input) && URL.canParse(input)) return input;
    throw wrong(`an address such as ${example}`, input);
  });
}

/** The address of a Redis; it may hold a password, so it is not repeated. */
export const redisUrl = makeValidator<string>(input => {
  if (/^rediss?:\/\/[^/]/i.test(input) && URL.canParse(input)) return input;
  throw new Error('it must look like redis://user:password@host:6379, or rediss:// for TLS');
});

export const yesOrNo = makeValidator<boolean>(input => {
  if (/^(?:true|t|yes|on|1)$/i.test(input)) return true;
  if (/^(?:false|f|no|off|0)$/i.test(input)) return false;
  throw wrong('true or false', input);
});

/** One of a few words. */
export function oneOf(words: readonly string[]) {
  const [last, ...others] = [...words].reverse();
  return makeValidator<string>(input => {
    if (words.includes(input)) return input;
    throw wrong(`${others.reverse().join(', ')} or ${last}`, input);
  });
}

/** Origins of web pages, separated by commas; `*` for all, `none` for none. */
export const webOrigins = makeValidator<string[]>(input => {
  if (input === '*') return ['*'];
  if (input === 'none') return [];
  return input.split(',').map(part => {
    const text = part.trim();
    if (/^https?:\/\//i.test(text) && URL.canParse(text) && new URL(text).pathname === '/')
      return new URL(text).origin;
    throw wrong('*, none, or origins such as https://app.example.com, separated by commas,', input);
  });
});
