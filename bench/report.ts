import type { LoadFigures } from './catalogue-folder.ts';
import { median, percentile, summarise } from './harness/statistics.ts';
import type { PowerTimes } from './power-times.ts';
import type { ShapeTimes } from './search-times.ts';
import type { Readings, SheetThroughput } from './sheet-throughput.ts';
import type { ReportTimes } from './single-reports.ts';
import type { Relation } from './sizes.ts';
import type { StartTimes } from './start-times.ts';

/** Budgets in milliseconds, and the share of a hello-world's throughput. */
export const BUDGETS = {
  embedded: { start: 5, part: 60, power: { p50: 6, p95: 45 } },
  postgres: { start: 5, part: 200, power: { p50: 20, p95: 200, worst: 400 } },
  sheet: 0.15,
  sheetOfServer: 5,
  reportOfServer: 10,
} as const;

/** Formats milliseconds. */
export const ms = (value: number) => (value < 10 ? value.toFixed(1) : value.toFixed(0));
export const whole = (value: number) => Math.round(value).toLocaleString('en-US');

/** Formats a Markdown table. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map((_, index) => (index === 0 ? '---' : '--:'))), ...rows.map(line)].join('\n');
}

/** One row per shape, and one per budget. */
export function searchTable(times: readonly ShapeTimes[], kind: 'embedded' | 'postgres'): string {
  const lineOf = (
    name: string,
    { calls, server, query, bare, hits, disturbed }: Omit<ShapeTimes, 'name' | 'figure'>,
  ) => {
    // Of one call, as in the long suite, nothing is left if it was disturbed.
    const cell = (values: readonly number[], percent: number) =>
      values.length === 0 ? '–' : ms(percentile(values, percent));
    return [
      name,
      whole(median(hits)),
      whole(Math.max(...hits)),
      ...[50, 95, 100].map((percent) => cell(calls, percent)),
      ...[server, query, bare].flatMap((times) => [cell(times, 50), cell(times, 95)]),
      whole(disturbed.length),
      cell([...calls, ...disturbed], 95),
    ];
  };
  const figures = (['start', 'part'] as const).map((figure) => {
    const of = times.filter((time) => time.figure === figure);
    const all = (key: 'calls' | 'server' | 'query' | 'bare' | 'hits' | 'disturbed') => of.flatMap((time) => time[key]);
    const name = figure === 'start' ? 'ISBN or the start of a title' : 'any part of a title';
    return lineOf(`**${name}, p95 ≤ ${BUDGETS[kind][figure]} ms**`, {
      calls: all('calls'),
      server: all('server'),
      query: all('query'),
      bare: all('bare'),
      hits: all('hits'),
      disturbed: all('disturbed'),
    });
  });
  const head = [
    'shape',
    'hits, median',
    'most',
    'p50',
    'p95',
    'worst',
    'server p50',
    'server p95',
    'query p50',
    'query p95',
    'bare p50',
    'bare p95',
    'disturbed',
    'p95 with disturbed',
  ];
  return table(head, [...times.map((time) => lineOf(time.name, time)), ...figures]);
}

/** One row per shape, and one for all shapes with the budgets. */
export function powerTable(times: readonly PowerTimes[], kind: 'embedded' | 'postgres'): string {
  const asked = times.filter(({ calls }) => calls.length > 0);
  const lineOf = (name: string, calls: readonly number[], hits: readonly number[]) => {
    const { p50, p95, worst } = summarise(calls);
    return [name, whole(median(hits)), whole(Math.max(...hits)), ...[p50, p95, worst].map(ms)];
  };
  const figures = Object.entries(BUDGETS[kind].power).map(([name, max]) => `${name} ≤ ${max}`);
  const total = lineOf(
    `**all ${asked.length} shapes: ${figures.join(', ')} ms**`,
    asked.flatMap(({ calls }) => calls),
    asked.flatMap(({ hits }) => hits),
  );
  const rows = asked.map(({ name, calls, hits }) => lineOf(name, calls, hits));
  const missing = times.filter(({ calls }) => calls.length === 0).map(({ name }) => name);
  const note = missing.length > 0 ? `\n\nNo sampled title fits: ${missing.join('; ')}.` : '';
  return table(['shape', 'hits, median', 'most', 'p50', 'p95', 'worst'], [...rows, total]) + note;
}

