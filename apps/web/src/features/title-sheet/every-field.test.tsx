import { screen, within } from '@testing-library/react';
import { type Company, companies } from '@titlenet/catalogue/companies';
import type { FieldDefinition } from '@titlenet/catalogue/field';
import type { Currency } from '@titlenet/catalogue/formatting/money';
import type { SectionDefinition, SectionEntry } from '@titlenet/catalogue/sheet/section';
import { sections, type TitleSheet } from '@titlenet/catalogue/sheet/sections';
import { goldenField, goldenLines } from '@titlenet/catalogue/testing/golden-sheet/golden-sheet';
import { type TitleBar, titleBarFields } from '@titlenet/catalogue/title-bar';
import type { BarField } from '@titlenet/catalogue/title-bar-fields/bar-field';
import { beforeAll, describe, expect, test } from 'vitest';
import { fakeServer } from '../../../test/fake-server.ts';
import { renderApp } from '../../../test/render-app.tsx';
import { sheetAddress, titleBar, titleHandlers } from '../../../test/titles.ts';
import { barLines, editorialLines, houseLines, relatedLines, sectionLines } from './field-lines.test-data.ts';

/*
 * Renders a title with all fields for each company once, and compares the page with the fields and labels that were
 * written by hand from the requirements (the golden sheet). The journey of the golden sheet compares the values too.
 */

type Field = Pick<FieldDefinition, 'name' | 'type'> & { currency?: Currency };

/** Layouts and label of a field, which the table must have. */
function golden(path: string, { layout }: Company): { isShown: boolean; label: string } {
  const found = goldenField(path, layout);
  if (!found) throw new Error(`The golden sheet has no line for ${path}`);
  return found;
}

/** A unique value for every field, and its expected text. */
function sample(
  field: Field,
  index: number,
  company: Company,
  shownIn: 'bar' | 'table',
): { value: unknown; shown: string } {
  const day = 1 + (index % 28);
  const two = String(day).padStart(2, '0');
  switch (field.type) {
    case 'year':
      return { value: 2031, shown: '2031' };
    case 'integer':
      return { value: 3000 + index, shown: `3,${String(index).padStart(3, '0')}` };
    case 'money': {
      const currency = { USD: '$', CAD: 'CA$', GBP: '£' }[field.currency ?? company.currency];
      return { value: 100 + index + 0.25, shown: `${currency}${100 + index}.25` };
    }
    case 'decimal':
      return { value: 100 + index + 0.5, shown: `${100 + index}.50` };
    case 'percent':
      return { value: 10 + index + 0.5, shown: `${10 + index}.50%` };
    case 'date':
      return { value: `2031-05-${two}T00:00:00`, shown: shownIn === 'bar' ? `05/${two}/2031` : `5/${day}/2031` };
    case 'datetime':
      return { value: `2031-05-${two}T16:15:00`, shown: `05/${two}/2031 4:15 PM` };
    case 'flag':
      return { value: 'Y', shown: 'Yes' };
    case 'boolean':
      return { value: true, shown: '' };
    case 'html':
      return { value: `<p>the ${field.name}.</p>`, shown: `the ${field.name}.` };
    case 'texts':
      return { value: [`the ${field.name}.`], shown: `the ${field.name}.` };
    case 'htmls':
      return { value: [`<i>the ${field.name}.</i>`], shown: `the ${field.name}.` };
    default:
      return { value: `the ${field.name}.`, shown: `the ${field.name}.` };
  }
}

const fields: readonly BarField[] = titleBarFields;
const allSections: readonly SectionDefinition[] = sections;
const indexOf = (name: string) => fields.findIndex((field) => field.name === name);

/** Values with a special format, and those that make audio and Bible fields visible. */
const barSpecials: Partial<TitleBar> = { tap: 'ZN', tar: 'BI', pubOnSpecialDay: 'S', isAudio: true, reissueNo: 7 };
const shownSpecials: Record<string, string> = {
  tap: 'ZN',
  tar: 'BI',
  pubOnSpecialDay: 'Special Release',
  reissueNo: 'R7',
};

