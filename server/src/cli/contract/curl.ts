import type { SentRequest } from './answer.js';

/** A request as a line for a shell. Keys are left to variables: reports are read by others. */
export function curlLine({ method, url, headers, key, body }: SentRequest): string {
  const parts = ['curl -i'];
  if (method !== 'GET') parts.push(`-X ${method}`);
  parts.push(quoted(url));
  if (key !== 'none') parts.push(`-H "Authorization: Bearer $${key === 'own' ? 'API_KEY' : 'OTHER_KEY'}"`);
  for (const [name, value] of Object.entries(headers)) parts.push(`-H ${quoted(`${name}: ${value}`)}`);
  if (body !== undefined) parts.push(`--data-binary ${quoted(body)}`);
  return parts.join(' ');
}

function quoted(text: string): string {
  return `'${text.replaceAll("'", `'\\''`)}'`;
}
