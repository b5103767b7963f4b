/** The limits of a request. Times in milliseconds. */
export const defaultLimits = {
  /** Bytes of a JSON body. */
  bodyBytes: 2 * 1024 * 1024,
  /** Levels of nesting of its JSON. */
  jsonDepth: 64,
  /** Bytes of a body that is not JSON and is read as a stream. */
  uploadBytes: 100 * 1024 * 1024,
  /** Characters of the request target. */
  urlLength: 12 * 1024,
  /** Bytes of the request line and all headers. */
  headerBytes: 16 * 1024,
  headerCount: 100,
  /** For the whole head to arrive. */
  headersTimeoutMs: 15_000,
  /** For a whole body to arrive. */
  requestTimeoutMs: 120_000,
  /** For the next chunk of a body that is read as it arrives, such as a file: it may take long in all. */
  uploadIdleMs: 60_000,
  /** How long an idle connection is kept. */
  keepAliveTimeoutMs: 65_000,
};

export type HttpLimits = typeof defaultLimits;
