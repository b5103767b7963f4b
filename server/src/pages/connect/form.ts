import { isIP } from 'node:net';
import { parseDomain, parseEmail } from '../../domain/leads/email-address.js';
import type { FoundServers } from '../../domain/mailboxes/mail-servers.js';
import { nameText } from '../../domain/inbox/html-text.js';
import type { MailServer } from '../../store/mailboxes/entities.js';
import { markup, type Markup } from '../frame.js';

/** The fields of the form, as they were filled in; passwords are never written back. */
export type Fields = Record<FieldName, string>;

export const fieldNames = [
  'email',
  'name',
  'password',
  'smtp_host',
  'smtp_port',
  'smtp_security',
  'smtp_user',
  'imap_host',
  'imap_port',
  'imap_security',
  'imap_user',
  'imap_password',
] as const;
type FieldName = (typeof fieldNames)[number];

/** What is wrong with single fields, in words for whoever fills them in. */
export type FieldErrors = Partial<Record<FieldName, string>>;

/** A form that can be tried. */
export interface Entered {
  email: string;
  displayName: string | undefined;
  smtp: MailServer;
  imap: MailServer;
  smtpPassword: string;
  imapPassword: string;
}

export function readFields(form: URLSearchParams): Fields {
  const entries = fieldNames.map(name => {
    const text = Buffer.from(form.get(name) ?? '').toString();
    return [name, name.endsWith('password') ? text : text.trim()];
  });
  return Object.fromEntries(entries) as Fields;
}

/** The form before anything is entered: an address, and the servers that were found for it. */
export function fieldsFor(email: string, name: string, found: FoundServers | null): Fields {
  const security = (secure: boolean | undefined) => (secure === false ? 'starttls' : 'tls');
  const own = (user: string | undefined) => (user === undefined || user === email ? '' : user);
  return {
    email,
    name,
    password: '',
    smtp_host: found?.smtp.host ?? '',
    smtp_port: String(found?.smtp.port ?? 465),
    smtp_security: security(found?.smtp.secure),
    smtp_user: own(found?.smtp.user),
    imap_host: found?.imap.host ?? '',
    imap_port: String(found?.imap.port ?? 993),
    imap_security: security(found?.imap.secure),
    imap_user: own(found?.imap.user),
    imap_password: '',
  };
}

/** Judges the form; what can be tried, or what is wrong. */
export function judge(fields: Fields): { entered: Entered } | { errors: FieldErrors } {
  const errors: FieldErrors = {};
  const email = parseEmail(fields.email);
  if (email === null) errors.email = 'Enter an email address, such as ana@example.com.';
  if (fields.name.length > 200) errors.name = 'Enter at most 200 characters.';
  if (fields.password === '') errors.password = 'Enter the password.';
  for (const name of ['password', 'imap_password'] as const)
    if (fields[name].length > 1000) errors[name] = 'Enter at most 1000 characters.';
  const smtp = serverOf(fields, 'smtp', email ?? '', errors);
  const imap = serverOf(fields, 'imap', email ?? '', errors);
  if (email === null || Object.keys(errors).length > 0) return { errors };
  const displayName = nameText(fields.name) || undefined;
  const imapPassword = fields.imap_password || fields.password;
  return { entered: { email, displayName, smtp, imap, smtpPassword: fields.password, imapPassword } };
}

function serverOf(fields: Fields, kind: 'smtp' | 'imap', email: string, errors: FieldErrors): MailServer {
  const host = hostIn(fields[`${kind}_host`]);
  if (host === null) errors[`${kind}_host`] = `Enter the name of the server, such as ${kind}.example.com.`;
  const text = fields[`${kind}_port`];
  const port = /^\d{1,5}$/.test(text) ? Number(text) : 0;
  if (port < 1 || port > 65_535) errors[`${kind}_port`] = 'Enter a number from 1 to 65535.';
  const user = fields[`${kind}_user`] || email;

  if (user.length > 320 || /[\u0000-\u001f\u007f]/.test(user))
    errors[`${kind}_user`] = 'Enter a user name of at most 320 characters.';
  return { host: host ?? '', port, secure: fields[`${kind}_security`] !== 'starttls', user };
}

function hostIn(text: string): string | null {
  if (isIP(text) || text === 'localhost') return text;
  return parseDomain(text);
}

interface FieldOptions {
  type?: 'text' | 'email' | 'password';
  error?: string;
  autocomplete?: string;
  required?: boolean;
  /** The cursor waits here when the page opens. */
  autofocus?: boolean;
  inputmode?: 'numeric';
  hint?: string;
}

/** An input with its label, and what is wrong with it. */
export function field(name: FieldName, label: string, value: string, options: FieldOptions = {}): Markup {
  const { type = 'text', error, autocomplete = 'off', required, autofocus, inputmode, hint } = options;
  const described = [hint && `${name}-hint`, error && `${name}-error`].filter(Boolean).join(' ');
  return markup`<div><label for="${name}">${label}</label>
${hint && markup`<p class="soft" id="${name}-hint">${hint}</p>`}
<input id="${name}" name="${name}" type="${type}" value="${value}" autocomplete="${autocomplete}"${
    type !== 'text' || name.endsWith('host') || name.endsWith('user')
      ? markup` autocapitalize="none" spellcheck="false"`
      : null
  }${inputmode && markup` inputmode="${inputmode}"`}${required && markup` required`}${autofocus && markup` autofocus`}${
    error && markup` aria-invalid="true"`
  }${described && markup` aria-describedby="${described}"`}>
${error && markup`<p class="error" id="${name}-error">${error}</p>`}</div>`;
}

/** One server: host, port, how it is secured, and who logs in there. */
export function serverFields(
  kind: 'smtp' | 'imap',
  legend: string,
  fields: Fields,
  errors: FieldErrors,
): Markup {
  const text = (name: FieldName, label: string, options: FieldOptions = {}) =>
    field(name, label, fields[name], { ...options, error: errors[name] });
  const security = fields[`${kind}_security`];
  const usual = kind === 'smtp' ? ['465', '587'] : ['993', '143'];
  return markup`<fieldset><legend>${legend}</legend>
<div class="row">${text(`${kind}_host`, 'Server')}${text(`${kind}_port`, 'Port', { inputmode: 'numeric' })}</div>
<label for="${kind}_security">Security</label>
<select id="${kind}_security" name="${kind}_security">
<option value="tls"${security !== 'starttls' && markup` selected`}>TLS (usual with port ${usual[0]})</option>
<option value="starttls"${security === 'starttls' && markup` selected`}>STARTTLS (usual with port ${usual[1]})</option>
</select>
${text(`${kind}_user`, 'User name, if it is not the email address')}
${
  kind === 'imap' &&
  field('imap_password', 'Password, if it is different', '', {
    type: 'password',
    error: errors.imap_password,
  })
}
</fieldset>`;
}
