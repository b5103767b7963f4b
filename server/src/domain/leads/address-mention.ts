import { parseEmail } from './email-address.js';

/** What may be an address in a text of any kind: JSON, prose or a message of a server. */
const candidates = /[^\s"<>(),;:\\[\]{}|]+@[^\s"<>(),;:\\[\]{}|]+/g;

/** Returns whether a text contains exactly this normalized address, in any form that people write it; `li@a.example` is not in `ali@a.example`. */
export function mentionsAddress(text: string, email: string): boolean {
  return (text.match(candidates) ?? []).some(candidate => isAddress(candidate, email));
}

/** The text with another word in each place of the address. */
export function withoutAddress(text: string, email: string, word: string): string {
  return text.replace(candidates, candidate => (isAddress(candidate, email) ? word : candidate));
}

/** With what stands around it: quotes, the end of a sentence, the name of a parameter. */
function isAddress(candidate: string, email: string): boolean {
  const bare = candidate.replace(/^['*_`]+|['*_`.!?]+$/g, '');
  return [candidate, bare, bare.slice(bare.lastIndexOf('=') + 1)].some(each => parseEmail(each) === email);
}
