import { expect } from 'chai';
import { isMicrosoftHost, loginAdvice } from '../../../server/src/domain/mailboxes/login-advice.js';

describe('advice on a login that was refused', () => {
  for (const [response, advice] of [
    [
      '535 5.7.139 Authentication unsuccessful, SmtpClientAuthentication is disabled for the Tenant. Visit https://aka.ms/smtp_auth_disabled for more information. [AM0PR01CA0091.eurprd01.prod.exchangelabs.com]',
      /Sign in with Microsoft.*allow SMTP AUTH/,
    ],
    [
      '535 5.7.139 Authentication unsuccessful, basic authentication is disabled. [DB9PR05]',
      /Sign in with Microsoft/,
    ],
    ['550 5.7.30 Basic authentication is not supported for Client Submission.', /Sign in with Microsoft/],
    [
      "535 5.7.139 Authentication unsuccessful, user is locked by your organization's security defaults policy. Contact your administrator.",
      /rules of the organization/,
    ],
    ['535 5.7.139 Authentication unsuccessful, the user credentials were incorrect. [DB9PR05]', null],
    [
      '534-5.7.9 Application-specific password required. For more information, go to\n534 5.7.9  https://support.google.com/mail/?p=InvalidSecondFactor a640c23a62f3a - gsmtp',
      /an app password here, not the password of the account/,
    ],
    [
      '535-5.7.8 Username and Password not accepted. For more information, go to\n535 5.7.8  https://support.google.com/mail/?p=BadCredentials a640c23a62f3a - gsmtp',
      /only an app password here, if two-step/,
    ],
    [
      '534-5.7.14 <https://accounts.google.com/signin/continue?sarp=1> Please log in via your web browser and then try again. - gsmtp',
      /sign in to the mailbox in a browser/,
    ],
    ['535 5.7.8 Error: authentication failed: UGFzc3dvcmQ6', null],
    ['535 Incorrect authentication data', null],
  ] as const)
    it(`is ${advice === null ? 'left to the password' : `“${advice.source}”`}: ${response.slice(0, 70)}`, () => {
      const given = loginAdvice(response);
      if (advice === null) expect(given).to.equal(null);
      else expect(given).to.match(advice);
    });

  it('knows the servers of Microsoft', () => {
    for (const host of ['smtp.office365.com', 'SMTP-mail.outlook.com'])
      expect(isMicrosoftHost(host)).to.equal(true);
    for (const host of ['smtp.office365.com.evil.example', 'mail.example.com', ''])
      expect(isMicrosoftHost(host)).to.equal(false);
  });
});
