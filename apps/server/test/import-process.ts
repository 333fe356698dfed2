import { createReadStream } from 'node:fs';
import { openDatabase } from '../src/database/connection.ts';
import { importFeed } from '../src/ingest/import-feed.ts';
import { quietLog } from './quiet-log.ts';

// Imports files in a separate process, for tests that kill it; prints how many records of which file it has read.
const [database, ...files] = process.argv.slice(2);
const { url } = JSON.parse(database ?? '{}') as { url?: string };
const opened = await openDatabase({ url, folder: '', role: 'command', log: quietLog });
for (const file of files) {
  await importFeed(
    { name: file, path: file, isRepeatable: true, open: () => createReadStream(file, { highWaterMark: 2_048 }) },
    {
      database: opened,
      company: '001',
      imprintCompanies: new Map(),
      startedBy: 'test',
      list: { owner: 'house', isShared: true },
      onProgress: ({ records }) => process.send?.({ file, records }),
    },
  );
}
await opened.close();
process.exit(0);
