import { openDatabase } from '../../../server/src/store/database/database.js';
import { migrate } from '../../../server/src/store/database/migrate.js';

/** A process of its own that migrates the schema of DATABASE_URL and prints what it ran. */
const database = await openDatabase({ url: process.env.DATABASE_URL! });
console.log(JSON.stringify(await migrate(database)));
await database.close();
