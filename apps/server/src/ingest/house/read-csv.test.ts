import { leastProcessorMs } from '@titlenet/catalogue/testing/processor-time';
import { describe, expect, test } from 'vitest';
import { fileOf } from './house-files.test-data.ts';
import { parseCsvRow, readCsv, separatorOf } from './read-csv.ts';
import type { LineOptions } from './read-lines.ts';

describe('a row', () => {
  test.each([
    ['a,b,c', ['a', 'b', 'c']],
    ['', ['']],
    [',', ['', '']],
    ['"a,b",c', ['a,b', 'c']],
    ['"say ""hi""",', ['say "hi"', '']],
    ['5" disc,2', ['5" disc', '2']],
    [' "a" ,b', ['a ', 'b']],
  ])('%s', (text, cells) => expect(parseCsvRow(text, ',')).toEqual(cells));

  test('with an open quote continues on the next line', () => {
    expect(parseCsvRow('a,"b', ',')).toBeNull();
  });
});

test.each([
  ['a,b', ','],
  ['a;b', ';'],
  ['"x;y;z",b', ','],
  ['a\tb', '\t'],
  ['alone', ','],
])('the separator of %s', (header, separator) => expect(separatorOf(header)).toBe(separator));

describe('a file', () => {
  const placesOf = async (text: string | Uint8Array, options?: LineOptions) => {
    const rows = [];
    for await (const { cells, line } of readCsv(fileOf(text).open(), options))
      rows.push({ cells, at: line.line, offset: line.offset, fault: line.fault });
    return rows;
  };
  const rowsOf = async (text: string | Uint8Array) => (await placesOf(text)).map(({ offset: _, ...row }) => row);

  test('has rows of empty cells, which are skipped, and rows after them in their lines [API-56]', async () => {
    const bytes = Buffer.from('a,b\n,\n;;\r\n , \n1,\n,\n\n,2\n,');
    const ofOneByteEach = async function* () {
      for (const byte of bytes) yield Uint8Array.of(byte);
    };
    const expected = [
      { cells: ['a', 'b'], at: 1 },
      { cells: ['1', ''], at: 5 },
      { cells: ['', '2'], at: 8 },
    ];
    expect(await rowsOf(bytes)).toEqual(expected.map((row) => ({ ...row, fault: null })));
    const rows = [];
    for await (const { cells, line } of readCsv(ofOneByteEach())) rows.push({ cells, at: line.line });
    expect(rows).toEqual(expected);
  });

  test('has rows over several lines, each with the location of its start', async () => {
    expect(await rowsOf('\uFEFFa,b\r\n"x\r\ny",1\r\n\r\n2,3')).toEqual([
      { cells: ['a', 'b'], at: 1, fault: null },
      { cells: ['x\ny', '1'], at: 2, fault: null },
      { cells: ['2', '3'], at: 5, fault: null },
    ]);
  });

  test('in cp1252, the encoding of spreadsheets, is read', async () => {
    expect(await rowsOf(Buffer.from('Café,1', 'latin1'))).toMatchObject([{ cells: ['Café', '1'] }]);
  });

  const without = 'has a quoted cell without an end';

  test('with an unclosed quote rejects only that row, with its location', async () => {
    expect(await placesOf('a\n"b\nc\n""""')).toEqual([
      { cells: ['a'], at: 1, offset: 0, fault: null },
      { cells: [], at: 2, offset: 2, fault: without },
      { cells: ['c'], at: 3, offset: 5, fault: null },
      { cells: ['"'], at: 4, offset: 7, fault: null },
    ]);
    expect(await placesOf('"b\nc\n1,"x"\n"d\n"e\nf" ,2\n"g"')).toMatchObject([
      { at: 1, fault: without },
      { cells: ['c'], at: 2 },
      { cells: ['1', 'x'], at: 3, fault: null },
      { at: 4, fault: without },
      { cells: ['e\nf', '2'], at: 5, fault: null },
      { cells: ['g'], at: 7 },
    ]);
  });

  test('with twenty unclosed quotes has no further rows of several lines [API-65]', async () => {
    const unclosed = '"b\nc"x\n'.repeat(19);
    const rows = await rowsOf(`a\n${unclosed}"d\ne",1\n"f\n"g\n"h\ni",2`);
    expect(rows.filter(({ fault }) => fault)).toHaveLength(22);
    expect(rows.slice(-5)).toEqual([
      { cells: ['d\ne', '1'], at: 40, fault: null },
      { cells: [], at: 42, fault: without },
      { cells: [], at: 43, fault: without },
      { cells: [], at: 44, fault: without },
      { cells: ['i"', '2'], at: 45, fault: null },
    ]);
  });

  test('with quotes left open at its end rejects each of their lines [API-65]', async () => {
    expect(await rowsOf('a\nb","c\nd","e\nf')).toEqual([
      { cells: ['a'], at: 1, fault: null },
      { cells: [], at: 2, fault: without },
      { cells: [], at: 3, fault: without },
      { cells: ['f'], at: 4, fault: null },
    ]);
  });

  test('rejects a row of more than a thousand lines, or more bytes than a line may have', async () => {
    const lines = [...Array(1_200).keys()].join('\n');
    const rows = await placesOf(`"open\n${lines}\nend"\n`);
    expect(rows).toHaveLength(1_202);
    expect(rows.filter(({ fault }) => fault)).toMatchObject([{ at: 1, fault: without }]);
    const long = await placesOf(`a\n"open\n${'x'.repeat(90)}\n${'y'.repeat(90)}\nend",1`, { maxBytes: 100 });
    expect(long).toMatchObject([{ at: 1 }, { at: 2, fault: without }, { at: 3 }, { at: 4 }, { at: 5, fault: null }]);
  });

  test('with an unreadable line inside an open row rejects both', async () => {
    const rows = await placesOf(`"open\n${'x'.repeat(101)}\nb`, { maxBytes: 100 });
    expect(rows).toMatchObject([
      { at: 1, fault: without },
      { at: 2, fault: 'is longer than 100 bytes' },
      { at: 3, cells: ['b'], fault: null },
    ]);
  });

  test.each([
    ['an open quote before 100,000 lines', `a\n"${'9780062040800\n'.repeat(100_000)}`, 100_001],
    ['an open quote before a line of 4 MB', `a\n"\n${'x,'.repeat(2_000_000)}`, 3],
    ['50,000 lines of which each ends and begins a quoted cell [API-65]', `a\n${'b","c\n'.repeat(50_000)}`, 50_001],
    ['500,000 rows of quoted empty cells [API-65]', `a\n${'"",""\n'.repeat(500_000)}`, 1],
    ['4 million quotes in a cell', `a\nb${'"'.repeat(4_000_000)}`, 2],
  ])('with %s is read in time', async (_, text, count) => {
    const least = await leastProcessorMs(2_000, async () => {
      let rows = 0;
      for await (const _row of readCsv(fileOf(text, 1 << 18).open())) rows += 1;
      expect(rows).toBe(count);
    });
    expect(least).toBeLessThan(2_000);
  });
});
