import { randomBytes } from 'node:crypto';
import { connectFormToken, connectTokenHash, sameToken } from '../../domain/mailboxes/connect-token.js';
import { parseEmail } from '../../domain/leads/email-address.js';
import type { PublicRequest, PublicRoute } from '../../domain/api/public-route.js';
import { connectStatus, connectUrl } from '../../present/connect-session.js';
import { findConnectSessionByToken } from '../../store/connect-sessions/repository.js';
import { transaction } from '../../store/database/transaction.js';
import { framed, pageHeaders, markup } from '../frame.js';
import { fieldsFor, judge, readFields, type Entered } from './form.js';
import { type ConnectPages, type PageAnswer, type Visit } from './pages.js';
import { NotSavedError, saveMailbox, countTry, faultsAfter, withEmptied, type Outcome } from './save.js';
import { beginFlow, endFlow, offeredTo } from './permission.js';
import { attemptPage, type Candidate } from './steps.js';
import { choosePage, connectedText, endedPage, serversForm, serversPage, type Page } from './views.js';

const path = '/connect/{id}';
const returnPath = '/connect/return/{provider}';

/**
 * The page behind `connect_url`. Its address holds the token that opens it, and forms must come from the page itself.
 * It is used up by the first mailbox it connects.
 */
export function connectPageRoutes(pages: ConnectPages): PublicRoute[] {
  return [
    {
      method: 'GET',
      path,
      handle: async request => {
        const visit = await begin(pages, request);
        return 'status' in visit ? visit : choose(pages, visit);
      },
    },
    {
      method: 'POST',
      path,
      handle: async request => {
        const visit = await begin(pages, request);
        return 'status' in visit ? visit : act(pages, visit, request);
      },
    },
    { method: 'GET', path: returnPath, handle: request => comeBack(pages, request) },
  ];
}

/** Opens the session of a link; when it is not pending, the page that says so. */
async function begin(pages: ConnectPages, { params, query }: PublicRequest): Promise<Visit | PageAnswer> {
  const token = typeof query.token === 'string' ? query.token : '';
  return visitOf(pages, token, params.id ?? '');
}

async function visitOf(pages: ConnectPages, token: string, id?: string): Promise<Visit | PageAnswer> {
  const nonce = randomBytes(16).toString('base64url');
  const session = await findConnectSessionByToken(pages.database.manager, connectTokenHash(token));
  if (!session || (id !== undefined && session.id !== id.toLowerCase()))
    return answer(nonce, 404, endedPage('unknown'));
  const status = connectStatus(session, pages.clock.now());
  if (status === 'completed') return answer(nonce, 200, endedPage('completed'));
  if (status !== 'pending') return answer(nonce, 410, endedPage(status, session.error_message));
  const { linkKey, baseUrl } = pages;
  const { pathname, search } = new URL(connectUrl(baseUrl, linkKey, session.id));
  const input = session.input ?? {};
  return {
    session,
    input,
    nonce,
    action: pathname + search,
    formToken: connectFormToken(linkKey, session.id),
  };
}

/** The way back from a provider's own page. */
async function comeBack(pages: ConnectPages, request: PublicRequest): Promise<PageAnswer> {
  const flow = endFlow(pages, request);
  const visit = await visitOf(pages, flow.token);
  if ('status' in visit) return visit;
  const found = flow.read(visit);
  if ('notice' in found) return choose(pages, visit, 400, found);
  return { status: 200, body: attemptPage(found), headers: { ...pageHeaders(visit.nonce), ...flow.headers } };
}

async function act(pages: ConnectPages, visit: Visit, request: PublicRequest): Promise<PageAnswer> {
  const form = new URLSearchParams(request.body.toString());
  if (!isOwnForm(form, visit, request))
    return choose(pages, visit, 403, { notice: 'This form did not come from this page. Please try again.' });
  const provider = offeredTo(pages, visit).find(({ id }) => id === form.get('step'));
  if (provider) return beginFlow(pages, visit, provider);
  switch (form.get('step')) {
    case 'find':
      return find(pages, visit, form);
    case 'connect':
      return connect(pages, visit, form);
    case 'sandbox':
      return connectSandbox(pages, visit);
    default:
      return choose(pages, visit);
  }
}

