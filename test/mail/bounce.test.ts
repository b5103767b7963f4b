import { expect } from 'chai';
import fc from 'fast-check';
import { classifyBounces, isDeliveryNotice } from '../../server/src/mail/bounce.js';
import { classifyBounce } from '../support/read-mail.js';
import { classifyStatus, statusIn } from '../../server/src/mail/smtp-text.js';
import { parseMail } from '../../server/src/mail/parse.js';
import { receivedMail } from '../support/mail.js';
import { bounceCases, report } from './bounce-lines.js';

describe('bounces', () => {
  for (const { name, raw, want } of bounceCases) {
    it(`${name} → ${want ? `${want.kind} ${want.enhancedCode ?? want.smtpCode ?? ''}` : 'none'}`, async () => {
      const bounce = classifyBounce(await parseMail(raw));
      if (want === null) return void expect(bounce).to.equal(null);
      const { kind, recipient, smtpCode, enhancedCode, originalMessageId } = bounce ?? {};
      expect({ kind, recipient, smtpCode, enhancedCode, original: originalMessageId }).to.deep.equal(want);
      expect(bounce?.reason).to.equal(
        [want.kind, want.enhancedCode ?? want.smtpCode].filter(Boolean).join(' '),
      );
    });
  }

  it('reports each failed recipient of a report', async () => {
    const block = (address: string, status: string): string =>
      `Final-Recipient: rfc822;${address}\nAction: failed\nStatus: ${status}`;
    const mail = await parseMail(
      report({ recipients: [block('a@x.example', '5.1.1'), block('b@x.example', '4.2.2')] }),
    );
    expect(classifyBounces(mail).map(({ recipient, reason }) => [recipient, reason])).to.deep.equal([
      ['a@x.example', 'hard 5.1.1'],
      ['b@x.example', 'soft 4.2.2'],
    ]);
  });

  it('reports each recipient that a notice in plain text lists, with what is said of it', () => {
    const text = [
      'A message that you sent could not be delivered to one or more of its recipients.',
      '  a@x.example\n    Unrouteable address',
      '  b@x.example\n    retry time not reached for any host after a long failure period',
      'Questions go to\n  help@host.example\n',
    ].join('\n');
    const mail = receivedMail({ from: 'mailer-daemon@host.example', subject: 'Mail delivery failed', text });
    expect(classifyBounces(mail).map(({ recipient, kind }) => [recipient, kind])).to.deep.equal([
      ['a@x.example', 'hard'],
      ['b@x.example', 'soft'],
    ]);
  });

  it('knows every notice of a mail system, bounce or not, from what people write', async () => {
    const people = ['a person who writes about a failure', 'a person', 'a daemon with other news'];
    for (const { name, raw } of bounceCases)
      expect(isDeliveryNotice(await parseMail(raw)), name).to.equal(!people.includes(name));
  });

  it('takes no status part at its word that a person sent', () => {
    const mail = {
      ...receivedMail({ from: 'john@example.org', subject: 'look' }),
      deliveryStatus: ['Final-Recipient: rfc822; x@y.example\nAction: failed\nStatus: 5.1.1'],
    };
    expect(classifyBounce(mail)).to.equal(null);
  });

  const noBounces: [
    name: string,
    from: string,
    subject: string,
    text: string,
    headers?: Record<string, string[]>,
  ][] = [
    [
      'a postmaster who answers',
      'postmaster@kirkwall.example',
      'Re: your website',
      'Our last parcel was not delivered, so I am a little cross. Ask alan@kirkwall.example about the site.',
    ],
    [
      'a note that names a colleague',
      'joana@empresa.example',
      'Resposta automática',
      'Já não trabalho na empresa e este e-mail não será entregue, contacte joao@empresa.example.',
      { 'auto-submitted': ['auto-replied'] },
    ],
    [
      'a filter that still waits',
      'noreply@filter.example',
      'Please confirm',
      'Your message to gordon@pike.example has not been delivered yet.',
    ],
    [
      'a shop that tells of a parcel',
      'no-reply@parcels.example',
      'Your parcel',
      'We could not deliver your parcel. Choose a new day in the app.',
    ],
    [
      'a delay in Polish',
      'mailer-daemon@poczta.example',
      'Opóźnienie',
      'Wiadomość do <jan@firma.example> nie została jeszcze dostarczona. Serwer będzie ponawiał próby.',
    ],
    [
      'a delay in Japanese',
      'mailer-daemon@mail.example',
      '配信遅延のお知らせ',
      '<ken@kaisha.example> 宛のメールはまだ配信できていません。引き続き再試行します。',
    ],
  ];
  for (const [name, from, subject, text, headers = {}] of noBounces) {
    it(`sees no bounce in ${name}`, () => {
      expect(classifyBounces({ ...receivedMail({ from, subject, text }), headers })).to.deep.equal([]);
    });
  }

  const foreign: [kind: string, text: string][] = [
    ['hard', 'Votre message à <a@x.example> n’a pas pu être remis : ce compte a été résilié.'],
    ['hard', 'Az a@x.example címre küldött levelet nem sikerült kézbesíteni: ez a postafiók megszűnt.'],
    ['hard', 'E-kirja ei saanud kohale toimetada: aadressi a@x.example ei leitud.'],
    ['hard', 'پیام شما به a@x.example تحویل داده نشد. این آدرس وجود ندارد.'],
    ['hard', 'ส่งอีเมลถึง a@x.example ไม่สำเร็จ ไม่พบผู้รับ'],
    ['soft', 'Съобщението до a@x.example не може да бъде доставено. Пощенската кутия е препълнена.'],
    ['soft', 'Pranešimo a@x.example pristatyti nepavyko: pašto dėžutė perpildyta.'],
    ['soft', 'Pesan kepada a@x.example gagal dikirim karena kotak surat penerima penuh.'],
    ['policy', 'Meddelandet till a@x.example kunde inte levereras. Bilagan är av en typ som inte tillåts.'],
    ['policy', 'Poruka za a@x.example nije isporučena. Poruka je blokirana.'],
    ['soft', 'წერილი a@x.example ვერ მივიდა'],
  ];
  for (const [kind, text] of foreign) {
    it(`reads a system that says "${text}"`, () => {
      const mail = receivedMail({ from: 'mailer-daemon@mx.example', subject: 'a@x.example', text });
      expect(classifyBounces(mail).map(bounce => [bounce.kind, bounce.recipient])).to.deep.equal([
        [kind, 'a@x.example'],
      ]);
    });
  }

  it('reports the address that was written to, not the one that it is forwarded to', () => {
    const said = [
      '<far@y.example> (expanded from <near@x.example>): user unknown',
      '  far@y.example\n    (ultimately generated from near@x.example)\n    user unknown',
    ];
    for (const text of said) {
      const mail = receivedMail({
        from: 'mailer-daemon@host.example',
        subject: 'Mail delivery failed',
        text,
      });
      expect(classifyBounce(mail)?.recipient).to.equal('near@x.example');
    }
  });

  it('reads no code out of an address', () => {
    const names = fc.stringMatching(/^[a-f][0-9a-f._+-]{0,30}[a-f]$/);
    const said = (address: string) =>
      `Your message to ${address} could not be delivered because the address does not exist.`;
    fc.assert(
      fc.property(names, name => {
        const address = `${name}@x.example`;
        const mail = receivedMail({ headers: 'Auto-Submitted: auto-replied', text: said(address) });
        const [bounce] = classifyBounces(mail);
        expect(bounce).to.include({ kind: 'hard', recipient: address, smtpCode: null, enhancedCode: null });
      }),
      { examples: [['a-b421-c']], numRuns: 500 },
    );
  });

  it('never throws', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 300 }), fc.string({ maxLength: 300 }), (text, status) => {
        const mail = receivedMail({ from: 'mailer-daemon@x.example', subject: 'failure notice', text });
        classifyBounce({ ...mail, deliveryStatus: [status] });
        classifyBounce(mail);
      }),
    );
  });
});

