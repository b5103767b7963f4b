/** A provider that sends mail for the domains of others, and what these must publish. */
export interface SendingService {
  name: string;
  /** Names or ends of names of its SMTP servers. */
  hosts: readonly string[];
  /** Names whose SPF records list its servers. The first is the one to include. */
  spf: readonly [string, ...string[]];
  /** Its usual DKIM selectors; empty if each customer has other ones. */
  selectors: readonly string[];
  /** Where DKIM is turned on. */
  dkim: string;
}

/** From the help pages of the providers. What others publish is not judged; servers of one's own are, by their addresses. */
const services: readonly SendingService[] = [
  {
    name: 'Google',
    hosts: ['smtp.gmail.com', 'smtp-relay.gmail.com', 'smtp.googlemail.com'],
    spf: ['_spf.google.com'],
    selectors: ['google'],
    dkim: 'In the Google Admin console, open Apps, Google Workspace, Gmail, Authenticate email.',
  },
  {
    name: 'Microsoft',
    hosts: [
      'smtp.office365.com',
      'outlook.office365.com',
      'smtp-mail.outlook.com',
      'mail.protection.outlook.com',
    ],
    spf: ['spf.protection.outlook.com'],
    selectors: ['selector1', 'selector2'],
    dkim: 'In the Microsoft Defender portal, open Email authentication settings, DKIM.',
  },
  {
    name: 'Zoho',
    hosts: ['smtp.zoho.com', 'smtppro.zoho.com'],
    spf: ['zohomail.com', 'zoho.com'],
    selectors: [],
    dkim: 'In the Zoho Mail admin console, open Domains, Email configuration, DKIM.',
  },
  {
    name: 'Zoho',
    hosts: ['smtp.zoho.eu', 'smtppro.zoho.eu'],
    spf: ['zohomail.eu', 'zoho.eu'],
    selectors: [],
    dkim: 'In the Zoho Mail admin console, open Domains, Email configuration, DKIM.',
  },
  {
    name: 'Fastmail',
    hosts: ['smtp.fastmail.com'],
    spf: ['spf.messagingengine.com'],
    selectors: ['fm1', 'fm2', 'fm3'],
    dkim: 'In the settings of Fastmail, open Domains.',
  },
  {
    name: 'iCloud',
    hosts: ['smtp.mail.me.com'],
    spf: ['icloud.com'],
    selectors: ['sig1'],
    dkim: 'In the settings of iCloud, open Custom Email Domain.',
  },
  {
    name: 'Hostinger',
    hosts: ['smtp.hostinger.com'],
    spf: ['_spf.mail.hostinger.com'],
    selectors: [],
    dkim: 'In hPanel, open Emails, Connect Domain.',
  },
  {
    name: 'Migadu',
    hosts: ['smtp.migadu.com'],
    spf: ['spf.migadu.com'],
    selectors: ['key1', 'key2', 'key3'],
    dkim: 'In the admin panel of Migadu, open the DNS setup of the domain.',
  },
  {
    name: 'Private Email',
    hosts: ['mail.privateemail.com', 'smtp.privateemail.com'],
    spf: ['spf.privateemail.com'],
    selectors: [],
    dkim: 'In the Namecheap panel, open Private Email.',
  },
];

/** Returns the provider that an SMTP server belongs to; null if it is none of the well-known. */
export function serviceOfHost(host: string): SendingService | null {
  const name = host.toLowerCase().replace(/\.$/, '');
  return services.find(({ hosts }) => hosts.some(end => name === end || name.endsWith(`.${end}`))) ?? null;
}

/** Returns whether a name holds the SPF record of a well-known provider. */
export function isServiceRecord(name: string): boolean {
  return services.some(({ spf }) => spf.includes(name));
}
