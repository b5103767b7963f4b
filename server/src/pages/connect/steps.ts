import type { ServerTrouble } from '../../domain/mailboxes/mail-servers.js';
import { updatePendingSession } from '../../store/connect-sessions/repository.js';
import type { MailServer } from '../../store/mailboxes/entities.js';
import type { ConnectedMailbox } from '../../store/mailboxes/repository.js';
import { transaction } from '../../store/database/transaction.js';
import { frameEnd, frameStart, markup, type Markup } from '../frame.js';
import type { ConnectPages, Secret, Visit } from './pages.js';
import { outcomeText, type Outcome, countTry, NotSavedError, saveMailbox } from './save.js';
import { connectedText, troubleText } from './views.js';

/** A mailbox that is to be tried, and stored when it works. */
export interface Candidate {
  mailbox: ConnectedMailbox & { settings: { smtp: MailServer; imap: MailServer } };
  smtpSecret: Secret;
  imapSecret: Secret;
}

export interface Attempt {
  pages: ConnectPages;
  visit: Visit;
  heading: string;
  /** What comes before the servers are tried, in words, where there is anything. */
  before?: string;
  /** @throws {NotSavedError} when there is nothing to try */
  candidate(): Promise<Candidate>;
  /** Lets try again, after what went wrong. */
  again(outcome: Outcome): Markup;
}

/** What a step ends with until it is done. */
const running = ' … ';

/** The page of one attempt, piece by piece as its steps are done, so that it needs no script to be followed. */
export async function* attemptPage(attempt: Attempt): AsyncGenerator<string> {
  const { pages, visit, heading } = attempt;
  yield `${frameStart({ title: heading, nonce: visit.nonce })}`;
  yield `${markup`<h1>${heading}</h1>
`}`;
  let last = '';
  try {
    for await (const piece of steps(attempt)) yield (last = `${piece}`);
  } catch (error) {
    const isExplained = error instanceof NotSavedError;
    if (!isExplained) pages.log.error({ err: error }, 'mailbox was not connected');
    const problem = isExplained ? error.message : 'Something went wrong here. Try again later.';
    const advice = isExplained ? error.advice : null;
    const wasRunning = last.endsWith(running);
    yield `${markup`${wasRunning && stepEnd(false)}</ol></div>
${troubleText('Not connected', { problem, advice })}
<p><a href="${visit.action}">Go back</a></p>`}`;
  }
  yield `${frameEnd}`;
}

async function* steps({ pages, visit, before, candidate, again }: Attempt): AsyncGenerator<Markup> {
  const { database, clock } = pages;
  yield markup`<div aria-live="polite"><ol class="steps">
`;
  const left = await transaction(database, tx => countTry(tx, visit.session, 'attempts', clock.now()));
  if (left === null) throw new NotSavedError('The link has expired or was already used. Ask for a new one.');
  if (before !== undefined) yield markup`<li>${before}${running}`;
  const { mailbox, smtpSecret, imapSecret } = await candidate();
  if (before !== undefined) yield stepEnd(true);
  const { smtp, imap, transport } = mailbox.settings;
  let receiving: ServerTrouble | null = null;
  let sending: ServerTrouble | null;
  if (transport === 'api') {
    yield markup`<li>Sending and receiving through the API of the provider${running}`;
    sending = await pages.tryApi(mailbox.provider, mailbox.email, smtpSecret);
    yield stepEnd(!sending);
  } else {
    yield stepStart('Sending (SMTP)', smtp);
    sending = await pages.tryToSend(smtp, smtpSecret);
    yield stepEnd(!sending);
    yield stepStart('Receiving (IMAP)', imap);
    receiving = await pages.tryToReceive(imap, imapSecret);
    yield stepEnd(!receiving);
  }

  if (!sending && !receiving) {
    yield markup`<li>Saving the mailbox${running}`;
    await saveMailbox(pages, visit.session, mailbox);
    yield markup`${stepEnd(true)}</ol></div>
${connectedText(mailbox.email, visit.input.redirectUrl)}`;
    return;
  }
  yield markup`</ol></div>
${outcomeText({ sending, receiving })}`;
  if (left > 0)
    yield markup`<h2>Try again</h2>
${again({ sending, receiving })}`;
  else yield await giveUp(pages, visit, (sending ?? receiving)!);
}

function stepStart(name: string, { host, port }: MailServer): Markup {
  return markup`<li>${name}: logging in at ${host}, port ${port}${running}`;
}

function stepEnd(works: boolean): Markup {
  return works
    ? markup`<span class="ok">✓ works</span></li>
`
    : markup`<span class="failed">✗ failed</span></li>
`;
}

/** Too many passwords were tried: the link ends, so that it cannot be used for guessing. */
async function giveUp({ database, clock }: ConnectPages, { session }: Visit, { problem }: ServerTrouble) {
  const error_message = `Too many attempts. The last problem: ${problem}`.slice(0, 1000);
  await transaction(database, tx =>
    updatePendingSession(tx, session, { status: 'failed', error_message }, clock.now()),
  );
  return markup`<p>That was the last attempt with this link. Ask the person who gave you the link for a new one.</p>`;
}
