import { randomUUID } from 'node:crypto';
import fastify from 'fastify';
import { bearerToken } from '../../../server/src/http/middleware/authenticate.js';
import type { Serve } from './contender.js';

/** Fastify with the same key cache, limiter, validation, query and log line. */
export const serve: Serve = async ({ readCampaign, keys, limiter, log }) => {
  const app = fastify({ genReqId: () => randomUUID(), requestIdHeader: 'x-request-id' });
  app.decorateRequest('accountId', '');

  app.addHook('onRequest', async (request, reply) => {
    reply
      .header('X-Request-Id', request.id)
      .header('Cache-Control', 'no-store')
      .header('X-Content-Type-Options', 'nosniff');
    const secret = bearerToken(request.headers.authorization);
    const key = secret && (await keys.find(secret));
    if (!key) return reply.code(401).send({ error: { code: 'invalid_api_key' } });
    const rate = await limiter.take(key.accountId);
    reply.header('X-RateLimit-Limit', rate.limit);
    reply.header('X-RateLimit-Remaining', rate.remaining);
    reply.header('X-RateLimit-Reset', rate.resetAt);
    if (!rate.allowed) return reply.code(429).send({ error: { code: 'rate_limit_exceeded' } });
    request.setDecorator('accountId', key.accountId);
  });
  app.addHook('onResponse', async (request, reply) => {
    const { id: requestId, method, routeOptions } = request;
    const accountId = request.getDecorator<string>('accountId');
    log.info(
      {
        requestId,
        method,
        route: routeOptions.url,
        status: reply.statusCode,
        ms: reply.elapsedTime,
        accountId,
      },
      'request',
    );
  });

  const schema = {
    params: { type: 'object', required: ['id'], properties: { id: { type: 'string', format: 'uuid' } } },
    querystring: { type: 'object', properties: { include: { type: 'string' } } },
  };
  app.get<{ Params: { id: string } }>('/v1/campaigns/:id', { schema }, async (request, reply) => {
    const data = await readCampaign(request.getDecorator<string>('accountId'), request.params.id);
    if (!data) return reply.code(404).send({ error: { code: 'campaign_not_found' } });
    return { data };
  });

  const address = await app.listen({ port: 0, host: '127.0.0.1' });
  return Number(new URL(address).port);
};
