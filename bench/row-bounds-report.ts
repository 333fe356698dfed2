import { ms, table, whole } from './report.ts';
import type { RowBound } from './row-bounds.ts';

const CORES = 2;

/** Maximum records per second for the given CPU times. PostgreSQL shares all cores with reading and deriving. */
const most = ({ readMs, deriveMs, copyMs }: RowBound): number => (CORES * 1000) / (readMs + deriveMs + copyMs);

/** CPU time of an import per record, the part needed with bare tables, and the resulting maximum rate. */
export function boundTable(bounds: readonly RowBound[]): string {
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
      whole(most(bound)),
    ];
  });
  const head = ['import', 'records', 'per second', 'CPU ms', 'database CPU ms'];
  const left = [
    'read ms',
    'derive ms',
    'copy ms',
    'KB of rows',
    'copied per second',
    `maximum per second, ${CORES} cores`,
  ];
  return table([...head, ...left], rows);
}
