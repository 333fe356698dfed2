import { completenessFacts } from '@titlenet/catalogue/completeness/completeness-facts';
import { publicityViews } from '@titlenet/catalogue/lists/publicity-views';
import { criterionGroups } from '@titlenet/catalogue/power-search/criterion';
import { powerSearchForms } from '@titlenet/catalogue/power-search/forms';
import { quickReports } from '@titlenet/catalogue/reports/quick-reports';
import type { ReportDefinition, ReportTable } from '@titlenet/catalogue/reports/report-definition';
import { findReportDefinition } from '@titlenet/catalogue/reports/report-definitions';
import { marketStatuses } from '@titlenet/catalogue/rules/market-status';
import { escapeHtml } from '@titlenet/catalogue/text/escape-markup';
import { keyGroups } from '../src/app/keyboard/key-table.ts';
import { columnMeanings } from './column-meanings.ts';

type Row = readonly [name: string, meaning: string];

function table(head: Row, rows: readonly Row[]): string {
  const cells = (tag: string, row: Row) => row.map((cell) => `<${tag}>${cell}</${tag.slice(0, 2)}>`).join('');
  const body = rows.map((row) => `<tr>${cells('td', row)}</tr>`).join('');
  return `<table><thead><tr>${cells('th scope="col"', head)}</tr></thead><tbody>${body}</tbody></table>`;
}

/** Labels of a table's columns; of a table with views, the labels of its views and periods. */
function labelsOf({ columns, views = [] }: ReportTable): string[] {
  return columns.flatMap(({ isHidden, label, view }) => {
    if (isHidden) return [];
    const measure = views.find(({ name }) => name === view)?.label;
    return measure === undefined ? [label] : [measure, label.slice(measure.length + 1)];
  });
}

/** Columns of a report; each label once. */
function columns(name: string): string {
  const report: ReportDefinition | undefined = findReportDefinition(name);
  if (!report) throw new Error(`The guide names an unknown report: ${name}`);
  const labels = report.tables.flatMap(labelsOf);
  return table(
    ['Column', 'Meaning'],
    [...new Set(labels)].map((label): Row => {
      const meaning = columnMeanings[label];
      if (!meaning) throw new Error(`The guide does not explain the column ${label} of ${name}`);
      return [escapeHtml(label), meaning];
    }),
  );
}

function criteria(name: string): string {
  // An unknown name is refused below.
  const form = powerSearchForms[name as keyof typeof powerSearchForms];
  if (!form) throw new Error(`The guide names an unknown power search: ${name}`);
  const rows = criterionGroups.flatMap((group): Row[] => {
    const labels = form.criteria.filter((one) => one.group === group.name).map(({ label }) => label.replace(/:$/, ''));
    return labels.length > 0 ? [[group.label, escapeHtml([...new Set(labels)].join(', '))]] : [];
  });
  return table(['Group', 'Criteria'], rows);
}

const levels = [
  ['bronze', 'What a bookseller needs to sell it.'],
  ['silver', 'Bronze, and what is needed to choose it.'],
  ['gold', 'Silver, and what is needed to find and recommend it.'],
] as const;

/** Tables that are made from the definitions of the product, by the name that pages use: `{{columns projections}}`. */
export const guideTables: Readonly<Record<string, (argument: string) => string>> = {
  columns,
  criteria,
  completenessFacts: () =>
    levels
      .map(([level, text]) => {
        const facts = completenessFacts.filter((fact) => fact.level === level).map(({ label }) => label);
        return `<p><b>${level.charAt(0).toUpperCase()}${level.slice(1)}.</b> ${text} ${escapeHtml(facts.join(', '))}.</p>`;
      })
      .join('\n'),
  marketStatuses: () =>
    table(
      ['Code', 'Status'],
      marketStatuses.map(({ code, label }) => [code, label]),
    ),
  publicityViews: () =>
    table(
      ['View', 'What it has'],
      publicityViews.map(({ label, description }) => [label, `${description}.`]),
    ),
  quickReports: () =>
    table(
      ['Key', 'Report'],
      quickReports.map(({ letter, label, report }) => [
        `<kbd>Ctrl</kbd> <kbd>Alt</kbd> <kbd>${letter}</kbd>`,
        report ? `<a href="#${report}">${escapeHtml(label)}</a>` : label,
      ]),
    ),
  shortcuts: () =>
    keyGroups
      .map(({ heading, note, keys }) => {
        const rows = keys.map(
          ({ combination, action }): Row => [
            combination.map((key) => `<kbd>${escapeHtml(key)}</kbd>`).join(' '),
            escapeHtml(action),
          ],
        );
        return `<h2>${heading}</h2>${note ? `<p>${note}</p>` : ''}${table(['Keys', 'What they do'], rows)}`;
      })
      .join('\n'),
};