function filledBar(company: Company): TitleBar {
  const values = fields.map((field, index) => [field.name, sample(field, index, company, 'bar').value]);
  const { code: companyCode } = company;
  return titleBar({ ...Object.fromEntries(values), ...barSpecials, companyCode, productId: 42, isbn: '9780061120084' });
}

/** @param place index of the entry in its section */
function filledEntry(entry: SectionEntry, place: number, company: Company): unknown {
  if (!('columns' in entry)) return sample(entry, place, company, 'bar').value;
  return [
    Object.fromEntries(
      entry.columns.map((column, index) => [column.name, sample(column, index, company, 'table').value]),
    ),
  ];
}

function filledSheet(company: Company): TitleSheet {
  const all = allSections.map((section) => [
    section.name,
    Object.fromEntries(section.entries.map((entry, place) => [entry.name, filledEntry(entry, place, company)])),
  ]);
  return Object.fromEntries(all) as TitleSheet;
}

interface Found {
  /** Values by label, of all term lists and lists. */
  facts: Map<string, string[]>;
  /** Cells of the tables, by `label of the table / head of the column`. */
  cells: Map<string, string>;
  /** Texts of column headers and headings. */
  headings: ReadonlySet<string>;
  text: string;
}

function read(element: HTMLElement): Found {
  const facts = new Map<string, string[]>();
  for (const term of within(element).queryAllByRole('term')) {
    const label = term.textContent ?? '';
    facts.set(label, [...(facts.get(label) ?? []), term.nextElementSibling?.textContent ?? '']);
  }
  for (const list of element.querySelectorAll('ul[aria-label]'))
    facts.set(list.getAttribute('aria-label')!, [list.textContent ?? '']);
  const cells = new Map<string, string>();
  for (const table of element.querySelectorAll('table')) {
    const row = table.querySelectorAll('tbody > tr:first-child > *');
    for (const [index, head] of table.querySelectorAll('thead > tr > *').entries())
      cells.set(`${table.getAttribute('aria-label')} / ${head.textContent}`, row[index]?.textContent ?? '');
  }
  const heads = ['columnheader', 'heading', 'term'].flatMap((role) => within(element).queryAllByRole(role));
  return {
    facts,
    cells,
    headings: new Set(heads.map((head) => head.textContent ?? '')),
    text: element.textContent ?? '',
  };
}

interface Sheet {
  header: Found;
  sections: Map<string, Found>;
}

const sheets = new Map<string, Sheet>();

async function readSheet(company: Company): Promise<Sheet> {
  const bar = filledBar(company);
  fakeServer(titleHandlers(bar, filledSheet(company)));
  window.localStorage.setItem(`titlenet.view.1.${company.code}`, JSON.stringify(allSections.map(({ code }) => code)));
  const { view } = renderApp(sheetAddress(bar));
  const title = await screen.findByRole('heading', { level: 1, name: 'the title.' });
  await screen.findByRole('heading', { level: 2, name: 'Editorial' });
  for (const folded of document.querySelectorAll('details')) folded.open = true;
  const found = allSections.flatMap(({ label, name }): [string, Found][] => {
    const region = screen.queryByRole('region', { name: label });
    return region ? [[name, read(region)]] : [];
  });
  const sheet = { header: read(title.closest('header')!), sections: new Map(found) };
  view.unmount();
  return sheet;
}

beforeAll(async () => {
  for (const company of companies) sheets.set(company.code, await readSheet(company));
}, 60_000);

/** Facts with a fixed position in the header instead of a term list. */
const placed = ['title', 'longSubtitle', 'reissueNo', 'pubOnSpecialDay'];

