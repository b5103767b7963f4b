import { startEmbedded } from '../../../server/src/store/database/embedded.js';

/** A service of its own on the data and cache directories of its arguments; prints the server's process id. */
const [dataDir, cacheDir] = process.argv.slice(2);
const embedded = await startEmbedded({
  dataDir: dataDir!,
  cacheDir: cacheDir!,
  durability: 2,
  binary: process.env.TEST_DATABASE_SERVER || undefined,
});
console.log(embedded.serverPid());
setInterval(() => undefined, 60_000);