/** Another site may lead a browser here, but it knows no token, and browsers tell where a form comes from. */
function isOwnForm(form: URLSearchParams, { formToken }: Visit, { headers }: PublicRequest): boolean {
  const site = headers['sec-fetch-site'];
  const isFromElsewhere = site !== undefined && site !== 'same-origin' && site !== 'none';
  return !isFromElsewhere && sameToken(form.get('form') ?? '', formToken);
}

function choose(
  pages: ConnectPages,
  visit: Visit,
  status = 200,
  said: { email?: string; error?: string; notice?: string } = {},
): PageAnswer {
  const sandbox = pages.sandboxDomain !== null;
  const offered = offeredTo(pages, visit);
  return answer(visit.nonce, status, choosePage(visit, { input: visit.input, offered, sandbox, ...said }));
}

async function find(pages: ConnectPages, visit: Visit, form: URLSearchParams): Promise<PageAnswer> {
  const text = readFields(form).email;
  const email = parseEmail(text);
  if (email === null)
    return choose(pages, visit, 422, {
      email: text,
      error: 'Enter an email address, such as ana@example.com.',
    });
  const { database, clock } = pages;
  const left = await transaction(database, tx => countTry(tx, visit.session, 'lookups', clock.now()));
  const found = left === null ? null : await pages.findServers(email);
  const fields = fieldsFor(email, visit.input.displayName ?? '', found);
  return answer(visit.nonce, 200, serversPage(visit, fields, { found }));
}

async function connect(pages: ConnectPages, visit: Visit, form: URLSearchParams): Promise<PageAnswer> {
  if ((visit.input.provider ?? 'smtp') !== 'smtp') return choose(pages, visit);
  const fields = readFields(form);
  const judged = judge(fields);
  if ('errors' in judged) {
    const errors = withEmptied(fields, judged.errors);
    return answer(visit.nonce, 422, serversPage(visit, fields, { errors }));
  }
  const candidate = async () => candidateOf(pages, judged.entered);
  const again = (outcome: Outcome) => serversForm(visit, fields, faultsAfter(fields, outcome));
  const heading = `Connecting ${judged.entered.email}`;
  const body = attemptPage({ pages, visit, heading, candidate, again });
  return { status: 200, body, headers: pageHeaders(visit.nonce) };
}

function candidateOf({ allowLoopback }: ConnectPages, entered: Entered): Candidate {
  const { email, displayName, smtpPassword, imapPassword } = entered;
  const reach = allowLoopback ? 'public_or_loopback' : 'public';
  const settings = { smtp: { ...entered.smtp, reach }, imap: { ...entered.imap, reach } } as const;
  const credentials = { smtp_password: smtpPassword, imap_password: imapPassword };
  const mailbox = { email, displayName, provider: 'smtp', settings, credentials } as const;
  return { mailbox, smtpSecret: smtpPassword, imapSecret: imapPassword };
}

async function connectSandbox(pages: ConnectPages, visit: Visit): Promise<PageAnswer> {
  const { session, input, nonce } = visit;
  const { provider, displayName, redirectUrl } = input;
  if (pages.sandboxDomain === null || (provider !== undefined && provider !== 'sandbox'))
    return choose(pages, visit);
  const email = sandboxAddress(visit, pages.sandboxDomain);
  try {
    const nothing = { settings: {}, credentials: {} };
    await saveMailbox(pages, session, { email, displayName, provider: 'sandbox', ...nothing });
  } catch (error) {
    if (!(error instanceof NotSavedError)) throw error;
    return choose(pages, visit, 409, { notice: error.message });
  }
  const content = markup`<h1>Connecting a sandbox mailbox</h1>
${connectedText(email, redirectUrl)}`;
  return answer(nonce, 200, { title: 'Connected', content });
}

/** The address that was asked for, where it is one of the sandbox; else a new one. */
function sandboxAddress({ session: { id }, input: { email } }: Visit, domain: string): string {
  return email?.endsWith(`@${domain}`) ? email : `sender-${id.slice(-8)}@${domain}`;
}

function answer(nonce: string, status: number, { title, content }: Page): PageAnswer {
  return { status, body: framed({ title, nonce }, content), headers: pageHeaders(nonce) };
}