describe('the header bar [SHEET-093..SHEET-103, SHEET-105..SHEET-141, SHEET-143..SHEET-147, SHEET-149..SHEET-164, SHEET-182..SHEET-184]', () => {
  const cases = Object.entries(barLines).map(([name, line]) => ({ name, line }));

  test.each(cases)('shows $name with its label if the company has it [$line]', ({ name }) => {
    const field = fields.find((one) => one.name === name)!;
    const host = field.partOf ? fields.find((one) => one.name === field.partOf!.field)! : field;
    for (const company of companies) {
      const { header } = sheets.get(company.code)!;
      const shown =
        shownSpecials[name] ?? (name === 'isbn' ? '9780061120084' : sample(field, indexOf(name), company, 'bar').shown);
      const { label } = golden(`bar.${host.name}`, company);
      const facts = header.facts.get(label) ?? [];
      const isThere = placed.includes(name)
        ? header.text.includes(shown)
        : facts.some((value) => value.includes(shown));
      expect({ company: company.code, isThere }).toEqual({
        company: company.code,
        isThere: golden(`bar.${name}`, company).isShown,
      });
    }
  });
});

test('the golden sheet has every field of the title bar and the sections, and no other', () => {
  /** The keys of titles are not in it. */
  const keys = /^bar\.(productId|companyCode)$|^(relatedEditions|sales)\.\w+\.productId$/;
  const paths = [
    ...fields.map(({ name }) => `bar.${name}`),
    ...allSections.flatMap(({ name, entries }) => [
      name,
      ...entries.flatMap((entry) => [
        `${name}.${entry.name}`,
        ...('columns' in entry ? entry.columns.map((one) => `${name}.${entry.name}.${one.name}`) : []),
      ]),
    ]),
  ].filter((path) => !keys.test(path));
  const golden = goldenLines.map(({ path }) => path).filter((path) => !path.includes(':'));
  expect([...golden].sort()).toEqual([...paths].sort());
});

const provenLines =
  '[EDIT-01..EDIT-26, EDIT-32, EDIT-37..EDIT-39, RELAT-01..RELAT-17, SUBR-01..SUBR-10, QUOTE-04..QUOTE-08, AWARD-01..AWARD-04] ' +
  '[MKT-01..MKT-20, ONLINE-07..ONLINE-14, PUBL-01..PUBL-06, SALES-05..SALES-17, CONTR-01..CONTR-19] ' +
  '[EDIT-36, MKT-21, SUBR-06, QUOTE-07, QUOTE-08] [ONLINE-01, ONLINE-02] [SHEET-011]';
describe(`the sections ${provenLines}`, () => {
  const lines = { ...editorialLines, ...relatedLines, ...sectionLines, ...houseLines };
  const cases = Object.entries(lines).map(([path, line]) => ({ path, line }));

  test.each(cases)('show $path if the company has it [$line]', ({ path }) => {
    const [sectionName, entryName, columnName] = path.split('.');
    const section = allSections.find(({ name }) => name === sectionName)!;
    const entry = section.entries.find(({ name }) => name === entryName)!;
    for (const company of companies) {
      const isShown = golden(section.name, company).isShown && golden(`${section.name}.${entryName}`, company).isShown;
      const found = sheets.get(company.code)!.sections.get(section.name);
      const isThere = found !== undefined && isOnSheet(found, section, entry, columnName, company);
      const expected = isShown && golden(path, company).isShown;
      expect({ company: company.code, isThere }).toEqual({ company: company.code, isThere: expected });
    }
  });
});

function isOnSheet(
  found: Found,
  section: SectionDefinition,
  entry: SectionEntry,
  columnName: string | undefined,
  company: Company,
): boolean {
  const { label: entryLabel } = golden(`${section.name}.${entry.name}`, company);
  if (!('columns' in entry)) {
    const place = section.entries.indexOf(entry);
    const { shown } = sample(entry, place, company, 'bar');
    const values = found.facts.get(entryLabel);
    if (entry.as === 'photo') return values?.includes('Photo') ?? false;
    return values?.some((value) => value.includes(shown)) ?? false;
  }
  if (columnName === undefined) return found.headings.has(entryLabel);
  const index = entry.columns.findIndex(({ name }) => name === columnName);
  const { shown } = sample(entry.columns[index]!, index, company, 'table');
  if (entry.as !== 'table') return found.text.includes(shown);
  const { label } = golden(`${section.name}.${entry.name}.${columnName}`, company);
  return found.cells.get(`${entryLabel} / ${label}`)?.includes(shown) ?? false;
}
