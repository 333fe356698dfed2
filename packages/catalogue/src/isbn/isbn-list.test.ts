import { expect, test } from 'vitest';
import { leastProcessorMs } from '../testing/processor-time.ts';
import { readIsbnLines, readIsbns } from './isbn-list.ts';

const one = '9780062040800';
const two = '9780061122415';
const three = '9780804429573';

test.each([
  ['one a line', `${one}\r\n${two}\n\n${three}`],
  ['with commas', `${one},${two}, ${three}`],
  ['with semicolons, bars, quotes and tabs', `"${one}";'${two}'|\t“${three}”`],
  ['with blanks', `${one} ${two}  ${three}`],
  ['with hyphens', '978-0-06-204080-0 978-0-06-112241-5, 978-0-8044-2957-3'],
  ['with dashes of every kind', '978–0–06–204080–0\n978—0—06—112241—5\n978−0−8044−2957−3'],
  ['in groups with blanks', '978 0 06 204080 0 978 0 06 112241 5 978 0 8044 2957 3'],
  ['with invisible characters', `\u200b978\u00ad0062040800\n${two}\u2060 ${three}`],
  ['as ISBN-10', '0-06-204080-4; 0061122416, 080442957X'],
  ['as ISBN-10 with its X apart', '0062040804 0061122416 0 8044 2957 x'],
  ['with labels', `ISBN-13: ${one}, ISBN ${two} (ISBN-10 0-8044-2957-X)`],
  ['under a heading', `ISBN13\n${one}\n${two}\n${three}`],
  ['beside titles, prices and years', `${one}\tThe Lantern Keeper\t12.99\t2026\n2 x ${two} Fix it\n${three} 1,200`],
  ['without anything between', `${one}${two}${three}`],
  ['each once', `${one} ${two} 0062040804 ${three} ${one}`],
])('ISBNs %s', (_, text) => {
  expect(readIsbns(text)).toEqual({ isbns: [one, two, three], unreadable: [] });
});

test('invalid ISBNs are listed as entered', () => {
  const text = `97800620408\n${one}, 0-06-204080-5\nsee below\n\n---\n978006204080 ${two}`;
  expect(readIsbns(text)).toEqual({
    isbns: [one, two],
    unreadable: ['97800620408', '0062040805', 'see below', '978006204080'],
  });
});

test('thirteen digits with a wrong check digit are accepted', () => {
  expect(readIsbns('9780062040801 0000000000017')).toEqual({
    isbns: ['9780062040801', '0000000000017'],
    unreadable: [],
  });
});

test('every ISBN of a letter is read, with its line [LIST-82]', () => {
  const letter = `Hello Ann,\r\n\r\nhere are ${one} and ISBN ${two} (both reprints).\r\nAlso: 978-0-8044-2957-3!\r\nBest`;
  expect(readIsbnLines(letter)).toEqual([
    { number: 1, isbns: [], unreadable: ['Hello Ann,'] },
    { number: 3, isbns: [one, two], unreadable: [] },
    { number: 4, isbns: [three], unreadable: [] },
    { number: 5, isbns: [], unreadable: ['Best'] },
  ]);
});

test('an empty text has no ISBNs', () => {
  expect(readIsbns(' \n\t,;\n')).toEqual({ isbns: [], unreadable: [] });
});

test('twenty thousand ISBNs take less than a second', async () => {
  const text = Array.from({ length: 20_000 }, (_, index) => `978-0-06-${100_000 + index}-0, Title ${index}`).join('\n');
  const work = () => {
    const { isbns, unreadable } = readIsbns(text);
    expect(isbns.length + unreadable.length).toBe(20_000);
  };
  expect(await leastProcessorMs(1_000, work)).toBeLessThan(1_000);
});
