import { statSync } from 'node:fs';
import { formatCountOf } from '@titlenet/catalogue/formatting/numbers';
import type { FeedFile } from '../ingest/feed-file.ts';
import type { CommandContext } from './command.ts';

/** On a terminal, the line is updated in place; a log only gets the report. */
const REFRESH_MS = 100;

export interface ImportProgress {
  show(progress: { bytes: number; records: number }): void;
  end(): void;
}

/** Shows the progress of reading a file, as a share if its size is known. */
export function importProgress(out: CommandContext['out'], file: FeedFile): ImportProgress {
  if (!out.isTTY) return { show: () => undefined, end: () => undefined };
  const size = file.path ? (statSync(file.path, { throwIfNoEntry: false })?.size ?? 0) : 0;
  let shownAt = Number.NEGATIVE_INFINITY;
  let width = 0;
  return {
    show({ bytes, records }) {
      if (performance.now() - shownAt < REFRESH_MS) return;
      shownAt = performance.now();
      const share = size > 0 ? `${Math.min(100, Math.floor((bytes / size) * 100))} %, ` : '';
      const line = `${file.name}: ${share}${formatCountOf(records, 'record')}`;
      out.write(`\r${line.padEnd(width)}`);
      width = line.length;
    },
    end() {
      if (width > 0) out.write(`\r${' '.repeat(width)}\r`);
    },
  };
}
