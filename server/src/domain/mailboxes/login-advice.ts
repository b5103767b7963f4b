/** Refusals of a login that have another cause than a wrong password: by the words of the server, and the way out. */
const refusals: readonly [said: RegExp, advice: string][] = [
  [
    // Microsoft: 535 5.7.139 with these words, and 550 5.7.30.
    /SmtpClientAuthentication is disabled|basic authentication is (?:disabled|not supported)/i,
    'Microsoft does not let this mailbox send with a password, even if it is right. Connect it with “Sign in with Microsoft”. ' +
      'Until then, an administrator may be able to allow SMTP AUTH for it.',
  ],
  [
    /5\.7\.139[^]*(?:security defaults|conditional access|locked)/i,
    'The rules of the organization at Microsoft forbid this login. Connect the mailbox with “Sign in with Microsoft”, or ask an administrator.',
  ],
  [
    // Google: 534 5.7.9.
    /InvalidSecondFactor|application-specific password required/i,
    'Google accepts an app password here, not the password of the account. Create one at https://myaccount.google.com/apppasswords, ' +
      'or connect the mailbox with “Sign in with Google”.',
  ],
  [
    // Google: 534 5.7.14.
    /log ?in via your web browser|WebLoginRequired/i,
    'Google wants to see the owner first: sign in to the mailbox in a browser, confirm that it was you, and try again.',
  ],
  [
    // Google: 535 5.7.8, for a wrong password as for the password of an account that needs another one.
    /5\.7\.8[^]*(?:gsmtp|BadCredentials)/i,
    'Google accepts only an app password here, if two-step verification is on. Create one at https://myaccount.google.com/apppasswords, ' +
      'or connect the mailbox with “Sign in with Google”.',
  ],
];

/** Returns what to do about a login that a server refused with these words; null if nothing better is known than to check the password. */
export function loginAdvice(response: string): string | null {
  return refusals.find(([said]) => said.test(response))?.[1] ?? null;
}

/** Hosts of Microsoft that take mail from mailboxes. */
const microsoft =
  /^(?:smtp\.office365\.com|smtp-mail\.outlook\.com|smtp\.outlook\.com|outlook\.office365\.com)$/i;

/** Returns whether a host is one of Microsoft's that refuse passwords more and more. */
export function isMicrosoftHost(host: string): boolean {
  return microsoft.test(host);
}
