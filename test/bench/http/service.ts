import type * as apiModule from '../../../server/src/compose/api.js';
import type * as coreModule from '../../../server/src/compose/core.js';
import { built } from './built.js';
import type { Serve } from './contender.js';

/** The service itself, as `serve` composes it. */
export const serve: Serve = async ({ config }) => {
  const { openCore } = await built<typeof coreModule>('compose/core.js');
  const { composeApi } = await built<typeof apiModule>('compose/api.js');
  const { port } = await composeApi(await openCore(config)).http.listen(0, '127.0.0.1');
  return port;
};
