import { pino } from 'pino';
import { composeApi } from '../../server/src/compose/api.js';
import { engineRoutes } from '../../server/src/compose/engine.js';
import { readConfig } from '../../server/src/config.js';
import { systemClock } from '../../server/src/domain/shared/clock.js';
import { createSecretBox } from '../../server/src/store/database/crypto.js';
import { openDatabase } from '../../server/src/store/database/database.js';
import { openFileStores } from '../../server/src/store/files/file-stores.js';

// A service to be killed: it takes uploads whose links another one has signed, with the key that it is reported.
const url = process.env.DATABASE_URL!;
const database = await openDatabase({ url, poolSize: 5 });
const config = readConfig(process.env);
const core = {
  config,
  clock: systemClock,
  log: pino({ level: 'silent' }),
  database,
  url,
  files: openFileStores(database, config.files),
  secretBox: createSecretBox(Buffer.alloc(32)),
  linkKey: Buffer.from(process.env.LINK_KEY!, 'hex'),
  migrated: [],
  close: async () => undefined,
};
const { port } = await composeApi(core, engineRoutes(core)).http.listen(0, '127.0.0.1');
process.send!(port);
