import { describe, expect, test } from 'vitest';
import type { SearchSource } from '../enumerations.ts';
import { filledTitle } from '../testing/filled-title.ts';
import { harperCollinsCells, hccpCells, hqnaCells } from './golden-cells.test-data.ts';
import type { ResultTitle } from './result-field.ts';
import { resultFields, resultSource } from './result-sources.ts';
import { cellValue, resultRow } from './row-members.ts';

const { values, ...filled } = filledTitle();
const references = [{ isbn: '9780062040800', list: 'byFormat', relations: ['13', '06', '00'] }];
// No feed states what the team wrote.
const team = { codes: { ...filled.codes, tag: [{ code: 'fair', description: 'Fair' }] }, notes: ['Ask the agent'] };
const title = { ...filled, references, ...team };

const all = (attributes: string[]) =>
  attributes.flatMap((name) => [1, 2, 3, 4].map((position) => `${name} ${position}`));

/** The value of the title that a line of the table names. */
function expectedOf(source: string): unknown {
  const [word, ...attributes] = source.split(' ');
  if (word === 'none') return null;
  if (word === 'all') return all(attributes);
  if (word === 'joined') return all(attributes).join(', ');
  if (source === 'LTD net of gross') {
    const [net, gross] = [Number(values.get('stored.ltdNet')), Number(values.get('stored.ltdGross'))];
    return Math.round((net / gross) * 10_000) / 100;
  }
  if (source === 'prices')
    return expect.stringMatching(
      /^[\d,]+\.25 subrights\.prices\.currency \(subrights\.prices\.priceType; subrights\.prices\.qualifier; [\d,.]+ or more copies; subrights\.prices\.tax; subrights\.prices\.market; sent by subrights\.prices\.sender; from [\d/]+ until [\d/]+\)$/,
    );
  if (source === 'notes') return ['Ask the agent'];
  if (source === 'tags') return ['Fair'];
  if (source === 'related') return ['E-book of 9780062040800', 'Other Formats 9780062040800'];
  const value = values.has(source) ? values.get(source) : source;
  return source === 'marketing.keywords' ? [value] : value;
}

const tables: [SearchSource, string][] = [
  ['HarperCollins', harperCollinsCells],
  ['Hqna', hqnaCells],
  ['Hccp', hccpCells],
];

describe.each(tables)('the row of a title with every field, in results of %s', (name, table) => {
  const source = resultSource(name);
  // The title is composed from definitions, whose names and types are not related in its type.
  const row = resultRow(source, title as unknown as ResultTitle);
  const lines = table
    .trim()
    .split('\n')
    .map((line) => line.split(' | '));

  test('has these fields with these labels [CUSTOM-36]', () => {
    const found = resultFields(source).map((field) => [field.name, field.label]);
    expect(found).toEqual(lines.map(([field, label]) => [field, label]));
  });

  test.each(lines)('%s, %s, shows %s', (field, _label, path) => {
    expect(cellValue(row, { name: field! })).toEqual(expectedOf(path!));
  });
});
