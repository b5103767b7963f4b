const within = String.raw`(?:(?!size)[^\n])`;
const period = String.raw`(?:minute|hour|day|week|month)`;
/** What is limited, where it is the sender's own sending. */
const sending = String.raw`\b(?:daily|hourly|weekly|monthly|\d+[- ]hour|sending|send|sender|submission|relay|outgoing|outbound|rate)`;

/** Words of mail providers about what an account may send in a time, in the languages of some of them. */
const patterns = [
  `${sending}${within}{0,60}(?:limit|quota)${within}{0,40}(?:exceed|reach)`,
  `(?:exceed|reach)${within}{0,60}${sending}${within}{0,30}(?:limit|quota)`,
  `(?:exceed|reached)${within}{0,80}\\bper ${period}\\b`,
  `limit of \\d+${within}{0,40}\\bper ${period}\\b`,
  `(?:limit|maximum)${within}{0,60}\\bper ${period}\\b${within}{0,30}(?:exceed|reach)`,
  String.raw`too many (?:invalid |unknown )?(?:messages|recipients|e-?mails|connections)`,
  String.raw`exceeded the max(?:imum)? [^\n]{0,40}(?:e-?mails|messages)`,
  String.raw`\b(?:rate|sending) limit`,
  String.raw`sende(?:limit|kontingent)|quota d'envoi|limite d'envoi|límite de envío|limite di invio|limite de envio|лимит (?:на )?отправ`,
].map(pattern => new RegExp(pattern, 'iu'));

/** The recipient's own limits, in words that are like those of the sender's. */
const ofRecipient =
  /receiving mail (?:at a rate|too quickly)|receivingrate|recipient(?:'?s? (?:\w+ )?(?:mailbox|inbox|quota|rate)| has)|receiv(?:e|ing) (?:limit|quota|rate)/i;

/** Exchange Online: the daily limit of recipients of the sending mailbox. */
const limitCode = '5.1.90';

/**
 * Whether a refusal speaks of what the sender may send in a time: the mailbox must wait, the recipient is fine. Codes
 * tell little of it: such refusals bear those of unknown addresses (550 without more) and of policy.
 */
export function isSenderLimit(enhancedCode: string | null, words: string): boolean {
  if (enhancedCode === limitCode) return true;
  // A sentence may go on over the lines of an answer.
  const text = words.slice(0, 4000).replace(/\r?\n\d{3}[- ](?:\d\.\d{1,3}\.\d{1,3} +)?/g, ' ');
  return !ofRecipient.test(text) && patterns.some(pattern => pattern.test(text));
}
