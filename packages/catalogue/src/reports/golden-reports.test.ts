import { describe, expect, test } from 'vitest';
import { type GoldenReport, goldenReports } from './golden-reports.test-data.ts';
import type { ReportRow } from './report-definition.ts';
import { definedReportNames, findReportDefinition } from './report-definitions.ts';
import { reportOutline } from './report-outline.ts';

const parts = (text: string) =>
  text
    .trim()
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => line.split(' | ').map((part) => (part === '-' ? '' : part)));

const wireRow = (lines: string[][]): ReportRow =>
  Object.fromEntries(lines.flatMap(([name, , value]) => (value === undefined ? [] : [[name!, JSON.parse(value)]])));

/** The report as all renderers show it, with two equal rows in each table. */
function outlineOf({ name, companyCode, header, tables, also, periods = [] }: GoldenReport) {
  // A table with several views has the rows of all of them.
  const rows = tables.map(({ rows }): [string, ReportRow[]] => {
    const views = tables.filter((table) => table.rows === rows).map(({ columns }) => wireRow(parts(columns)));
    const row = Object.assign({}, ...views, also?.row) as ReportRow;
    return [rows, [row, row]];
  });
  const report = {
    productId: 4711,
    header: { ...wireRow(parts(header)), ...also?.header },
    asOf: '2026-01-31T00:00:00',
    periods,
    notes: [],
    differences: [],
    ...Object.fromEntries(rows),
  };
  return reportOutline(findReportDefinition(name)!, report, companyCode);
}

test('every report is listed', () => {
  expect(goldenReports.map(({ name }) => name)).toEqual(definedReportNames);
});

describe.each(goldenReports)('the report $name', (golden) => {
  const outline = outlineOf(golden);

  test('has its heading, source and header', () => {
    expect(outline.definition.heading).toBe(golden.heading);
    expect([outline.title, outline.isbn]).toEqual(['A Lantern', '9780061120084']);
    expect(outline.sourceLine).toBe(`Source: ${golden.source} · As of 01/31/2026`);
    const shown = outline.groups.flatMap(({ label, facts }) => [
      [label],
      ...facts.map(({ name, label, text }) => [name, label, text]),
    ]);
    expect(shown).toEqual(
      parts(golden.header).map(([name, label, _value, text]) => (label ? [name, label, text] : [name])),
    );
  });

  test('has its tables, columns, alignments and totals', () => {
    expect(outline.tables.map(({ label, definition }) => [label, definition.emptyText])).toEqual(
      golden.tables.map(({ label, emptyText }) => [label, emptyText]),
    );
    for (const [index, { columns }] of golden.tables.entries()) {
      const lines = parts(columns);
      const { columns: found, rows } = outline.tables[index]!;
      const heads = found.map(({ name, label, dates, align }) => [name, dates ? `${label} [${dates}]` : label, align]);
      expect(heads).toEqual(lines.map(([name, label, , , , align]) => [name, label, align]));
      const texts = rows.map(({ cells }) => cells.map(({ text }) => text));
      const expected = lines.map(([, , , text]) => text);
      const totals = lines.map(([, , , , total]) => total);
      expect(texts).toEqual([expected, expected, ...(totals.join('') === '' ? [] : [totals])]);
    }
  });
});

test('the administrator comments of a projection are below its header', () => {
  const [comments] = goldenReports.filter(({ name }) => name === 'projections').map((one) => outlineOf(one).comments);
  expect(comments).toBe('Watch reorders.');
});
