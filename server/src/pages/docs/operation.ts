import { markup, type Content, type Markup } from '../frame.js';
import { slugOf } from 'outreach-contract';
import type { Body, Contract, MediaType, Operation, Parameter, Response, Tag } from 'outreach-contract';
import { blockText, codeBlock, inlineText } from './markdown.js';
import { fieldsOf, limitsOf, typeName, type Reading } from './schema.js';
import { samplesOf } from './samples.js';
import { consoleOf } from './try-it.js';

/** Everything about one operation, as a part of its tag's page. */
function operationView(contract: Contract, base: string, operation: Operation): Markup {
  const { id, method, path, summary, description, deprecated, open, body } = operation;
  const succeeds = operation.responses.filter(([status]) => status.startsWith('2'));
  return markup`<section class="operation">
<h2 id="${id}"><a class="anchor" href="#${id}">${summary}</a></h2>
<p class="call"><span class="method ${method.toLowerCase()}">${method}</span> <code>${path}</code>${
    deprecated && markup` <span class="required">deprecated</span>`
  }${open && markup` <span class="type">no key needed</span>`}</p>
${blockText(description)}
${parametersView(contract, operation.parameters)}
${body && bodyView(contract, body, 'Body', 'written')}
${samplesOf(contract, operation)}
${succeeds.map(([status, response]) => responseView(contract, status, response))}
${errorsView(contract, base, operation)}
${consoleOf(contract, operation)}
</section>
`;
}

/** The body of a request, or the payload of an event: its fields and every example. */
function bodyView(contract: Contract, body: Body, title: string, reading: Reading): Content {
  return mediaTypes(body).map(
    ([type, media]) => markup`<h3>${title}${body.required === false && ' (optional)'}</h3>
${type !== 'application/json' && markup`<p class="type">${type}</p>`}
${media.schema && fieldsOf(contract, media.schema, reading)}
${examplesOf(media)}`,
  );
}

function parametersView(contract: Contract, parameters: readonly Parameter[]): Content {
  if (parameters.length === 0) return null;
  return markup`<h3>Parameters</h3>
<dl class="fields">${parameters.map(
    parameter =>
      markup`<div><dt><code>${parameter.name}</code> <span class="type">${parameter.in}, ${typeName(contract, parameter.schema)}</span>${
        parameter.required && markup` <span class="required">required</span>`
      }</dt><dd>${parameter.description && markup`<p>${inlineText(parameter.description)}</p>`}${limitsOf(contract, parameter.schema)}${
        parameter.example !== undefined &&
        markup`<p class="facts">for instance <code>${String(parameter.example)}</code></p>`
      }</dd></div>`,
  )}</dl>`;
}

function responseView(contract: Contract, status: string, response: Response): Markup {
  const headers = Object.entries(response.headers ?? {});
  return markup`<h3>Response ${status}</h3>
<p>${inlineText(response.description ?? '')}</p>
${mediaTypes(response).map(
  ([type, media]) => markup`${type !== 'application/json' && markup`<p class="type">${type}</p>`}
${media.schema && foldedFields(contract, media)}
${examplesOf(media)}`,
)}
${
  headers.length > 0 &&
  markup`<details><summary>Headers</summary><dl class="fields">${headers.map(([name, header]) => {
    const { description } = contract.follow(header).value;
    return markup`<div><dt><code>${name}</code></dt><dd>${description && markup`<p>${inlineText(description)}</p>`}</dd></div>`;
  })}</dl></details>`
}`;
}

function foldedFields(contract: Contract, { schema }: MediaType): Content {
  const fields = schema && fieldsOf(contract, schema, 'read');
  return fields && markup`<details><summary>Fields of the response</summary>${fields}</details>`;
}

function errorsView(contract: Contract, base: string, { responses, errorCodes }: Operation): Content {
  const fails = responses.filter(([status]) => !status.startsWith('2'));
  const codes = contract.errors.filter(
    ([code, { status }]) =>
      errorCodes.includes(code) && fails.some(([declared]) => declared === String(status)),
  );
  if (codes.length === 0) return null;
  return markup`<h3>Errors</h3>
<ul class="errors">${codes.map(
    ([code, { status, description }]) =>
      markup`<li><strong>${status}</strong> <code>${code}</code> ${inlineText(description)}</li>`,
  )}</ul>
${fails.map(([status, response]) => {
  const title = status === 'default' ? 'any other error' : `a ${status}`;
  const examples = mediaTypes(response).map(([, media]) => examplesOf(media));
  return markup`<details><summary>Example of ${title}</summary>${examples}</details>`;
})}
<p class="soft"><a href="${base}/docs/reference/errors">All error codes</a>, with those that any operation can meet</p>`;
}

function mediaTypes({ content = {} }: Body): [string, MediaType][] {
  return Object.entries(content);
}

function examplesOf({ example, examples = {} }: MediaType): Content {
  const all = [
    ...(example === undefined ? [] : [{ summary: '', value: example }]),
    ...Object.entries(examples).map(([name, { summary = name, value }]) => ({ summary, value })),
  ];
  return all.map(
    ({ summary, value }) =>
      markup`${summary && markup`<p>${summary}</p>`}${
        typeof value === 'string'
          ? codeBlock(value, 'text')
          : codeBlock(JSON.stringify(value, null, 2), 'json')
      }`,
  );
}

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
