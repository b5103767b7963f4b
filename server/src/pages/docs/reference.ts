import { markup, type Markup } from '../markup.js';
import { slugOf, type Contract, type Tag } from 'outreach-contract';
import { blockText, inlineText } from './markdown.js';
import { bodyView, operationView } from './operation.js';

/** The first page of the reference: what holds for all calls, and the list of them. */
export function overviewPage(contract: Contract, base: string): Markup {
  return markup`<h1>API reference</h1>
${blockText(contract.description)}
${contract.tags.map(
  tag => markup`<h2 id="${tag.slug}"><a href="${base}/docs/reference/${tag.slug}">${tag.name}</a></h2>
<p>${inlineText(tag.description)}</p>
<ul class="calls">${tag.operations.map(
    ({
      id,
      method,
      path,
      summary,
    }) => markup`<li><a href="${base}/docs/reference/${tag.slug}#${id}">${summary}</a>
<span class="call"><span class="method ${method.toLowerCase()}">${method}</span> <code>${path}</code></span></li>`,
  )}</ul>`,
)}
<h2>Requests</h2>
<p>Each is shown in curl, the SDK, Python and Go. These samples read <code>BASE_URL</code>, <code>API_KEY</code> and ids
(<code>ID</code>, <code>LEAD_ID</code>) from the environment.</p>
<h2>Events and errors</h2>
<ul><li><a href="${base}/docs/reference/events">Events</a>: what webhooks and the event log carry.</li>
<li><a href="${base}/docs/reference/errors">Errors</a>: every code, its status and its meaning.</li></ul>`;
}

export function tagPage(contract: Contract, base: string, { name, description, operations }: Tag): Markup {
  return markup`<h1>${name}</h1>
<p class="lead">${inlineText(description)}</p>
${operations.map(operation => operationView(contract, base, operation))}`;
}

export function eventsPage(contract: Contract, base: string): Markup {
  return markup`<h1>Events</h1>
<p class="lead">Each is sent to the webhook of the account, signed, and kept in the event log.
The <a href="${base}/docs/guides/webhooks">guide to webhooks</a> shows how to receive them.</p>
${contract.events.map(
  ({ type, summary, description, body }) => markup`<section class="operation">
<h2 id="${slugOf(type)}"><a class="anchor" href="#${slugOf(type)}"><code>${type}</code></a></h2>
<p>${summary}.</p>
${blockText(description)}
${body && bodyView(contract, body, 'Payload', 'read')}
</section>`,
)}`;
}

export function errorsPage({ errors, flowIssues, detailCodes }: Contract, base: string): Markup {
  return markup`<h1>Errors</h1>
<p class="lead">Every failure has the same body; the <a href="${base}/docs/guides/errors">guide to errors and limits</a> shows how to handle it.</p>
<h2 id="error-codes">Error codes</h2>
${codeList(errors.map(([code, { status, type, description }]) => [code, `${status} · ${type}`, description]))}
<h2 id="detail-codes">What can be wrong in one place of a request</h2>
<p>Codes of <code>details</code>, each with the path of the place.</p>
${blockText(detailCodes.description ?? '')}
<p>${(detailCodes.enum ?? []).map(code => markup`<code>${String(code)}</code> `)}</p>
<h2 id="flow-issue-codes">What can be wrong in a flow</h2>
<p>Codes of <code>details</code> where a flow, a launch or a schedule is not valid.</p>
${codeList(flowIssues.map(([code, meaning]) => [code, '', meaning]))}`;
}

function codeList(codes: readonly [code: string, facts: string, meaning: string][]): Markup {
  return markup`<dl class="fields">${codes.map(
    ([
      code,
      facts,
      meaning,
    ]) => markup`<div id="${code}"><dt><code>${code}</code> <span class="type">${facts}</span></dt>
<dd>${inlineText(meaning)}</dd></div>`,
  )}</dl>`;
}
