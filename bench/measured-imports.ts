import { fork } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { MeasuredDatabase } from './database.ts';
import { type OnixFileOptions, writeOnixFile, writeSalesFile } from './import-files.ts';
import type { ImportFigures, ImportOrder } from './import-run.ts';
import { postmasterPid, processorSeconds } from './processor-seconds.ts';

/** Figures of one import with the CPU time of its database. */
export interface ImportTimes extends ImportFigures {
  name: string;
  databaseCpuSeconds: number;
}

const RUN = fileURLToPath(new URL('./import-run.ts', import.meta.url));
/** Node flags of commands. */
const flags = JSON.parse(
  readFileSync(new URL('../apps/server/src/ingest/import-flags.json', import.meta.url), 'utf8'),
) as string[];

/** Runs imports into one database, each in a process of its own. */
export class MeasuredImports {
  readonly times: ImportTimes[] = [];
  readonly #location: MeasuredDatabase;
  readonly #folder: string;
  readonly #note: (text: string) => void;

  constructor(location: MeasuredDatabase, folder: string, note: (text: string) => void) {
    this.#location = location;
    this.#folder = folder;
    this.#note = note;
  }

  async onix(name: string, options: Omit<OnixFileOptions, 'path'>): Promise<void> {
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
    const { url, folder } = this.#location;
    const databasePid = postmasterPid({ folder });
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
