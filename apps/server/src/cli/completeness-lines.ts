import { completenessFacts } from '@titlenet/catalogue/completeness/completeness-facts';
import { completenessLevels } from '@titlenet/catalogue/completeness/completeness-levels';
import { type CompletenessGrouping, unnamedGroup } from '@titlenet/catalogue/completeness/completeness-report';
import { formatCount } from '@titlenet/catalogue/formatting/numbers';
import { percentOf } from '@titlenet/catalogue/formatting/rounding';
import { csvRow } from '../excel/csv-row.ts';
import type { CompletenessCount, CompletenessReport } from '../read-titles/count-completeness.ts';

/** Maximum number of facts that a table lists per group of titles. */
const MAX_MISSING_FACTS = 3;

const levels = completenessLevels.toReversed();
const share = (some: number, all: number) => `${percentOf(some, all, 0) ?? 0} %`;

/** Writers of the completeness report by `--format`. */
export const completenessWriters = { text: textLines, json: jsonText, csv: csvText } as const satisfies Record<
  string,
  (report: CompletenessReport, by: CompletenessGrouping | null) => Iterable<string>
>;

function* textLines({ all, unrated, groups }: CompletenessReport, by: CompletenessGrouping | null): Generator<string> {
  const counts = levels.map(
    (level) => `${formatCount(all.levels[level])} ${level} (${share(all.levels[level], all.titles)})`,
  );
  yield `Completeness of ${formatCount(all.titles)} titles: ${counts.join(', ')}\n`;
  if (unrated > 0) yield `${formatCount(unrated)} titles more are not rated: they have no record\n`;
  if (all.missing.length > 0) yield '\n';
  yield* table([
    ['missing', 'asked for', 'titles', ''],
    ...all.missing.map(({ fact, titles }) => [fact.label, fact.level, formatCount(titles), share(titles, all.titles)]),
  ]);
  if (!by) return;
  yield '\n';
  yield* table([
    [by, 'titles', ...levels, 'most often missing'],
    ...groups.map((group) => [
      group.name ?? unnamedGroup,
      formatCount(group.titles),
      ...levels.map((level) => formatCount(group.levels[level])),
      group.missing
        .slice(0, MAX_MISSING_FACTS)
        .map(({ fact, titles }) => `${fact.label} ${formatCount(titles)}`)
        .join(', '),
    ]),
  ]);
}

/** Aligns columns to their longest cell, numbers to the right. Empty if there are no rows. */
function* table(rows: readonly (readonly string[])[]): Generator<string> {
  const [head = [], first] = rows;
  if (!first) return;
  const widths = head.map((_, column) => Math.max(...rows.map((row) => (row[column] ?? '').length)));
  const isNumber = head.map((_, column) => /^[\d,]+(?: %)?$/.test(first[column] ?? ''));
  for (const row of rows) {
    const cells = row.map((cell, column) =>
      isNumber[column] ? cell.padStart(widths[column] ?? 0) : cell.padEnd(widths[column] ?? 0),
    );
    yield `${cells.join('  ').trimEnd()}\n`;
  }
}

const countOf = ({ titles, levels: counts, missing }: CompletenessCount) => ({
  titles,
  ...Object.fromEntries(levels.map((level) => [level, counts[level]])),
  missing: missing.map(({ fact, titles: lacking }) => ({ fact: fact.label, level: fact.level, titles: lacking })),
});

function* jsonText({ all, unrated, groups }: CompletenessReport, by: CompletenessGrouping | null): Generator<string> {
  const report = {
    ...countOf(all),
    ...(unrated > 0 && { unrated }),
    ...(by && { by, groups: groups.map((group) => ({ name: group.name, ...countOf(group) })) }),
  };
  yield `${JSON.stringify(report, null, 2)}\n`;
}

/** One line per group or for all titles: counts by level, then for each fact the number of titles that lack it. */
function* csvText({ all, groups }: CompletenessReport, by: CompletenessGrouping | null): Generator<string> {
  yield csvRow([by ?? 'all', 'titles', ...levels, ...completenessFacts.map(({ label }) => `Missing: ${label}`)]);
  for (const { name, ...count } of by ? groups : [{ ...all, name: 'all' }]) {
    const lacking = new Map(count.missing.map(({ fact, titles }) => [fact.number, titles]));
    const missing = completenessFacts.map(({ number }) => lacking.get(number) ?? 0);
    yield csvRow([name, count.titles, ...levels.map((level) => count.levels[level]), ...missing]);
  }
}
