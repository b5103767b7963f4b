import { openDatabase } from '../../../server/src/store/database/database.js';
import { migrate } from '../../../server/src/store/database/migrate.js';

/** A process of its own that migrates the schema of its argument and prints what it ran. */
const database = await openDatabase({ url: process.argv[2]! });
console.log(JSON.stringify(await migrate(database)));
await database.close();
