import Koa from 'koa';
import type { Middleware, RequestState } from './context.js';
import type { HttpLimits } from './limits.js';
import { accessLog } from './middleware/access-log.js';
import { authenticateIfPossible } from './middleware/authenticate.js';
import { connection } from './middleware/connection.js';
import { corsFor } from './middleware/cors.js';
import { errors, notFound } from './middleware/errors.js';
import { headLimits } from './middleware/head-limits.js';
import { rateLimit } from './middleware/rate-limit.js';
import { requestId, responseHeaders } from './middleware/request-id.js';
import { createRoutes, type RouteServices } from './routes/routes.js';

/** What the application is made of; everything below the HTTP layer comes in here. */
export interface AppOptions extends RouteServices {
  limits: HttpLimits;
  /** Origins whose web pages may call the API; none turns CORS off. */
  corsOrigins: readonly string[];
  /** Traces and metrics: middleware around the whole handling of a request. */
  observers: readonly Middleware[];
}

/**
 * The life of a request, from top to bottom. `routes` goes on with that of an operation (authenticate, rate limit, validate,
 * body, idempotency: see routes/operations.ts); what comes after it is for requests that match no route.
 */
export function createApp(options: AppOptions): Koa<RequestState> {
  const { corsOrigins, isClosing, keys, limiter, limits, logger } = options;
  const routes = createRoutes(options);
  const app = new Koa<RequestState>();
  app.use(requestId());
  for (const observe of options.observers) app.use(observe);
  app.use(accessLog(logger));
  app.use(connection(isClosing, limits.bodyBytes));
  app.use(responseHeaders());
  app.use(corsFor(corsOrigins));
  app.use(errors(options));
  app.use(headLimits(limits));
  app.use(routes.middleware);
  app.use(authenticateIfPossible(keys));
  app.use(rateLimit(limiter));
  app.use(notFound(routes.exists));
  app.on('error', (error: NodeJS.ErrnoException) => {
    // A caller who hangs up while a response is sent is no fault of anybody.
    const hungUp = ['ERR_STREAM_PREMATURE_CLOSE', 'ECONNRESET', 'EPIPE'].includes(error.code ?? '');
    if (!hungUp) logger.error({ err: error }, 'response broke off');
  });
  return app;
}
