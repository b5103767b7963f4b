/** The codes are those of node's sockets and of undici. */
const known: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'The receiver refused the connection.',
  ECONNRESET: 'The receiver closed the connection.',
  EPIPE: 'The receiver closed the connection.',
  UND_ERR_SOCKET: 'The receiver closed the connection.',
  UND_ERR_CONNECT_TIMEOUT: 'The receiver could not be reached in time.',
  ETIMEDOUT: 'The receiver could not be reached in time.',
  EHOSTUNREACH: 'The receiver could not be reached.',
  ENETUNREACH: 'The receiver could not be reached.',
  ERR_SSL_WRONG_VERSION_NUMBER: 'The receiver does not speak TLS at this port; it may be one for plain HTTP.',
};

/**
 * Why a request failed, as a sentence for the delivery log.
 *
 * @param host the name that was called
 */
export function reasonOf(error: unknown, host: string): string {
  const { code = '', name, message = String(error) } = error as NodeJS.ErrnoException;
  if (code === 'ENOTFOUND') return nameLeadsNowhere(host);
  if (code === 'EAI_AGAIN') return `The name ${host} could not be looked up.`;
  if (name === 'HTTPParserError') return 'The receiver did not answer in HTTP.';
  if (code === 'ERR_TLS_CERT_ALTNAME_INVALID') return `The receiver's certificate is not for ${host}.`;
  if (isCertificate(code)) return `The receiver's certificate was not accepted: ${message}.`;
  // What OpenSSL says names its own source files.
  if (code.startsWith('ERR_SSL_') || code === 'EPROTO')
    return known[code] ?? `TLS with the receiver failed (${code}).`;
  return known[code] ?? `The request failed: ${message || code}`;
}

/** The same of a name that does not exist and of a private one: nobody learns which names there are in this network. */
export function nameLeadsNowhere(host: string): string {
  return `The name ${host} leads to no public address.`;
}

/** Whether a code says that a certificate did not verify: https://nodejs.org/api/tls.html#x509-certificate-error-codes */
function isCertificate(code: string): boolean {
  return /CERT|^UNABLE_TO_|^INVALID_(CA|PURPOSE)$|^PATH_LENGTH_EXCEEDED$|^HOSTNAME_MISMATCH$/.test(code);
}
