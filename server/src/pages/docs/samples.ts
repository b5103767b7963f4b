import { markup, type Markup } from '../frame.js';
import type { Contract, Operation } from 'outreach-contract';
import { samplesMarkup } from './markdown.js';
import { exampleBody } from './try-it.js';

/** A request as programs write it. Ids are variables of the environment: `{leadId}` is `LEAD_ID`. */
interface Request {
  /** `campaigns.create`. */
  sdkMethod: string;
  method: string;
  path: string;
  /** Required query parameters, each with its example. */
  query: [name: string, value: string][];
  /** Undefined without a body. */
  body: unknown;
  /** What it responds with is text, not JSON. */
  isText: boolean;
}

/** The request of an operation in curl, the SDK, Python and Go. Each can be pasted and run as it is. */
export function samplesOf(contract: Contract, operation: Operation): Markup {
  const { id, method, path, parameters, sdkMethod } = operation;
  const query = parameters.filter(({ in: place, required }) => place === 'query' && required);
  const [, success] = operation.responses.find(([status]) => status.startsWith('2')) ?? [];
  const request: Request = {
    sdkMethod,
    method,
    path,
    query: query.map(({ name, example }) => [name, String(example)]),
    body: exampleBody(contract, operation),
    isText: success?.content !== undefined && !('application/json' in success.content),
  };
  const samples: [title: string, language: string, code: string][] = [
    ['curl', 'sh', curl(request)],
    ['SDK', 'ts', sdk(request)],
    ['Python', 'python', python(request)],
    ['Go', 'go', go(request)],
  ];
  return markup`<h3>Request</h3>
${samplesMarkup(`${id}-samples`, samples)}`;
}

const json = (value: unknown, indent = 2) => JSON.stringify(value, null, indent);

/** The path with a variable for each parameter, and the query. */
function address({ path, query }: Request, variable: (name: string) => string): string {
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => variable(variableOf(name)));
  return query.length > 0 ? `${filled}?${new URLSearchParams(query).toString()}` : filled;
}

const variableOf = (name: string) => name.replace(/[A-Z]/g, letter => `_${letter}`).toUpperCase();

function curl(request: Request): string {
  const { method, body } = request;
  const isPlain = method === (body === undefined ? 'GET' : 'POST');
  return [
    `curl -sS "$BASE_URL${address(request, name => `$${name}`)}"`,
    ...(isPlain ? [] : [`-X ${method}`]),
    '-H "Authorization: Bearer $API_KEY"',
    ...(body === undefined
      ? []
      : ['-H "Content-Type: application/json"', `-d '${json(body).replaceAll("'", `'\\''`)}'`]),
  ].join(' \\\n  ');
}

function sdk({ sdkMethod, path, query, body, isText }: Request): string {
  const ids = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => `env.${variableOf(name!)}!`);
  const given = query.length > 0 ? [json(Object.fromEntries(query), 0)] : [];
  const args = [...ids, ...(body === undefined ? given : [json(body)])].join(', ');
  return `import { env } from 'node:process';
import { createClient } from 'outreach-sdk';

const client = createClient({ baseUrl: env.BASE_URL!, apiKey: env.API_KEY! });

const data = await client.${sdkMethod}(${args});
console.log(${isText ? 'await data.text()' : 'data'});`;
}

function python(request: Request): string {
  const { method, body, isText } = request;
  const literals: Record<string, string> = { true: 'True', false: 'False', null: 'None' };
  const literal = (value: unknown) =>
    json(value, 4).replace(/"(?:[^"\\]|\\.)*"|\b(?:true|false|null)\b/g, word => literals[word] ?? word);
  const given = body === undefined ? '' : `    json=${literal(body).replaceAll('\n', '\n    ')},\n`;
  return `from os import environ as env

import requests

response = requests.${method.toLowerCase()}(
    f"{env['BASE_URL']}${address(request, name => `{env['${name}']}`)}",
    headers={"Authorization": f"Bearer {env['API_KEY']}"},
${given})
response.raise_for_status()
print(response.${isText ? 'text' : 'json()'})`;
}

function go(request: Request): string {
  const { method, body } = request;
  const hasBody = body !== undefined;
  // In quotes, with the variables between them; what would be added behind the last one is left out.
  const url = `"${address(request, name => `" + os.Getenv("${name}") + "`)}"`.replace(/ \+ ""$/, '');
  const text = hasBody ? json(body).replaceAll('`', '\\u0060').replaceAll('\n', '\n\t') : '';
  return `package main

import (
	"fmt"
	"io"
	"log"
	"net/http"
	"os"${hasBody ? '\n\t"strings"' : ''}
)

func main() {
	url := os.Getenv("BASE_URL") + ${url}
	request, err := http.NewRequest("${method}", url, ${hasBody ? `strings.NewReader(\`${text}\`)` : 'nil'})
	if err != nil {
		log.Fatal(err)
	}
	request.Header.Set("Authorization", "Bearer "+os.Getenv("API_KEY"))${
    hasBody ? '\n\trequest.Header.Set("Content-Type", "application/json")' : ''
  }
	response, err := http.DefaultClient.Do(request)
	if err != nil {
		log.Fatal(err)
	}
	defer response.Body.Close()
	body, err := io.ReadAll(response.Body)
	if err != nil {
		log.Fatal(err)
	}
	fmt.Println(response.Status, string(body))
}`;
}
