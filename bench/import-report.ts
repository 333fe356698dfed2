import type { ImportReads } from './import-reads.ts';
import type { ImportMeasurement } from './import-times.ts';
import type { ImportTimes } from './measured-imports.ts';
import { table } from './report.ts';

const whole = (value: number) => (Number.isNaN(value) ? '?' : Math.round(value).toLocaleString('en-US'));
const small = (value: number) => (Number.isNaN(value) ? '?' : value.toFixed(2));

/** Budgets of imports and the measured values. */
export function importTables({
  products,
  imports,
  rest,
  besideNew,
  besideChanged,
  serverMb,
}: ImportMeasurement): string {
  const rowOf = (one: ImportTimes) => [
    one.name,
    whole(one.records),
    whole(one.changed),
    one.seconds.toFixed(1),
    one.records > 0 ? whole(one.records / one.seconds) : '',
    one.records > 0 ? small((one.cpuSeconds * 1000) / one.records) : '',
    one.records > 0 ? small((one.databaseCpuSeconds * 1000) / one.records) : '',
    whole(one.peakMb - one.idleMb),
    whole(one.peakMb),
  ];
  const head = ['import', 'records', 'changed', 's', 'a second', 'CPU ms', 'database CPU ms', '+ MB', 'MB'];
  const readRow = (name: string, { search, sheet, failed }: ImportReads) => [
    name,
    ...[search.p50, search.p95, search.worst, sheet.p50, sheet.p95, sheet.worst].map((ms) => ms.toFixed(1)),
    whole(search.count + sheet.count),
    whole(failed),
  ];
  const reads = table(
    ['reads', 'ISBN p50', 'p95', 'worst', 'sheet p50', 'p95', 'worst', 'calls', 'failed'],
    [
      readRow('at rest', rest),
      readRow('during an import of new titles', besideNew),
      readRow('during an import of changed titles', besideChanged),
    ],
  );
  return [
    `${whole(products)} products of 8 KB. CPU for each record; memory of the importing process, above itself before.`,
    table(head, imports.map(rowOf)),
    reads,
    `Server ${whole(serverMb)} MB beside it.`,
  ].join('\n\n');
}
