import { expect, test } from 'vitest';
import { type CompanyCode, companyCodes } from '../companies.ts';
import { goldenBlocks } from './golden-blocks.test-data.ts';
import { contentOutline } from './outline.ts';
import { type Block, type Piece, screenOptions, type Table } from './outline-blocks.ts';
import { emptySection, sections, type TitleSheet } from './sections.ts';

/** Wire values and how facts and cells show them; cells have another format of dates and an alignment. */
const values = {
  text: { wire: 'Feld, Nora', shown: 'Feld, Nora' },
  person: { wire: 'Feld, Nora', shown: 'Nora Feld' },
  isbn: { wire: '9780061120084', shown: '9780061120084' },
  html: { wire: '<p>Calm <b>sea</b></p>', shown: 'html <p>Calm <b>sea</b></p>' },
  // The same text as the book description's would be shown once.
  otherHtml: { wire: '<p>Calm <b>lake</b></p>', shown: 'html <p>Calm <b>lake</b></p>' },
  photo: { wire: '77', shown: 'Photo' },
  words: { wire: 'sea; storm', shown: 'sea, storm' },
  count: { wire: 1234, shown: '1,234', align: 'end' },
  date: { wire: '2026-03-04T00:00:00', shown: '03/04/2026', inCell: '3/4/2026' },
  money: { wire: 1234.5, shown: '$1,234.50', align: 'end' },
  canadian: { wire: 1234.5, shown: 'CA$1,234.50', align: 'end' },
  percent: { wire: 12.5, shown: '12.50%', align: 'end' },
  texts: { wire: ['Feld, Nora', 'World'], shown: 'Feld, Nora, World' },
  htmls: { wire: ['<i>Calm</i>', 'sea'], shown: 'html <i>Calm</i>, html sea' },
  yes: { wire: true, shown: '' },
  links: { wire: [{ description: 'Blog', url: 'https://blog.example/' }], shown: 'Blog' },
  quotes: {
    wire: [{ linkId: 1, linkName: 'Reader', quote: '<i>Calm</i>', source: 'Daily', title: 'Critic' }],
    shown: 'html <i>Calm</i>: Reader, Daily, Critic',
  },
} as const satisfies Record<string, { wire: unknown; shown: string; inCell?: string; align?: 'end' }>;
type Value = keyof typeof values;

const lines = goldenBlocks
  .trim()
  .split('\n')
  .map((line) => line.split(' | ') as [path: string, kind: string, value: Value | 'rows']);

/** A title with the value of each line; a table has one row. */
function filledContent(): TitleSheet {
  const content: Record<string, Record<string, unknown>> = {};
  for (const { name } of sections) content[name] = { ...emptySection(name) };
  for (const [path, , value] of lines) {
    const [section, entry, column] = path.split('.') as [string, string, string?];
    if (column) (content[section]![entry] as Record<string, unknown>[])[0]![column] = values[value as Value].wire;
    else content[section]![entry] = value === 'rows' ? [{}] : values[value].wire;
  }
  return content as TitleSheet;
}

const textOf = (pieces: readonly Piece[]) =>
  pieces.map((piece) => ('text' in piece ? piece.text : `(${piece.label})`)).join(', ');

function shownText(block: Block): string {
  switch (block.kind) {
    case 'fact':
      return textOf(block.pieces);
    case 'prose':
      return block.isHtml ? `html ${block.text}` : block.text;
    case 'keywords':
      return block.words.join(', ');
    case 'bullets':
      return block.items
        .map(({ html, isHtml, byline }) => `${isHtml ? 'html ' : ''}${html}${byline ? `: ${byline}` : ''}`)
        .join(', ');
    default:
      return '';
  }
}

const content = filledContent();
const blocksOf = (companyCode: CompanyCode) =>
  new Map(
    contentOutline({ companyCode, bar: null }, content, screenOptions).flatMap(({ name, blocks }) =>
      blocks.map((block): [string, Block] => [`${name}.${block.name}`, block]),
    ),
  );
/** British amounts have another currency (G-167), which other tests check. */
const sheets = companyCodes.filter((code) => code !== '400').map(blocksOf);

function cellOf(table: Table, column: string) {
  const index = table.columns.findIndex(({ name }) => name === column);
  return index < 0 ? undefined : { text: textOf(table.rows[0]!.cells[index]!), align: table.columns[index]!.align };
}

test.each(lines)('%s is a %s with the value %s', (path, kind, value) => {
  const [section, entry, column] = path.split('.') as [string, string, string?];
  const found = sheets.flatMap((blocks) => blocks.get(`${section}.${entry}`) ?? []);
  if (kind === 'none') {
    expect(found).toEqual([]);
    return;
  }
  expect(found.length).toBeGreaterThan(0);
  const expected = value === 'rows' ? undefined : values[value];
  if (column && expected) {
    const cells = found.flatMap((block) => cellOf(block as Table, column) ?? []);
    const text = 'inCell' in expected ? expected.inCell : expected.shown;
    expect(new Set(cells.map((cell) => JSON.stringify(cell)))).toEqual(
      new Set([JSON.stringify({ text, align: 'align' in expected ? expected.align : 'start' })]),
    );
    return;
  }
  for (const block of found) expect([block.kind, shownText(block)]).toEqual([kind, expected?.shown ?? '']);
});

test('every field is listed, in the order of the sheet', () => {
  const listed = lines.flatMap(([path, kind]) => (path.split('.').length === 2 && kind !== 'none' ? [path] : []));
  for (const blocks of sheets) expect([...blocks.keys()]).toEqual(listed.filter((path) => blocks.has(path)));
});