export function sheetTable({ rounds, ratio, bytes, readings }: SheetThroughput): string {
  const part = (of: number) => `${(of * 100).toFixed(1)} %`;
  const rows = rounds.map(({ hello, sheet, sheetP50, sheetP99, stolen }) => [
    whole(hello),
    whole(sheet),
    part(sheet / hello),
    ms(sheetP50),
    ms(sheetP99),
    whole(stolen * 10),
  ]);
  const head = ['hello-world/s', 'sheets/s', 'ratio', 'sheet p50 ms', 'sheet p99 ms', 'stolen ms'];
  const target = BUDGETS.sheet * 100;
  const reading = (name: string, { calls, server }: Readings) => [
    name,
    ...[calls.p50, calls.p95, calls.worst, server.p50, server.p95, server.worst].map(ms),
  ];
  return [
    table(head, rows),
    `Median of all rounds ${part(ratio.ofAll)} (≥ ${target} %), of the ${ratio.undisturbedRounds} undisturbed ones ${ratio.undisturbedRounds > 0 ? part(ratio.undisturbed) : '–'}; ${whole(bytes)} bytes a sheet.`,
    `${readings.again.calls.count} sheets one by one, compressed, p95 of the server ≤ ${BUDGETS.sheetOfServer} ms:`,
    table(
      ['reading', 'p50', 'p95', 'worst', 'server p50', 'server p95', 'server worst'],
      [
        reading('first, soon after the start', readings.firstAfterStart),
        reading('first, at work', readings.firstAtWork),
        reading('second', readings.again),
      ],
    ),
  ].join('\n\n');
}

export function reportTable(measured: readonly ReportTimes[]): string {
  const rows = measured.map(({ operation, times }) => [operation, ...[times.p50, times.p95, times.worst].map(ms)]);
  const head = ['report', 'server p50', 'server p95', 'server worst'];
  return `${table(head, rows)}\n\n${measured[0]?.times.count} readings each, p95 ≤ ${BUDGETS.reportOfServer} ms.`;
}

export function sizeTable(relations: readonly Relation[]): string {
  const indexes = relations.filter(({ isIndex }) => isIndex);
  const sum = (of: readonly Relation[]) => whole(of.reduce((total, { megabytes }) => total + megabytes, 0));
  const rows = relations.map(({ name, megabytes, isIndex }) => [name, isIndex ? 'index' : 'table', whole(megabytes)]);
  const others = relations.filter(({ isIndex }) => !isIndex);
  return `${table(['relation', 'kind', 'MB'], rows)}\n\nTables ${sum(others)} MB, indexes ${sum(indexes)} MB.`;
}

export function loadLine({ stored, composed, indexSeconds }: LoadFigures): string {
  const rate = ({ titles, seconds }: { titles: number; seconds: number }) =>
    `${whole(titles)} in ${whole(seconds)} s (${whole(titles / Math.max(seconds, 0.001))}/s)`;
  const made = composed.titles > 0 ? `, composed ${rate(composed)}` : '';
  return `Stored ${rate(stored)}${made}, indexes built last in ${whole(indexSeconds)} s.`;
}

/** Seconds until the server can answer searches. */
export function startTable({ withSnapshot, withoutSnapshot }: StartTimes): string {
  const seconds = (values: readonly number[]) => [...values, median(values)].map((value) => value.toFixed(1));
  const rounds = withSnapshot.map((_, index) => `round ${index + 1}`);
  const ratios = withSnapshot.map((value, index) => value / withoutSnapshot[index]!);
  return table(
    ['start, seconds', ...rounds, 'median'],
    [
      ['without a snapshot', ...seconds(withoutSnapshot)],
      ['with a snapshot', ...seconds(withSnapshot)],
      ['ratio', ...[...ratios, median(ratios)].map((ratio) => ratio.toFixed(2))],
    ],
  );
}
