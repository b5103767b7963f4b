/** Where a mail server is, and how its connection is secured. */
export interface MailEndpoint {
  host: string;
  port: number;
  /** TLS from the start; otherwise STARTTLS. */
  secure: boolean;
}

/** The servers of an address, and how they came to be known. */
export interface FoundServers {
  /** `table`: a provider everybody knows; `autoconfig`: the domain says so; `srv`, `mx`: its DNS does. */
  source: 'table' | 'autoconfig' | 'srv' | 'mx';
  /** The provider's name, where it is known. */
  name: string | null;
  smtp: MailEndpoint & { user: string };
  imap: MailEndpoint & { user: string };
  /** What its users must know before they enter a password. */
  advice: string | null;
}

/** What is wrong with a server, and what to do about it, in plain words. */
export interface ServerTrouble {
  kind: 'auth' | 'certificate' | 'name' | 'refused' | 'not_tls' | 'timeout' | 'other';
  problem: string;
  advice: string | null;
}

/** A provider whose servers are the same for everyone. */
export interface KnownProvider {
  name: string;
  smtp: MailEndpoint;
  imap: MailEndpoint;
  advice: string | null;
  /** Null where its help pages do not say, or it sends for no other domains. */
  records: SenderRecords | null;
}

/** What a domain must publish whose mail a provider sends, as its help pages say. */
export interface SenderRecords {
  /** Names whose SPF records list its servers. The first is the one to include. */
  spf: readonly [string, ...string[]];
  /** Its usual DKIM selectors; empty if each customer has other ones. */
  selectors: readonly string[];
  /** Where DKIM is turned on. */
  dkim: string;
  /** Names, or ends of names, of its other SMTP servers. */
  otherHosts?: readonly string[];
}

const appPassword = (name: string, where: string) =>
  `${name} does not accept the account password here. Create an app password at ${where} and enter it.`;

const tls = (host: string, port: number): MailEndpoint => ({ host, port, secure: true });
const startTls = (host: string): MailEndpoint => ({ host, port: 587, secure: false });

function provider(
  name: string,
  smtp: string | MailEndpoint,
  imap: string,
  advice: string | null = null,
  records: SenderRecords | null = null,
): KnownProvider {
  const endpoint = typeof smtp === 'string' ? tls(smtp, 465) : smtp;
  return { name, smtp: endpoint, imap: tls(imap, 993), advice, records };
}

const google = provider(
  'Google',
  'smtp.gmail.com',
  'imap.gmail.com',
  appPassword('Google', 'myaccount.google.com/apppasswords'),
  {
    spf: ['_spf.google.com'],
    selectors: ['google'],
    dkim: 'In the Google Admin console, open Apps, Google Workspace, Gmail, Authenticate email.',
    otherHosts: ['smtp-relay.gmail.com', 'smtp.googlemail.com'],
  },
);
const microsoft = provider(
  'Microsoft',
  startTls('smtp.office365.com'),
  'outlook.office365.com',
  'Microsoft accepts a password only if an administrator has enabled SMTP AUTH.',
  {
    spf: ['spf.protection.outlook.com'],
    selectors: ['selector1', 'selector2'],
    dkim: 'In the Microsoft Defender portal, open Email authentication settings, DKIM.',
    otherHosts: ['outlook.office365.com', 'smtp-mail.outlook.com', 'mail.protection.outlook.com'],
  },
);
const yahoo = provider(
  'Yahoo',
  'smtp.mail.yahoo.com',
  'imap.mail.yahoo.com',
  appPassword('Yahoo', 'login.yahoo.com/account/security'),
);
const icloud = provider(
  'iCloud',
  startTls('smtp.mail.me.com'),
  'imap.mail.me.com',
  appPassword('Apple', 'account.apple.com'),
  {
    spf: ['icloud.com'],
    selectors: ['sig1'],
    dkim: 'In the settings of iCloud, open Custom Email Domain.',
  },
);
const aol = provider(
  'AOL',
  'smtp.aol.com',
  'imap.aol.com',
  appPassword('AOL', 'login.aol.com/account/security'),
);
const fastmail = provider(
  'Fastmail',
  'smtp.fastmail.com',
  'imap.fastmail.com',
  appPassword('Fastmail', 'app.fastmail.com/settings/security'),
  {
    spf: ['spf.messagingengine.com'],
    selectors: ['fm1', 'fm2', 'fm3'],
    dkim: 'In the settings of Fastmail, open Domains.',
  },
);
const ofZoho = (end: 'com' | 'eu'): SenderRecords => ({
  spf: [`zohomail.${end}`, `zoho.${end}`],
  selectors: [],
  dkim: 'In the Zoho Mail admin console, open Domains, Email configuration, DKIM.',
});
const zoho = provider('Zoho', 'smtp.zoho.com', 'imap.zoho.com', null, ofZoho('com'));
const zohoEurope = provider('Zoho', 'smtp.zoho.eu', 'imap.zoho.eu', null, ofZoho('eu'));
const zohoBusiness = provider('Zoho', 'smtppro.zoho.com', 'imappro.zoho.com', null, ofZoho('com'));
const zohoBusinessEurope = provider('Zoho', 'smtppro.zoho.eu', 'imappro.zoho.eu', null, ofZoho('eu'));
const gmx = provider('GMX', startTls('mail.gmx.net'), 'imap.gmx.net', 'Turn on IMAP in the settings of GMX.');
const gmxCom = provider('GMX', startTls('mail.gmx.com'), 'imap.gmx.com', gmx.advice);
const webDe = provider(
  'WEB.DE',
  startTls('smtp.web.de'),
  'imap.web.de',
  'Turn on IMAP in the settings of WEB.DE.',
);
const yandex = provider('Yandex', 'smtp.yandex.com', 'imap.yandex.com');
const mailRu = provider('Mail.ru', 'smtp.mail.ru', 'imap.mail.ru');
const mailboxOrg = provider('mailbox.org', 'smtp.mailbox.org', 'imap.mailbox.org');
const hostinger = provider('Hostinger', 'smtp.hostinger.com', 'imap.hostinger.com', null, {
  spf: ['_spf.mail.hostinger.com'],
  selectors: [],
  dkim: 'In hPanel, open Emails, Connect Domain.',
});
const migadu = provider('Migadu', 'smtp.migadu.com', 'imap.migadu.com', null, {
  spf: ['spf.migadu.com'],
  selectors: ['key1', 'key2', 'key3'],
  dkim: 'In the admin panel of Migadu, open the DNS setup of the domain.',
});
const privateEmail = provider('Private Email', 'mail.privateemail.com', 'mail.privateemail.com', null, {
  spf: ['spf.privateemail.com'],
  selectors: [],
  dkim: 'In the Namecheap panel, open Private Email.',
  otherHosts: ['smtp.privateemail.com'],
});

