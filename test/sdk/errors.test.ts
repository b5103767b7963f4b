import { expect } from 'chai';
import {
  AuthenticationError,
  ConflictError,
  ConnectionError,
  createClient,
  NotFoundError,
  OutreachError,
  PermissionError,
  RateLimitError,
  ServerError,
  unwrap,
} from '../../sdk/src/index.js';
import { startStub, type StubResponse } from './stub-service.js';

describe('sdk errors', () => {
  let stub: Awaited<ReturnType<typeof startStub>>;
  let answer: StubResponse;

  beforeEach(async () => {
    stub = await startStub(() => answer);
  });
  afterEach(() => stub.stop());

  const newClient = () => createClient({ baseUrl: stub.baseUrl, apiKey: 'key', maxRetries: 0 });
  const call = () => unwrap(newClient().GET('/v1/campaigns'));
  const failure = async (given: StubResponse): Promise<OutreachError> => {
    answer = given;
    const error: unknown = await call().then(
      () => 'no error',
      (thrown: unknown) => thrown,
    );
    expect(error).to.be.instanceOf(OutreachError);
    return error as OutreachError;
  };

  it('unwraps the body of a success', async () => {
    answer = { body: { data: [], limit: 20, offset: 0, total_count: 0 } };
    expect(await call()).to.deep.equal({ data: [], limit: 20, offset: 0, total_count: 0 });
  });

  it('throws what the error body and the headers tell', async () => {
    const details = [{ path: 'limit', code: 'too_large', message: 'At most 100.' }];
    const body = {
      error: { type: 'invalid_request_error', code: 'invalid_flow', message: 'Not valid.' },
      details,
    };
    const error = await failure({ status: 400, headers: { 'X-Request-Id': 'req-7' }, body });
    expect(error).to.include({
      name: 'OutreachError',
      message: 'Not valid. limit: At most 100.',
      type: 'invalid_request_error',
      code: 'invalid_flow',
      status: 400,
      requestId: 'req-7',
      retryAfterSeconds: undefined,
    });
    expect(error.details).to.deep.equal(details);
    expect(error.body).to.deep.equal(body);
  });

  it('throws the class of the status', async () => {
    const classes: [status: number, type: typeof OutreachError][] = [
      [400, OutreachError],
      [401, AuthenticationError],
      [403, PermissionError],
      [404, NotFoundError],
      [409, ConflictError],
      [412, ConflictError],
      [429, RateLimitError],
      [500, ServerError],
      [503, ServerError],
    ];
    for (const [status, type] of classes) {
      const error = await failure({
        status,
        body: { error: { type: 'api_error', code: 'x', message: 'No.' } },
      });
      expect(error.constructor, String(status)).to.equal(type);
      expect(error.name).to.equal(type.name);
    }
  });

  it('names the first three of many details in the message', async () => {
    const details = [0, 1, 2, 3, 4].map(at => ({
      path: `leads[${at}].email`,
      code: 'invalid_email',
      message: 'Bad.',
    }));
    const error = { type: 'invalid_request_error', code: 'invalid_flow', message: 'Not valid.' };
    const { message } = await failure({ status: 400, body: { error, details } });
    expect(message).to.equal('Not valid. leads[0].email: Bad. leads[1].email: Bad. leads[2].email: Bad.');
  });

  it('says once what concerns the whole of the request', async () => {
    const error = { type: 'invalid_request_error', code: 'invalid_request', message: 'The file is JSON.' };
    const said = (message: string) => ({ path: '', code: 'not_csv', message });
    const reported = async (message: string) =>
      (await failure({ status: 400, body: { error, details: [said(message)] } })).message;
    expect(await reported('The file is JSON.')).to.equal('The file is JSON.');
    expect(await reported('It has no rows.')).to.equal('The file is JSON. It has no rows.');
  });

  it('keeps what an error adds to the body', async () => {
    const body = {
      error: { type: 'invalid_request_error', code: 'flow_revision_conflict', message: 'Changed.' },
      current_flow_revision: 'abc',
    };
    const error = await failure({ status: 412, body });
    expect(error.details).to.deep.equal([]);
    expect(error.body).to.have.property('current_flow_revision', 'abc');
  });

  it('says how long to wait', async () => {
    const body = { error: { type: 'rate_limit_error', code: 'rate_limit_exceeded', message: 'Slow down.' } };
    const error = await failure({ status: 429, headers: { 'Retry-After': '17' }, body });
    expect(error).to.include({ type: 'rate_limit_error', retryAfterSeconds: 17 });
  });

  const foreign: [string, StubResponse, string][] = [
    [
      'an HTML page of a proxy',
      { status: 502, headers: { 'Retry-After': 'soon' }, body: '<html>' },
      'api_error',
    ],
    [
      'the page of a website',
      { status: 200, headers: { 'Content-Type': 'text/html; charset=utf-8' }, body: '<html>' },
      'invalid_request_error',
    ],
    ['an empty body', { status: 503, headers: { 'Content-Length': '0' } }, 'api_error'],
    ['JSON of somebody else', { status: 404, body: { error: 'nope' } }, 'invalid_request_error'],
    ['null', { status: 400, body: 'null' }, 'invalid_request_error'],
    ['a 401 without a body', { status: 401, headers: { 'Content-Length': '0' } }, 'authentication_error'],
    ['a 403 page', { status: 403, body: 'forbidden' }, 'permission_error'],
    ['a 429 page', { status: 429, body: 'slow' }, 'rate_limit_error'],
  ];
  for (const [name, given, type] of foreign) {
    it(`gives a type to ${name}`, async () => {
      const error = await failure(given);
      expect(error).to.include({
        type,
        code: 'unreadable_response',
        status: given.status,
        retryAfterSeconds: undefined,
      });
      expect(error.message).to.contain(String(given.status));
    });
  }

  it('reports the address and the cause when no response arrives', async () => {
    await stub.stop();
    const error: unknown = await call().catch((thrown: unknown) => thrown);
    expect(error).to.be.instanceOf(ConnectionError).and.not.instanceOf(OutreachError);
    expect(error, 'as openapi-fetch has it').to.be.instanceOf(TypeError);
    const { cause, message, name, url } = error as ConnectionError;
    expect({ name, url }).to.deep.equal({ name: 'ConnectionError', url: `${stub.baseUrl}/v1/campaigns` });
    expect(cause).to.have.property('code', 'ECONNREFUSED');
    expect(message).to.match(/^GET http:\S+\/v1\/campaigns failed: .*ECONNREFUSED/);
  });

  it('takes the error of a browser, which has no cause', () => {
    const failed = new TypeError('Failed to fetch');
    const error = new ConnectionError({ method: 'GET', url: 'https://api.test/' }, failed);
    expect(error.cause).to.equal(failed);
    expect(error.message).to.equal('GET https://api.test/ failed: Failed to fetch');
  });

  it('gives back the reason of whoever aborts', async () => {
    const reason = new Error('Enough.');
    const error: unknown = await newClient()
      .GET('/v1/campaigns', { signal: AbortSignal.abort(reason) })
      .catch((thrown: unknown) => thrown);
    expect(error).to.equal(reason);
  });
});
