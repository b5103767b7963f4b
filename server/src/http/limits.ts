/** The limits of a request. Times in milliseconds. */
export interface HttpLimits {
  /** Bytes of a JSON body. */
  bodyBytes: number;
  /** Levels of nesting of its JSON. */
  jsonDepth: number;
  /** Bytes of a body that is not JSON and is read as a stream. */
  uploadBytes: number;
  /** Characters of the request target. */
  urlLength: number;
  /** Bytes of the request line and all headers. */
  headerBytes: number;
  headerCount: number;
  /** For the whole head to arrive. */
  headersTimeoutMs: number;
  /** For a whole body to arrive. */
  requestTimeoutMs: number;
  /** For the next chunk of a body that is read as it arrives, such as a file: it may take long in all. */
  uploadIdleMs: number;
  /** How long an idle connection is kept. */
  keepAliveTimeoutMs: number;
}

export const defaultLimits: HttpLimits = {
  bodyBytes: 2 * 1024 * 1024,
  uploadBytes: 100 * 1024 * 1024,
  jsonDepth: 64,
  urlLength: 12 * 1024,
  headerBytes: 16 * 1024,
  headerCount: 100,
  headersTimeoutMs: 15_000,
  requestTimeoutMs: 120_000,
  uploadIdleMs: 60_000,
  keepAliveTimeoutMs: 65_000,
};
