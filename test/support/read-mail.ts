import { classifyBounces, type Bounce } from '../../server/src/mail/bounce.js';
import { readReply } from '../../server/src/mail/reply-body.js';

type MailText = Parameters<typeof readReply>[0];

/** What the sender of a mail wrote. */
export const displayBody = (mail: MailText): string => readReply(mail).body;

export const hasQuote = (mail: MailText): boolean => readReply(mail).isQuoting;

/** The first failed recipient of a notice; null when it is no bounce. */
export const classifyBounce = (mail: Parameters<typeof classifyBounces>[0]): Bounce | null =>
  classifyBounces(mail)[0] ?? null;
