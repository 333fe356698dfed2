import { describe, expect, test } from 'vitest';
import { fileOf } from './house-files.test-data.ts';
import { parseCsvRow, readCsv, separatorOf } from './read-csv.ts';

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

  test('with a quote that is open has not ended', () => {
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
  const rowsOf = async (text: string | Uint8Array) => {
    const rows = [];
    for await (const { cells, line } of readCsv(fileOf(text).open()))
      rows.push({ cells, at: line.line, fault: line.fault });
    return rows;
  };

  test('has rows over several lines, each where it begins', async () => {
    expect(await rowsOf('\uFEFFa,b\r\n"x\r\ny",1\r\n\r\n2,3')).toEqual([
      { cells: ['a', 'b'], at: 1, fault: null },
      { cells: ['x\ny', '1'], at: 2, fault: null },
      { cells: ['2', '3'], at: 5, fault: null },
    ]);
  });

  test('in cp1252, as spreadsheets write it, is read', async () => {
    expect(await rowsOf(Buffer.from('Café,1', 'latin1'))).toMatchObject([{ cells: ['Café', '1'] }]);
  });

  test('with a quote that never ends is refused from there on', async () => {
    expect(await rowsOf('a\n"b\nc')).toMatchObject([{ cells: ['a'] }, { cells: [], at: 2, fault: expect.any(String) }]);
  });
});
