import { expect, test } from 'vitest';
import { byName } from '../by-name.ts';
import { companies } from '../companies.ts';
import { emptyRecord } from '../field.ts';
import { type TitleBar, titleBarFields } from '../title-bar.ts';
import { online } from './online.ts';
import { sheetOutline } from './outline.ts';
import { screenOptions } from './outline-blocks.ts';
import type { SectionDefinition } from './section.ts';
import { emptySection, sections, type TitleSheet } from './sections.ts';

const DAY = '2026-03-05T00:00:00';
const dates = (fields: readonly { name: string; type?: string }[]) =>
  Object.fromEntries(fields.filter(({ type }) => type === 'date').map(({ name }) => [name, DAY]));

/** A section in which every date of every field and column is known. */
function dated(section: SectionDefinition): object {
  const tables = section.entries.flatMap((entry) =>
    'columns' in entry ? [[entry.name, [{ ...emptyRecord(entry.columns), ...dates(entry.columns) }]]] : [],
  );
  const facts = section.entries.filter((entry) => !('columns' in entry));
  return { ...emptySection(section.name as 'editorial'), ...dates(facts), ...Object.fromEntries(tables) };
}

test('in a column of Online Notes days without a time have the format of those with one [PAPER-24]', () => {
  const notes = byName(online.entries, 'notes');
  const row = (startTime: string) => ({ ...emptyRecord(notes.columns), startTime });
  const sheet = Object.fromEntries(sections.map(({ name }) => [name, emptySection(name)]));
  const rows = [row('2026-03-05T00:00:00'), row('2026-03-05T14:30:00')];
  const bar = { ...emptyRecord(titleBarFields), title: 'The Lantern Keeper', companyCode: '001' };
  const outline = sheetOutline(
    bar as TitleBar,
    { ...sheet, online: { ...emptySection('online'), notes: rows } } as TitleSheet,
    screenOptions,
  );
  const block = outline.sections.flatMap(({ blocks }) => blocks).find(({ name }) => name === 'notes');
  const starts =
    block?.kind === 'table'
      ? block.rows.map(({ cells }) => cells[0]?.map((piece) => 'text' in piece && piece.text))
      : [];
  expect(starts).toEqual([['03/05/2026'], ['03/05/2026 2:30 PM']]);
});

test.each(companies.map(({ code }) => code))(
  'every date of a sheet of %s is shown as M/d/yyyy or MM/DD/YYYY [FORMAT-02]',
  (companyCode) => {
    const bar = { ...emptyRecord(titleBarFields), ...dates(titleBarFields), title: 'The Lantern Keeper', companyCode };
    const sheet = Object.fromEntries(sections.map((section) => [section.name, dated(section)]));
    const outline = sheetOutline(bar as TitleBar, sheet as TitleSheet, screenOptions);
    // Keys of sorting are not shown.
    const shown = JSON.stringify(outline, (name, value) => (name === 'sortKeys' ? undefined : value));
    expect(shown).toContain('"03/05/2026"');
    expect(shown).toContain('"3/5/2026"');
    expect(shown).not.toMatch(/2026-03-05|T00:00:00/);
  },
);
