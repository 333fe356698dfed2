import { sql } from 'kysely';
import { openDatabase } from '../src/database/connection.ts';
import { quietLog } from './quiet-log.ts';

// A process that only holds a data folder, for tests that kill it.
const [folder = ''] = process.argv.slice(2);
const database = await openDatabase({ folder, role: 'server', log: quietLog });
await sql`select 1`.execute(database.db);
process.send?.('open');
