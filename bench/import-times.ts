import { fork } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { grantTestPeople } from '../apps/server/test/test-people.ts';
import { type MeasuredDatabase, openMeasured, provideDatabase } from './database.ts';
import { writeOnixFile, writeSalesFile } from './import-files.ts';
import type { ImportReads } from './import-reads.ts';
import { readUntil } from './import-reads.ts';
import type { ImportFigures, ImportOrder } from './import-run.ts';
import type { MeasuredKind } from './options.ts';
import { type RunningServer, startServer } from './server.ts';
import { memoryOf } from './sizes.ts';

/** One import, and the processor time that its database took for it. */
export interface ImportTimes extends ImportFigures {
  name: string;
  databaseCpuSeconds: number;
}

export interface ImportMeasurement {
  products: number;
  imports: ImportTimes[];
  /** Reads of the server at rest and while a file went in. */
  rest: ImportReads;
  during: ImportReads;
  serverMb: number;
}

const RUN = fileURLToPath(new URL('./import-run.ts', import.meta.url));
/** What commands run with. */
const flags = JSON.parse(
  readFileSync(new URL('../apps/server/src/features/feeds/import-flags.json', import.meta.url), 'utf8'),
) as string[];
const TICKS_PER_SECOND = 100;
const REST_SECONDS = 10;

/**
 * Imports files of so many products of 8 KB into a store of its own, which is removed at the end: new titles, the same
 * file, the same records sent later, changed ones, new ones while a server answers; sales of the house feed; the demo.
 */
export async function measureImports(
  kind: MeasuredKind,
  products: number,
  note: (text: string) => void,
): Promise<ImportMeasurement> {
  const folder = mkdtempSync(join(tmpdir(), 'titlenet-imports-'));
  chmodSync(folder, 0o755);
  const place = await provideDatabase(kind, folder);
  let server: RunningServer | undefined;
  try {
    server = await startServer(place);
    await admitReaders(place);
    const importing = new Imports(place, server, folder, note);
    await importing.onix('new titles', { products, seed: 1, range: 1, sent: '20260101' });
    await importing.onix('the same file', { products, seed: 1, range: 1, sent: '20260101' });
    await importing.onix('the same records, sent later', { products, seed: 1, range: 1, sent: '20260102' });
    await importing.onix('changed in every text', { products, seed: 2, range: 1, sent: '20260103' });
    note('Reading at rest');
    const rest = await readUntil(server, products, new Promise((resolve) => setTimeout(resolve, REST_SECONDS * 1000)));
    const done = importing.onix('new titles while it is read', { products, seed: 3, range: 2, sent: '20260104' });
    const during = await readUntil(server, products, done);
    await importing.sales('sales of months', products, 1);
    const serverMb = memoryOf(server.pid) ?? 0;
    await importing.demo('the demo', Math.min(products, 20_000));
    return { products, imports: importing.times, rest, during, serverMb };
  } finally {
    await server?.stop();
    await place.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function admitReaders(place: MeasuredDatabase): Promise<void> {
  const database = await openMeasured(place);
  await grantTestPeople(database.long);
  await database.close();
}

class Imports {
  readonly times: ImportTimes[] = [];
  readonly #place: MeasuredDatabase;
  readonly #server: RunningServer;
  readonly #folder: string;
  readonly #note: (text: string) => void;

  constructor(place: MeasuredDatabase, server: RunningServer, folder: string, note: (text: string) => void) {
    this.#place = place;
    this.#server = server;
    this.#folder = folder;
    this.#note = note;
  }

  async onix(name: string, options: Omit<Parameters<typeof writeOnixFile>[0], 'path'>): Promise<void> {
    const path = join(this.#folder, 'feed.xml');
    await writeOnixFile({ ...options, path });
    await this.#run(name, { file: path });
    rmSync(path);
  }

  async sales(name: string, titles: number, range: number): Promise<void> {
    const path = join(this.#folder, 'sales.jsonl');
    await writeSalesFile(path, titles, range);
    await this.#run(name, { file: path });
    rmSync(path);
  }

  demo(name: string, titles: number): Promise<void> {
    return this.#run(name, { demoTitles: titles });
  }

  async #run(name: string, what: { file: string } | { demoTitles: number }): Promise<void> {
    this.#note(`Importing: ${name}`);
    const { url, folder } = this.#place;
    const databasePid = this.#server.hostPid ?? postmasterPid(folder);
    const before = processorSeconds(databasePid);
    const child = fork(RUN, { execArgv: flags, stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
    const order: ImportOrder = { url, folder, ...what };
    child.send(order);
    const exit = once(child, 'exit');
    const figures = await Promise.race([
      once(child, 'message').then(([message]) => message as ImportFigures),
      exit.then(() => null),
    ]);
    if (!figures) throw new Error(`The import of ${name} ended without a word`);
    await exit;
    this.times.push({ ...figures, name, databaseCpuSeconds: processorSeconds(databasePid) - before });
  }
}

function postmasterPid(folder: string): number | undefined {
  try {
    return Number(readFileSync(join(folder, 'pg/data/postmaster.pid'), 'utf8').split('\n', 1)[0]);
  } catch {
    return undefined;
  }
}

/** Processor time of a process, of its children and of those that have ended; NaN where the system does not tell. */
function processorSeconds(pid: number | undefined): number {
  const own = pid === undefined ? undefined : statOf(pid);
  if (!own) return Number.NaN;
  const ids = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  const children = ids.map((id) => statOf(Number(id))).filter((stat) => stat?.parent === pid);
  return (own.ticks + own.endedTicks + children.reduce((sum, stat) => sum + (stat?.ticks ?? 0), 0)) / TICKS_PER_SECOND;
}

function statOf(pid: number): { parent: number; ticks: number; endedTicks: number } | undefined {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name may hold blanks and brackets.
    const fields = text
      .slice(text.lastIndexOf(')') + 2)
      .split(' ')
      .map(Number);
    return { parent: fields[1]!, ticks: fields[11]! + fields[12]!, endedTicks: fields[13]! + fields[14]! };
  } catch {
    return undefined;
  }
}