/** Providers by the domain of the address. */
const byDomain: Record<string, KnownProvider> = {
  'gmail.com': google,
  'googlemail.com': google,
  'outlook.com': microsoft,
  'hotmail.com': microsoft,
  'live.com': microsoft,
  'msn.com': microsoft,
  'yahoo.com': yahoo,
  'ymail.com': yahoo,
  'rocketmail.com': yahoo,
  'icloud.com': icloud,
  'me.com': icloud,
  'mac.com': icloud,
  'aol.com': aol,
  'fastmail.com': fastmail,
  'zoho.com': zoho,
  'zohomail.com': zoho,
  'zoho.eu': zohoEurope,
  'gmx.net': gmx,
  'gmx.de': gmx,
  'gmx.at': gmx,
  'gmx.com': gmxCom,
  'web.de': webDe,
  'yandex.com': yandex,
  'mail.ru': mailRu,
  'mailbox.org': mailboxOrg,
};

/** Providers that host other people's domains, by the end of the name of their mail exchangers. */
const byExchanger: readonly (readonly [string, KnownProvider])[] = [
  ['google.com', google],
  ['googlemail.com', google],
  ['outlook.com', microsoft],
  ['yahoodns.net', yahoo],
  ['icloud.com', icloud],
  ['messagingengine.com', fastmail],
  ['zoho.com', zohoBusiness],
  ['zoho.eu', zohoBusinessEurope],
  ['yandex.net', yandex],
  ['yandex.ru', yandex],
  ['mail.ru', mailRu],
  ['mailbox.org', mailboxOrg],
  ['ionos.com', provider('IONOS', 'smtp.ionos.com', 'imap.ionos.com')],
  ['ionos.de', provider('IONOS', 'smtp.ionos.de', 'imap.ionos.de')],
  ['kundenserver.de', provider('IONOS', 'smtp.ionos.de', 'imap.ionos.de')],
  ['rzone.de', provider('STRATO', 'smtp.strato.de', 'imap.strato.de')],
  ['ovh.net', provider('OVH', 'ssl0.ovh.net', 'ssl0.ovh.net')],
  ['gandi.net', provider('Gandi', 'mail.gandi.net', 'mail.gandi.net')],
  ['hostinger.com', hostinger],
  ['privateemail.com', privateEmail],
  ['migadu.com', migadu],
  ['emailsrvr.com', provider('Rackspace', 'secure.emailsrvr.com', 'secure.emailsrvr.com')],
  ['secureserver.net', provider('GoDaddy', 'smtpout.secureserver.net', 'imap.secureserver.net')],
];

const all = [...Object.values(byDomain), ...byExchanger.map(([, known]) => known)];

/** The provider whose own addresses end with a domain. */
export function providerOfDomain(domain: string): KnownProvider | null {
  return Object.hasOwn(byDomain, domain) ? byDomain[domain]! : null;
}

/** The provider that a mail exchanger (the target of an MX record) belongs to. */
export function providerOfExchanger(host: string): KnownProvider | null {
  const name = host.toLowerCase().replace(/\.$/, '');
  return byExchanger.find(([end]) => isWithin(name, end))?.[1] ?? null;
}

/** The provider whose customers send through a host. */
export function providerOfSmtpHost(host: string): KnownProvider | null {
  const name = host.toLowerCase().replace(/\.$/, '');
  const isOf = ({ smtp, records }: KnownProvider) =>
    name === smtp.host || records?.otherHosts?.some(end => isWithin(name, end));
  return all.find(isOf) ?? null;
}

/** Whether a name holds the SPF record of a provider. */
export function isSpfOfProvider(name: string): boolean {
  return all.some(({ records }) => records?.spf.includes(name));
}

/** Whether a name is a domain, or lies below it. */
export function isWithin(name: string, domain: string): boolean {
  return name === domain || name.endsWith(`.${domain}`);
}
