import { expect, test } from 'vitest';
import { type BoxTexts, boxWords } from './box-words.ts';
import { explainMatch } from './explain.ts';
import { exactMatch, similarMatch } from './match.ts';
import { boxQuery } from './typed-query.ts';

const texts: BoxTexts = {
  title: 'The Keeper’s Sea–Side Café & Inn',
  people: ['Quinn, John', 'Smith, John', 'García Márquez, Ana', 'Rowling, J.K.'],
  series: ['Harbour Mysteries (3)'],
  subtitle: 'A Bedtime Story',
  imprint: 'Harbourline',
};

/** Fields with their texts, of which the marked parts are in brackets. */
function explained(typed: string): string[] {
  const query = boxQuery(typed);
  const own = boxWords(texts);
  const match = exactMatch(query, own) ?? similarMatch(query, own);
  return explainMatch(query, { texts, numbers: [] }, match!).map(({ field, text, marks }) => {
    let marked = text;
    for (const { start, end } of marks.toReversed())
      marked = `${marked.slice(0, start)}[${marked.slice(start, end)}]${marked.slice(end)}`;
    return `${field}: ${marked}`;
  });
}

const TITLE = 'title: The Keeper’s Sea–Side Café & Inn';

test.each([
  ['cafe keep', ['title: The [Keeper’s] Sea–Side [Café] & Inn']],
  ['caf', ['title: The Keeper’s Sea–Side [Caf]é & Inn']],
  ['seaside', ['title: The Keeper’s [Sea–Side] Café & Inn']],
  ['sea inn and', ['title: The Keeper’s [Sea]–Side Café [&] [Inn]']],
  ['cafe john smith', ['title: The Keeper’s Sea–Side [Café] & Inn', 'people: [Smith], [John]']],
  ['marquez', [TITLE, 'people: García [Márquez], Ana']],
  ['keepers myst', ['title: The [Keeper’s] Sea–Side Café & Inn', 'series: Harbour [Myst]eries (3)']],
  ['bedtime', [TITLE, 'subtitle: A [Bedtime] Story']],
  ['harbourl', [TITLE, 'imprint: [Harbourl]ine']],
  ['marqeuz inn', ['title: The Keeper’s Sea–Side Café & [Inn]', 'people: García [Márquez], Ana']],
  ['bed time', [TITLE, 'subtitle: A [Bedtime] Story']],
])('%j is explained by %j [BOX-19]', (typed, findings) => {
  expect(explained(typed)).toEqual(findings);
});

test('a number is explained by the number of the title that it is the beginning of [BOX-19]', () => {
  const numbers = ['9780062040800', '4006381333931'];
  const found = explainMatch(boxQuery('4006-3813'), { texts, numbers }, { place: 'numberStart', typos: 0 });
  expect(found).toEqual([{ field: 'number', text: '4006381333931', marks: [{ start: 0, end: 8 }] }]);
});
