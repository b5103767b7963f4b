const jsonType = /^application\/(?:[\w!#$&^.+-]+\+)?json$/;

/** The type of a `Content-Type` value without its parameters, in lower case. */
export function mediaTypeOf(contentType: string): string {
  const end = contentType.indexOf(';');
  return (end === -1 ? contentType : contentType.slice(0, end)).trim().toLowerCase();
}

/**
 * Whether a `Content-Type` value means JSON in UTF-8 (RFC 8259, 8.1): `application/json` or a `+json` type,
 * with any parameters but a charset other than UTF-8.
 */
export function isJsonMediaType(contentType: string): boolean {
  return jsonType.test(mediaTypeOf(contentType)) && contentType.split(';').slice(1).every(isHarmless);
}

function isHarmless(parameter: string): boolean {
  const [name = '', value = ''] = parameter.split('=');
  return name.trim().toLowerCase() !== 'charset' || /^"?utf-?8"?$/i.test(value.trim());
}
