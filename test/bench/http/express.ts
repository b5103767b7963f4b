import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { bearerToken } from '../../../server/src/http/middleware/authenticate.js';
import { listening, type Serve } from './contender.js';

interface Request extends IncomingMessage {
  params: { id: string };
  id: string;
  accountId: string;
}

interface Response extends ServerResponse {
  status(code: number): Response;
  set(name: string, value: string): Response;
  json(body: unknown): void;
}

type Handler = (req: Request, res: Response, next: (error?: unknown) => void) => void;

interface App {
  (req: IncomingMessage, res: ServerResponse): void;
  use(handler: unknown): void;
  get(path: string, handler: Handler): void;
  disable(setting: string): void;
}

// Express ships without types, which this one file does not justify another package for.
const require = createRequire(import.meta.url);
const express = require('express') as () => App;
const validator = require('express-openapi-validator') as { middleware(options: object): unknown };

const document = fileURLToPath(new URL('../../../server/src/generated/openapi.json', import.meta.url));

/** Express with express-openapi-validator over the whole contract, and the same key cache, limiter, query and log line. */
export const serve: Serve = async ({ readCampaign, keys, limiter, log }) => {
  const app = express();
  app.disable('x-powered-by');

  const identify: Handler = (req, res, next) => {
    const started = performance.now();
    req.id = randomUUID();
    res.set('X-Request-Id', req.id).set('Cache-Control', 'no-store').set('X-Content-Type-Options', 'nosniff');
    res.on('finish', () => {
      const { id: requestId, method, accountId } = req;
      log.info(
        {
          requestId,
          method,
          route: '/v1/campaigns/{id}',
          status: res.statusCode,
          ms: performance.now() - started,
          accountId,
        },
        'request',
      );
    });
    next();
  };
  const bearer = async (req: Request): Promise<boolean> => {
    const secret = bearerToken(req.headers.authorization);
    const key = secret && (await keys.find(secret));
    if (key) req.accountId = key.accountId;
    return Boolean(key);
  };
  const limit: Handler = (req, res, next) => {
    void Promise.resolve(limiter.take(req.accountId)).then(rate => {
      res.set('X-RateLimit-Limit', String(rate.limit));
      res.set('X-RateLimit-Remaining', String(rate.remaining));
      res.set('X-RateLimit-Reset', String(rate.resetAt));
      next(rate.allowed ? undefined : new Error('rate_limit_exceeded'));
    });
  };
  app.use(identify);
  app.use(
    validator.middleware({
      apiSpec: document,
      validateRequests: true,
      validateResponses: false,
      validateSecurity: { handlers: { bearer } },
      validateApiSpec: false,
    }),
  );
  app.use(limit);
  app.get('/v1/campaigns/:id', (req, res, next) => {
    readCampaign(req.accountId, req.params.id).then(data => {
      if (data) res.json({ data });
      else res.status(404).json({ error: { code: 'campaign_not_found' } });
    }, next);
  });
  return listening(createServer(app));
};
