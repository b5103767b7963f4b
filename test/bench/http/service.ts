import { composeApi } from '../../../server/src/compose/api.js';
import { openCore } from '../../../server/src/compose/core.js';
import type { Serve } from './contender.js';

/** The service itself, as `serve` composes it. */
export const serve: Serve = async ({ config }) => {
  const api = composeApi(await openCore(config));
  const { port } = await api.http.listen(0, '127.0.0.1');
  return port;
};