describe('status codes', () => {
  const cases: [string, string | null, string | null][] = [
    ['550 5.1.1 unknown', '550', '5.1.1'],
    ['550-5.7.26 unauthenticated', '550', '5.7.26'],
    ['said: 550 #5.1.0 Address rejected', '550', '5.1.0'],
    ['host mx[192.0.2.550] said hello', null, null],
    ['version 5.1.1.2', null, null],
    ['452 Too many', '452', null],
    ['', null, null],
  ];
  for (const [text, smtpCode, enhancedCode] of cases) {
    it(`reads "${text}"`, () => expect(statusIn(text)).to.deep.equal({ smtpCode, enhancedCode }));
  }

  const kinds: [words: string, kind: string, enhancedCode?: string][] = [
    ['552 5.1.1 Recipient overquota', 'soft'],
    ['550 5.2.1 The user is receiving mail at a rate that prevents additional messages', 'soft'],
    ['554 IP=192.0.2.7 - A problem occurred', 'policy', '5.0.0'],
    ['553 5.7.1 All messages from 192.0.2.7 will be permanently deferred', 'policy'],
    ['550 5.2.0 Mail rejete. Mail rejected. [506]', 'policy'],
    ['550 收件人 x@y.example 拒收', 'policy'],
    ['This address no longer accepts mail.', 'hard'],
    ['550 5.4.1 All recipient addresses rejected : Access denied', 'hard'],
    ['553 sorry, this recipient is not in my validrcptto list (#5.7.1)', 'hard'],
    ['550 Sender IP reverse lookup rejected', 'policy'],
    ['550 Nie ma takiego użytkownika', 'hard'],
    ['550 Your account has been suspended', 'policy'],
    ['550 message sending for this account is disabled', 'policy'],
    ["DNS Error: DNS type 'mx' lookup of x.example responded with code NXDOMAIN", 'hard', '4.0.0'],
  ];
  for (const [words, kind, enhancedCode] of kinds) {
    it(`calls "${words}" ${kind}`, () => {
      const status = statusIn(words);
      expect(
        classifyStatus({ ...status, enhancedCode: status.enhancedCode ?? enhancedCode ?? null }, words),
      ).to.equal(kind);
    });
  }

  it('never calls a transient code hard', () => {
    fc.assert(
      fc.property(fc.nat(9), fc.nat(99), fc.string(), (subject, detail, words) => {
        expect(classifyStatus({ smtpCode: '450', enhancedCode: `4.${subject}.${detail}` }, words)).to.equal(
          'soft',
        );
      }),
    );
  });
});
