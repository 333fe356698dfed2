import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { LayoutSet } from '../layouts.ts';
import { titleBarFields } from '../title-bar.ts';
import type { SectionDefinition } from './section.ts';
import { sections } from './sections.ts';

// The matrix field × company is part of the requirements: the expected values do not come from the definitions.
const decisions = join(import.meta.dirname, '../../../../docs/requirements/decisions.md');

const layouts = ['T', 'C', 'U', 'Q', 'Z', 'B'] as const;

interface MatrixRow {
  section: string;
  names: string[];
  cells: string[];
  /** The names are columns of the section's tables. */
  isOfColumns: boolean;
}

const sectionNames: Record<string, string> = {
  Editorial: 'editorial',
  Marketing: 'marketing',
  Online: 'online',
  Publicity: 'publicity',
  Subrights: 'subrights',
  Related: 'relatedEditions',
  Sales: 'sales',
  Quotes: 'quotes',
  Awards: 'awards',
  Coop: 'coopData',
  Contracts: 'contracts',
};

/** Names of the matrix that mean several fields. */
const inWords: Record<string, string[]> = {
  Bible: ['bibleTranslation', 'redLetter', 'thumbIndexed', 'fontSize', 'ribbon', 'formatColor', 'formatOption'],
  'info rows': ['info'],
  'note rows': ['notes'],
  'rights rows': ['rights'],
};

function readMatrix(): { sections: MatrixRow[]; fields: MatrixRow[] } {
  const text = readFileSync(decisions, 'utf8');
  const part = text.slice(text.indexOf('# Part 1b'), text.indexOf('## Sidebar and row links'));
  const [sectionPart = '', fieldPart = ''] = part.split('## Fields');
  let section = '';
  const rows = (markdown: string): MatrixRow[] =>
    markdown
      .split('\n')
      .filter((line) => /^\| .*\| [●–acbp] \|$/.test(line))
      .map((line) => {
        const [label = '', ...cells] = line
          .split('|')
          .slice(1, -1)
          .map((cell) => cell.trim());
        const bold = /^\*\*([^*]+)\*\* ?/.exec(label);
        if (bold) section = bold[1]!;
        const rest = label.slice(bold?.[0].length ?? 0).replace(/\([^)]*\)/g, '');
        const ofColumns = /^(?:Related|Sales) columns? /.exec(rest)?.[0] ?? '';
        return { section, names: namesIn(rest.slice(ofColumns.length)), cells, isOfColumns: ofColumns !== '' };
      });
  return { sections: rows(sectionPart), fields: rows(fieldPart) };
}

function namesIn(label: string): string[] {
  if (label.startsWith('Bible:')) return inWords.Bible!;
  return label
    .split(',')
    .map((name) => name.replace(/photo links?|\ball columns\b|'.*'/g, '').trim())
    .filter(Boolean)
    .flatMap((name) => inWords[name] ?? [name]);
}

/** Every definition that a matrix row names, with the layouts that show it. */
function shownOf({ section, isOfColumns }: MatrixRow, name: string): { shown: LayoutSet } | undefined {
  if (section === 'Title bar') return titleBarFields.find((field) => field.name === name);
  const definition: SectionDefinition | undefined = sections.find((one) => one.name === sectionNames[section]);
  const columns = definition?.entries.flatMap((one) => ('columns' in one ? one.columns : [])) ?? [];
  const entry = (isOfColumns ? columns : (definition?.entries ?? [])).find((one) => one.name === name);
  // A field is visible if its section is visible too: HCCP has co-op data on a separate page, not on the sheet.
  const reach = [...(definition?.shown ?? []), ...(definition?.printed?.shown ?? [])];
  return entry && { shown: entry.shown.filter((layout) => reach.includes(layout)) };
}

describe('the visibility matrix', () => {
  const matrix = readMatrix();

  test('every section is shown as in the matrix [SHEET-060..SHEET-062, SHEET-063..SHEET-065, SHEET-066..SHEET-068]', () => {
    expect(matrix.sections).toHaveLength(sections.length);
    matrix.sections.forEach((row, index) => {
      const section = sections[index]!;
      layouts.forEach((layout, column) => {
        expect.soft(section.shown.includes(layout), `${section.label} for ${layout}`).toBe(row.cells[column] === '●');
        const isPrinted = 'printed' in section && section.printed.shown.includes(layout);
        if (row.cells[column] === 'p') expect.soft(isPrinted, `${section.label} printed for ${layout}`).toBe(true);
      });
    });
  });

  test('every field is shown to exactly the companies of the matrix [SHEET-069]', () => {
    let cells = 0;
    for (const row of matrix.fields)
      for (const name of row.names) {
        // The market status is no field, and pictures drive the cover alone.
        if (
          /^Related columns|^Sales column|^market status/.test(name) ||
          ['imageThumbnailURL', 'imageURL'].includes(name)
        )
          continue;
        const definition = shownOf(row, name);
        expect(definition, `${row.section}: a definition of ${name}`).toBeDefined();
        layouts.forEach((layout, column) => {
          cells++;
          const cell = row.cells[column]!;
          expect.soft(definition?.shown.includes(layout), `${row.section} ${name} for ${layout}`).toBe(cell !== '–');
        });
      }
    expect(cells).toBeGreaterThan(600);
  });
});
