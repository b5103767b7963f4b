/** RFC 6750, 2.1: the scheme is case-insensitive, one space, then a b64token. */
const bearer = /^bearer +([A-Za-z0-9._~+/-]+=*) *$/i;

/** The secret of an `Authorization: Bearer` header, or null when there is none. */
export function bearerToken(authorization: string | undefined): string | null {
  return (authorization && bearer.exec(authorization)?.[1]) || null;
}
