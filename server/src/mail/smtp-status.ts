import type { BounceKind } from '../domain/mail-message.js';
import {
  hardPatterns,
  notTheRecipient,
  policyPatterns,
  softPatterns,
  tooMuchAtOnce,
} from './bounce-patterns.js';
import { noticeWords, type NoticeWords } from './bounce-words.js';
import { isSenderLimit } from './sender-limit.js';

export interface SmtpStatus {
  /** Reply code (RFC 5321), "550". */
  smtpCode: string | null;
  /** Enhanced status code (RFC 3463), "5.1.1". */
  enhancedCode: string | null;
}

/** The first reply code and enhanced status code that a server's words carry. */
export function statusIn(text: string): SmtpStatus {
  const head = text.slice(0, 4000);
  const pair = /(?<![\d.])([245]\d\d)[ -](?:#)?([245]\.\d{1,3}\.\d{1,3})(?![\d.])/.exec(head);
  if (pair) return { smtpCode: pair[1] as string, enhancedCode: pair[2] as string };
  const enhanced = /(?<![\d.])([245]\.\d{1,3}\.\d{1,3})(?![\d.])/.exec(head);
  const reply = /(?<![\d.:-])([45]\d\d)(?=[ -][A-Za-z<#'"[(]|\s*$)/m.exec(head);
  return { smtpCode: reply?.[1] ?? null, enhancedCode: enhanced?.[1] ?? null };
}

/** Subject and detail (RFC 3463) that speak for themselves, whatever the words beside them. */
const hardCodes = /^5\.(?:1\.(?:1|2|3|6|9|10)|2\.1|4\.4|4\.310)$/;
const softCodes = /^5\.(?:1\.90|2\.(?:2|3|4)|3\.\d+|4\.(?:2|5|6|7|3\d\d))$/;
const policyCodes = /^5\.(?:7\.\d+|1\.(?:7|8)|6\.\d+)$/;
/** Codes that servers use for nearly everything: the words decide first. */
const vagueCodes = /^5\.(?:0\.\d+|7\.1|7\.0|5\.\d+|3\.0|4\.1|1\.0|2\.0)$/;

/**
 * Judges a refusal by enhanced code (RFC 3463), the words of the server, and the reply code, in that order; for codes
 * that servers use loosely the words come first. Whatever the code, words about the sender are none about the address.
 * Anything undecided is soft: it blocks nobody.
 */
export function classifyStatus(status: SmtpStatus, words: string): BounceKind {
  const code = status.enhancedCode;
  // Gmail says 4.0.0 of a domain that does not exist, though it has given up.
  if (code === '4.0.0' && !status.smtpCode && /\bnxdomain\b/i.test(words.slice(0, 4000))) return 'hard';
  if (code?.startsWith('4.')) return 'soft';
  if (!code && status.smtpCode?.startsWith('4')) return 'soft';
  if (notTheRecipient.test(words.slice(0, 4000))) return 'policy';
  if (tooMuchAtOnce.test(words.slice(0, 4000)) || isFull(status, words)) return 'soft';
  if (code && !vagueCodes.test(code)) return kindOfCode(code);
  if (isSenderLimit(code, words)) return 'soft';
  const told = kindOfWords(words);
  if (told) return told;
  // Reporting servers write 5.0.0 where the refusing one gave no such code: 554 then speaks of the transaction.
  if (code === '5.0.0' && status.smtpCode === '554') return 'policy';
  return code ? kindOfCode(code) : kindOfReply(status.smtpCode);
}

/** 552 is a box over its limit (RFC 5321), whatever enhanced code stands beside it: "552 5.1.1 … overquota". */
function isFull({ smtpCode }: SmtpStatus, words: string): boolean {
  return smtpCode === '552' && saysFull(words.slice(0, 4000));
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
  const bounded = words.slice(0, 4000);
  if (saysFull(bounded)) return 'soft';
  if (hardPatterns.some(pattern => pattern.test(bounded)) || says(bounded, 'unknown')) return 'hard';
  if (policyPatterns.some(pattern => pattern.test(bounded)) || says(bounded, 'refused')) return 'policy';
  return softPatterns.some(pattern => pattern.test(bounded)) ? 'soft' : null;
}

function saysFull(words: string): boolean {
  return softPatterns[0]!.test(words) || says(words, 'full');
}

/** Whether the words say it in any language. */
export function says(words: string, what: keyof NoticeWords): boolean {
  return Object.values(noticeWords).some(row => row[what].test(words));
}

function kindOfReply(smtpCode: string | null): BounceKind {
  if (smtpCode === '550' || smtpCode === '551' || smtpCode === '553') return 'hard';
  return smtpCode === '554' ? 'policy' : 'soft';
}
