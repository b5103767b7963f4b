import type { FoundServers, ServerTrouble } from '../../domain/mailboxes/mail-servers.js';
import type { ConnectInput } from '../../store/connect-sessions/repository.js';
import { markup, type Content, type Markup } from '../frame.js';
import { field, serverFields, fieldNames, type FieldErrors, type Fields } from './form.js';

/** What every form of a page carries: it is good for one session and unknown to other sites. */
export interface FormStart {
  /** The page's own address, from its root. */
  action: string;
  formToken: string;
}

/** A provider whose own page asks for permission. */
export interface OfferedProvider {
  id: string;
  name: string;
}

const connectTitle = 'Connect your mailbox';

/** The first page: which provider, or which address. */
export function choosePage(
  start: FormStart,
  {
    input,
    offered,
    sandbox,
    email = input.email ?? '',
    error,
    notice,
  }: {
    input: ConnectInput;
    offered: readonly OfferedProvider[];
    sandbox: boolean;
    email?: string;
    error?: string;
    notice?: string;
  },
): Page {
  const only = input.provider;
  const showsPassword = only === undefined || only === 'smtp';
  const buttons = offered.filter(({ id }) => only === undefined || only === id);
  const showsSandbox = sandbox && (only === undefined || only === 'sandbox');
  const content = [
    markup`<h1>${connectTitle}</h1>
<p class="soft">The service sends emails from it and reads the replies. This link works once.</p>`,
    notice &&
      markup`<p class="box bad" role="alert" tabindex="-1" data-result="Error: ${connectTitle}">${notice}</p>`,
    buttons.map(
      ({ id, name }) =>
        markup`${formOf(start)}<button type="submit" name="step" value="${id}" data-busy="Going to ${name} …">Continue with ${name}</button></form>`,
    ),
    buttons.length > 0 && showsPassword && markup`<hr><h2>Another provider</h2>`,
    showsPassword &&
      markup`${formOf(start)}
${field('email', 'Email address', email, { type: 'email', error, autocomplete: 'email', required: true, autofocus: error !== undefined })}
<button type="submit" name="step" value="find" data-busy="Looking for its servers …">Find its servers</button></form>`,
    showsSandbox &&
      markup`<hr><h2>Just trying things out?</h2>
<p>A sandbox mailbox sends no real emails. This service simulates its recipients.</p>
${formOf(start)}<button type="submit" name="step" value="sandbox" class="second" data-busy="Connecting …">Use a sandbox mailbox</button></form>`,
  ];
  return { title: error || notice ? `Error: ${connectTitle}` : connectTitle, content };
}

/** A page without its frame. */
export interface Page {
  title: string;
  content: Content;
}

/** The second page: the servers that were found, and the password. */
export function serversPage(
  start: FormStart,
  fields: Fields,
  { found, errors = {} }: { found?: FoundServers | null; errors?: FieldErrors },
): Page {
  const faults = fieldNames.filter(name => errors[name]);
  return {
    title: faults.length > 0 ? 'Error: Enter the password' : 'Enter the password',
    content: [
      markup`<h1>Connect ${fields.email}</h1>`,
      faults.length > 0 &&
        markup`<div class="box bad" role="alert" tabindex="-1" data-result="Error: Enter the password"><h2>Please correct these fields</h2><ul>${faults.map(
          name => markup`<li><a href="#${name}">${errors[name]}</a></li>`,
        )}</ul></div>`,
      found !== undefined && foundText(fields.email, found),
      serversForm(start, fields, errors),
    ],
  };
}

function foundText(email: string, found: FoundServers | null): Content {
  if (!found)
    return markup`<p class="box note">No servers were found for ${email}. See the help pages of your provider: look for “SMTP” and “IMAP”.</p>`;
  const name = found.name ?? email.slice(email.lastIndexOf('@') + 1);
  return [
    markup`<p>These are the servers of ${name}: <strong>${found.smtp.host}</strong> sends, <strong>${found.imap.host}</strong> receives.</p>`,
    found.advice !== null && markup`<p class="box note">${found.advice}</p>`,
  ];
}

/** The form with the servers and the password; what needs a look is open. */
export function serversForm(start: FormStart, fields: Fields, errors: FieldErrors): Markup {
  const isOpen = !fields.smtp_host || !fields.imap_host || Object.keys(errors).some(isServerField);
  return markup`${formOf(start)}
${field('email', 'Email address', fields.email, { type: 'email', error: errors.email, autocomplete: 'email', required: true })}
${field('name', 'Name that recipients see (optional)', fields.name, { error: errors.name, autocomplete: 'name' })}
${field('password', 'Password', '', { type: 'password', error: errors.password, autocomplete: 'current-password', required: true })}
<details${isOpen && markup` open`}><summary>Servers</summary>
${serverFields('smtp', 'Sending (SMTP)', fields, errors)}
${serverFields('imap', 'Receiving (IMAP)', fields, errors)}
</details>
<button type="submit" name="step" value="connect" data-busy="Testing …">Test and connect</button>
</form>
<p><a href="${start.action}">Another address or provider</a></p>`;
}

function isServerField(name: string): boolean {
  return name.startsWith('smtp_') || name.startsWith('imap_');
}

export function formOf({ action, formToken }: FormStart): Markup {
  return markup`<form method="post" action="${action}" novalidate><input type="hidden" name="form" value="${formToken}">`;
}

/** What is shown where the tests ended: the mailbox is connected. */
export function connectedText(email: string, redirectUrl: string | undefined): Markup {
  const go = redirectUrl !== undefined && new URL(redirectUrl).host;
  return markup`<section class="box good" role="status" tabindex="-1" data-result="Connected"><h2>Connected</h2>
<p><strong>${email}</strong> is connected.</p>
${go ? markup`<p><a class="button" data-go href="${redirectUrl}">Continue to ${go}</a></p>` : markup`<p>You can close this page.</p>`}</section>`;
}

/** What is shown where the tests ended: why the mailbox is not connected, and what to do. */
export function troubleText(
  heading: string,
  { problem, advice }: Pick<ServerTrouble, 'problem' | 'advice'>,
  secondProblem?: string,
): Markup {
  return markup`<section class="box bad" role="alert" tabindex="-1" data-result="Error: not connected"><h2>${heading}</h2>
<p>The reason: ${problem}</p>${secondProblem && markup`<p>And: ${secondProblem}</p>`}${advice !== null && markup`<p>${advice}</p>`}</section>`;
}

/** The page of a link that no longer works, or never did. */
export function endedPage(kind: 'completed' | 'expired' | 'failed' | 'unknown', words?: string | null): Page {
  const [title, text] = {
    completed: [
      'This mailbox is connected',
      'This link works only once and was already used. You can close this page.',
    ],
    expired: ['This link has expired', 'Ask the person who gave you the link for a new one.'],
    failed: ['The mailbox could not be connected', 'Ask the person who gave you the link for a new one.'],
    unknown: ['This link is not valid', 'It may be incomplete. Copy the whole link and open it again.'],
  }[kind];
  return {
    title: title!,
    content: [markup`<h1>${title}</h1>`, words && markup`<p>${words}</p>`, markup`<p>${text}</p>`],
  };
}
