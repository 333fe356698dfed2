import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { grantTestPeople } from '../apps/server/test/test-people.ts';
import { amount } from './amount.ts';
import { type MeasuredDatabase, openMeasured, provideDatabase } from './database.ts';
import type { ImportReads } from './import-reads.ts';
import { readUntil } from './import-reads.ts';
import { type ImportTimes, MeasuredImports } from './measured-imports.ts';
import type { MeasuredKind } from './options.ts';
import { type RunningServer, startServer } from './server.ts';
import { memoryOf } from './sizes.ts';

export interface ImportMeasurement {
  products: number;
  imports: ImportTimes[];
  /** Response times of the server at rest, during an import of new titles, and of changed ones. */
  rest: ImportReads;
  besideNew: ImportReads;
  besideChanged: ImportReads;
  serverMb: number;
}

const REST_SECONDS = amount(10);

/**
 * Imports files with products of 8 KB into a temporary database: new titles, the same file, the same records with a
 * later date, changed records, new and changed records while a server is read; monthly sales of the house feed; the demo.
 */
export async function measureImports(
  kind: MeasuredKind,
  products: number,
  note: (text: string) => void,
): Promise<ImportMeasurement> {
  const folder = mkdtempSync(join(tmpdir(), 'titlenet-imports-'));
  chmodSync(folder, 0o755);
  const location = await provideDatabase(kind, folder);
  let server: RunningServer | undefined;
  try {
    server = await startServer(location);
    await admitReaders(location);
    const importing = new MeasuredImports(location, folder, note);
    await importing.onix('new titles', { products, seed: 1, range: 1, sent: '20260101' });
    await importing.onix('the same file', { products, seed: 1, range: 1, sent: '20260101' });
    await importing.onix('the same records, sent later', { products, seed: 1, range: 1, sent: '20260102' });
    await importing.onix('changed in every text', { products, seed: 2, range: 1, sent: '20260103' });
    note('Reading at rest');
    const rest = await readUntil(server, products, new Promise((resolve) => setTimeout(resolve, REST_SECONDS * 1000)));
    const added = importing.onix('new titles while it is read', { products, seed: 3, range: 2, sent: '20260104' });
    const besideNew = await readUntil(server, products, added);
    const changed = importing.onix('changed while it is read', { products, seed: 4, range: 1, sent: '20260105' });
    const besideChanged = await readUntil(server, products, changed);
    await importing.sales('sales of months', products, 1);
    const serverMb = memoryOf(server.pid) ?? 0;
    await importing.demo('the demo', Math.min(products, 20_000));
    return { products, imports: importing.times, rest, besideNew, besideChanged, serverMb };
  } finally {
    await server?.stop();
    await location.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function admitReaders(location: MeasuredDatabase): Promise<void> {
  const database = await openMeasured(location);
  await grantTestPeople(database.batch);
  await database.close();
}
