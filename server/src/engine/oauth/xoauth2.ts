import type XOAuth2 from 'nodemailer/lib/xoauth2';
import type { AccessToken } from './mailbox-tokens.js';

/** Tokens in the shape that nodemailer's SMTP connection asks for them; it asks again when a server refuses one. */
export function xoauth2(user: string, accessToken: AccessToken): XOAuth2 {
  const source: Pick<XOAuth2, 'getToken' | 'buildXOAuth2Token'> = {
    getToken(renew, callback) {
      accessToken(renew).then(
        token => callback(null, token),
        (error: Error) => callback(error, ''),
      );
    },
    // Google's and Microsoft's XOAUTH2: fields between control-A characters.
    buildXOAuth2Token: token =>
      Buffer.from(`user=${user}\u0001auth=Bearer ${token}\u0001\u0001`).toString('base64'),
  };
  return source as XOAuth2;
}
