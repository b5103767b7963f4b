import type { ServerTrouble } from '../../domain/mail-servers.js';
import { countConnectTry, endConnectSession } from '../../store/connect-sessions.js';
import type { MailServer } from '../../store/mailboxes.js';
import { transaction } from '../../store/transaction.js';
import { frameEnd, frameStart } from '../frame.js';
import { markup, type Markup } from '../markup.js';
import type { Entered, Fields } from './form.js';
import type { ConnectPages, Visit } from './pages.js';
import { NotSavedError, saveMailbox } from './save.js';
import { connectedText, serversForm, troubleText } from './views.js';

interface Attempt {
  pages: ConnectPages;
  visit: Visit;
  fields: Fields;
  entered: Entered;
}

/** The page of one attempt, piece by piece as its steps are done, so that it needs no script to be followed. */
export async function* attemptPage(attempt: Attempt): AsyncGenerator<string> {
  const { pages, visit, entered } = attempt;
  yield `${frameStart({ title: `Connecting ${entered.email}`, nonce: visit.nonce })}`;
  yield `${markup`<h1>Connecting ${entered.email}</h1>
`}`;
  try {
    for await (const piece of steps(attempt)) yield `${piece}`;
  } catch (error) {
    if (!(error instanceof NotSavedError)) pages.log.error({ err: error }, 'mailbox was not connected');
    const problem =
      error instanceof NotSavedError ? error.message : 'Something went wrong here. Try again later.';
    yield `${troubleText('Not connected', { problem, advice: null })}`;
  }
  yield `${frameEnd}`;
}

async function* steps({ pages, visit, fields, entered }: Attempt): AsyncGenerator<Markup> {
  const { database, clock, allowLoopback } = pages;
  const left = await transaction(database, tx => countConnectTry(tx, visit.session, 'attempts', clock.now()));
  if (left === null)
    throw new NotSavedError('The link has expired or was used meanwhile. Ask for a new one.');
  const reach = allowLoopback ? 'public_or_loopback' : 'public';
  const smtp: MailServer = { ...entered.smtp, reach };
  const imap: MailServer = { ...entered.imap, reach };

  yield markup`<div aria-live="polite"><ol class="steps">
`;
  yield stepStart('Sending (SMTP)', smtp);
  const sending = await pages.tryToSend(smtp, entered.smtpPassword);
  yield stepEnd(sending);
  yield stepStart('Receiving (IMAP)', imap);
  const receiving = await pages.tryToReceive(imap, entered.imapPassword);
  yield stepEnd(receiving);

  if (!sending && !receiving) {
    yield markup`<li>Saving the mailbox … `;
    const credentials = { smtp_password: entered.smtpPassword, imap_password: entered.imapPassword };
    const { email, displayName } = entered;
    const settings = { smtp, imap };
    await saveMailbox(pages, visit.session, { email, displayName, provider: 'smtp', settings, credentials });
    yield markup`${stepEnd(null)}</ol></div>
${connectedText(email, visit.session.input.redirectUrl)}`;
    return;
  }
  yield markup`</ol></div>
${sending && troubleText('Mail cannot be sent', sending)}${receiving && troubleText('Mail cannot be read', receiving)}`;
  if (left > 0)
    yield markup`<h2>Try again</h2>
${serversForm(visit, fields, {})}`;
  else yield await giveUp(pages, visit, (sending ?? receiving)!);
}

function stepStart(name: string, { host, port }: MailServer): Markup {
  return markup`<li>${name}: logging in at ${host}, port ${port} … `;
}

function stepEnd(trouble: ServerTrouble | null): Markup {
  return trouble
    ? markup`<span class="failed">✗ failed</span></li>
`
    : markup`<span class="ok">✓ works</span></li>
`;
}

/** Too many passwords were tried: the link ends, so that it cannot be used for guessing. */
async function giveUp({ database, clock }: ConnectPages, { session }: Visit, { problem }: ServerTrouble) {
  const errorMessage = `Too many tries. The last one: ${problem}`;
  await transaction(database, tx =>
    endConnectSession(tx, session, { status: 'failed', errorMessage }, clock.now()),
  );
  return markup`<p>That was the last try with this link. Ask for a new one where you got it.</p>`;
}
