import { phrasesOf, plainText } from './data.js';
import type { BounceKind } from '../domain/inbox/mail-message.js';

export interface SmtpStatus {
  /** Reply code (RFC 5321), "550". */
  smtpCode: string | null;
  /** Enhanced status code (RFC 3463), "5.1.1". */
  enhancedCode: string | null;
}

/** `recipient`: the server was asked about the address; `other`: about the connection, the sender or the message. */
export type SmtpStage = 'recipient' | 'other' | null;

const maxLength = 4000;
const says = phrasesOf('smtp-texts.tsv');

/** The first reply code and enhanced status code that a server's words carry, outside names such as "b421-c@x.example". */
export function statusIn(text: string): SmtpStatus {
  const head = text.slice(0, maxLength);
  const pair = /(?<![\w.+-])([245]\d\d)[ -](?:#)?([245]\.\d{1,3}\.\d{1,3})(?![\w.@])/.exec(head);
  if (pair) return { smtpCode: pair[1] as string, enhancedCode: pair[2] as string };
  const enhanced = /(?<![\w.+-])([245]\.\d{1,3}\.\d{1,3})(?![\w.@])/.exec(head);
  const reply = /(?<![\w.:+-])([45]\d\d)(?=[ -][A-Za-z<#'"[(]|\s*$)/m.exec(head);
  return { smtpCode: reply?.[1] ?? null, enhancedCode: enhanced?.[1] ?? null };
}

/** Codes about the address, whatever the words beside them, unless these speak of the sender. */
const hardCodes = /^5\.(?:1\.(?:1|2|3|6|9|10)|2\.1|4\.4|4\.310)$/;
const softCodes = /^5\.(?:1\.90|2\.(?:2|3|4)|3\.\d+|4\.(?:2|5|6|7|3\d\d))$/;
const policyCodes = /^5\.(?:7\.\d+|1\.(?:7|8)|6\.\d+)$/;
/** Codes that servers use for nearly everything: the words decide first. */
const vagueCodes = /^5\.(?:0\.\d+|7\.\d+|5\.\d+|3\.0|4\.1|1\.0|2\.0)$/;

/**
 * Judges a refusal by enhanced code (RFC 3463), the words of the server, and the reply code, in that order; for codes
 * that servers use loosely the words come first. Words about the sender are none about the address, whatever the code,
 * and no code tells of an address that nobody asked about. Anything undecided is soft: it blocks nobody.
 */
export function classifyStatus(status: SmtpStatus, words: string, stage: SmtpStage = null): BounceKind {
  const text = refusalIn(words);
  const code = status.enhancedCode;
  // Gmail says 4.0.0 of a domain that does not exist, though it has given up.
  if (code === '4.0.0' && !status.smtpCode && /\bnxdomain\b/.test(text)) return 'hard';
  if (code?.startsWith('4.') || (!code && status.smtpCode?.startsWith('4'))) return 'soft';
  if (isSenderLimit(code, words) || says(text, 'recipient-limit')) return 'soft';
  if (says(text, 'full') && (code === null || status.smtpCode === '552' || !hardCodes.test(code)))
    return 'soft';
  if (says(text, 'sender')) return 'policy';
  const stated = kindOfWords(words);
  const given = kindOfCodes(status, stated);
  if (given !== 'hard' || stated === 'hard') return given;
  // A code may tell of the address where nothing is said that speaks of anything else.
  return stage === 'other' || stated === 'policy' || /(?<![\d.])5\.7\.\d/.test(text) ? 'policy' : given;
}

function kindOfCodes({ enhancedCode: code, smtpCode }: SmtpStatus, stated: BounceKind | null): BounceKind {
  if (code && !vagueCodes.test(code)) return kindOfCode(code);
  if (stated) return stated;
  // Reporting servers write 5.0.0 where the refusing one gave no such code: 554 then speaks of the transaction.
  if (code === '5.0.0' && smtpCode === '554') return 'policy';
  if (code) return kindOfCode(code);
  if (smtpCode === '550' || smtpCode === '551' || smtpCode === '553') return 'hard';
  return smtpCode === '554' ? 'policy' : 'soft';
}

function kindOfCode(code: string): BounceKind {
  if (hardCodes.test(code)) return 'hard';
  if (softCodes.test(code)) return 'soft';
  if (policyCodes.test(code)) return 'policy';
  // 5.1.x beyond those above still speaks of the address; the rest tells nothing about it.
  return code.startsWith('5.1.') || code === '5.4.1' ? 'hard' : 'soft';
}

/** Judges by words alone, null when they say nothing. Address words win over the policy words that often stand beside. */
export function kindOfWords(words: string): BounceKind | null {
  const text = refusalIn(words);
  if (says(text, 'full')) return 'soft';
  if (says(text, 'sender')) return 'policy';
  if (says(text, 'hard')) return 'hard';
  if (says(text, 'policy')) return 'policy';
  return says(text, 'soft') ? 'soft' : null;
}

/** Exchange Online: the daily limit of recipients of the sending mailbox. */
const limitCode = '5.1.90';

/**
 * Whether a refusal speaks of what the sender may send in a time: the mailbox must wait, the recipient is fine. Codes
 * tell little of it: such refusals bear those of unknown addresses (550 without more) and of policy.
 */
export function isSenderLimit(enhancedCode: string | null, words: string): boolean {
  if (enhancedCode === limitCode) return true;
  const text = refusalIn(words);
  if (!says(text, 'sender-limit') || /\bsize\b/.test(text)) return false;
  return !says(text, 'recipient-limit') && !says(text, 'recipient-own');
}

/** Names of hosts and addresses, which may be called "spamfilter" or "unknown". */
const names =
  /(?<=\b(?:host|to|by|from|mta|server|dns;|said|ip) )[a-z\d][a-z\d.-]{0,120}\.[a-z\d-]{2,30}|[^\s<>@"']{1,64}@[a-z\d][a-z\d.-]{0,200}/g;

let last = { words: '', text: '' };

/** The same words are asked for several things in turn. */
function refusalIn(words: string): string {
  if (last.words !== words) last = { words, text: plainText(words.slice(0, maxLength)).replace(names, '@') };
  return last.text;
}
