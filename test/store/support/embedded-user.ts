import { startEmbedded } from '../../../server/src/store/database/embedded.js';

/** A service of its own on the data and cache directories that it is given; reports the server's process id. */
const { DATA_DIR, CACHE_DIR } = process.env;
const embedded = await startEmbedded({
  dataDir: DATA_DIR!,
  cacheDir: CACHE_DIR!,
  durability: 2,
  binary: process.env.TEST_DATABASE_SERVER || undefined,
});
process.send!(embedded.serverPid());
setInterval(() => undefined, 60_000);
