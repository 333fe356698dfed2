import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createSearchIndexes } from '@titlenet/server/search/database/search-indexes';
import { amount } from './amount.ts';
import { type MeasuredDatabase, openMeasured, provideDatabase } from './database.ts';
import { type ImportTimes, MeasuredImports } from './measured-imports.ts';
import type { MeasuredKind } from './options.ts';

/** One import into two databases: with and without the indexes that only the database search needs. */
export interface IndexCost {
  name: string;
  records: number;
  /**
   * CPU seconds of the import and of its database: imports have a low priority, so their duration depends on other
   * load.
   */
  withIndexes: number;
  withoutIndexes: number;
}

const ROUNDS = amount(4);

/** Imports the same files into two temporary databases by turns. @param products in total, in several files */
export async function measureIndexCosts(
  kind: MeasuredKind,
  products: number,
  note: (text: string) => void,
): Promise<IndexCost[]> {
  const folders: string[] = [];
  const places: MeasuredDatabase[] = [];
  const provide = async () => {
    const folder = mkdtempSync(join(tmpdir(), 'titlenet-index-costs-'));
    folders.push(folder);
    chmodSync(folder, 0o755);
    const place = await provideDatabase(kind, folder);
    places.push(place);
    return { place, imports: new MeasuredImports(place, folder, note) };
  };
  try {
    const without = await provide();
    const indexed = await provide();
    await prepare(without.place, false);
    await prepare(indexed.place, true);
    const costs: IndexCost[] = [];
    const measure = async (round: number, run: (imports: MeasuredImports) => Promise<void>) => {
      for (const { imports } of round % 2 === 0 ? [without, indexed] : [indexed, without]) await run(imports);
      const [first, second] = [without, indexed].map(({ imports }) => imports.times.at(-1)!);
      const { name, records } = first!;
      costs.push({ name, records, withIndexes: cpuOf(second!), withoutIndexes: cpuOf(first!) });
    };
    const each = Math.ceil(products / ROUNDS);
    for (let range = 0; range < ROUNDS; range += 1) {
      const file = { products: each, range };
      await measure(range, (to) => to.onix('new titles, ONIX', { ...file, seed: range, sent: '20260101' }));
      await measure(range, (to) => to.onix('changed titles, ONIX', { ...file, seed: 90 + range, sent: '20260102' }));
      await measure(range, (to) => to.sales('monthly sales, house feed', each, range));
    }
    return costs;
  } finally {
    for (const place of places) await place.stop();
    for (const folder of folders) rmSync(folder, { recursive: true, force: true });
  }
}

const cpuOf = ({ cpuSeconds, databaseCpuSeconds }: ImportTimes): number => cpuSeconds + databaseCpuSeconds;

async function prepare(place: MeasuredDatabase, isIndexed: boolean): Promise<void> {
  const database = await openMeasured(place);
  if (isIndexed) await createSearchIndexes(database);
  await database.close();
}
