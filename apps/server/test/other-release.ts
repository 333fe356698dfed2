import { registerHooks } from 'node:module';
import { fileURLToPath } from 'node:url';
import type { TitleRecord } from '@titlenet/catalogue/title-record';
import { quietLog } from './quiet-log.ts';

/** Lines of a source file that the other release does not have. */
export interface MissingLine {
  /** How the file's path ends. */
  file: string;
  line: string;
}

/** What the process of another release is asked to do. */
export interface OtherRelease {
  /** Address of the database. */
  url: string;
  missing: readonly MissingLine[];
  version: string;
  records: readonly TitleRecord[];
}

// A process that saves titles as a release without some lines of this one would.
const { url, missing, version, records } = JSON.parse(process.argv[2] ?? '{}') as OtherRelease;

registerHooks({
  load(path, context, nextLoad) {
    const loaded = nextLoad(path, context);
    const changes = path.startsWith('file:') ? missing.filter(({ file }) => fileURLToPath(path).endsWith(file)) : [];
    if (changes.length === 0) return loaded;
    let source = String(loaded.source instanceof Uint8Array ? Buffer.from(loaded.source) : loaded.source);
    for (const { file, line } of changes) {
      if (!source.includes(line)) throw new Error(`${file} has no line ${line}`);
      source = source.replace(line, '');
    }
    return { ...loaded, source };
  },
});

const { openDatabase } = await import('../src/database/connection.ts');
const { saveTitles } = await import('../src/write-titles/save-titles.ts');
const { TermRegistry } = await import('../src/records/terms.queries.ts');
const opened = await openDatabase({ url, folder: '', role: 'command', log: quietLog });
await saveTitles(opened.batch, records, { isInHouse: true, runId: null, terms: new TermRegistry(), version });
await opened.close();
process.exit(0);
