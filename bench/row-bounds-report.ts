import type { MeasuredKind } from './options.ts';
import { ms, table, whole } from './report.ts';
import type { RowBound } from './row-bounds.ts';

const CORES = 2;

/**
 * The most records a second that so much work allows: the embedded database has one core, whatever the others do;
 * PostgreSQL shares all of them with whoever reads and derives.
 */
function most(kind: MeasuredKind, { readMs, deriveMs, copyMs }: RowBound): number {
  const besides = readMs + deriveMs;
  const shared = (CORES * 1000) / (besides + copyMs);
  return kind === 'embedded' ? Math.min(shared, 1000 / copyMs) : shared;
}

/** What an import takes of each record, what is left of it with bare tables, and what that would allow. */
export function boundTable(kind: MeasuredKind, bounds: readonly RowBound[]): string {
  const rows = bounds.map((bound) => {
    const { imported, readMs, deriveMs, copyMs, bytes, copySeconds } = bound;
    const each = (seconds: number) => ms((seconds * 1000) / imported.records);
    return [
      imported.name,
      whole(imported.records),
      whole(imported.records / imported.seconds),
      each(imported.cpuSeconds),
      each(imported.databaseCpuSeconds),
      readMs.toFixed(2),
      deriveMs.toFixed(2),
      copyMs.toFixed(2),
      whole(bytes / 1024),
      whole(imported.records / copySeconds),
      whole(most(kind, bound)),
    ];
  });
  const head = ['import', 'records', 'a second', 'CPU ms', 'database CPU ms'];
  const left = ['read ms', 'derive ms', 'copy ms', 'KB of rows', 'copied a second', `at most, on ${CORES} cores`];
  return table([...head, ...left], rows);
}
