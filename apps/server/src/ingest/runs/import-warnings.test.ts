import { expect, test } from 'vitest';
import { emptyReport, reportLines } from './import-report.ts';
import { ImportWarnings } from './import-warnings.ts';

const record = (line: number) => ({ recordReference: `hp-${line}`, isbn: null, line, offset: line * 100 });
const unknownCode = { path: 'Price/PriceType', message: 'Unknown code', value: '99' };

test('thousands of records with one unknown code are one kind of warning with the first records as examples', () => {
  const all = new ImportWarnings();
  for (let line = 1; line <= 10_000; line++) all.add(unknownCode, record(line));
  expect(all.warnings).toMatchObject([{ ...unknownCode, count: 10_000 }]);
  expect(all.warnings[0]!.examples.map(({ line, value }) => [line, value])).toEqual(
    [1, 2, 3, 4, 5].map((line) => [line, '99']),
  );
  expect(JSON.stringify(all).length).toBeLessThan(1_000);
});

test('distinct values are listed up to a maximum, and long ones are cut', () => {
  const all = new ImportWarnings();
  for (let line = 1; line <= 1_000; line++)
    all.add({ path: 'ProductIdentifier[15]', message: 'Not a valid ISBN-13', value: `978${line}` }, record(line));
  expect(all.warnings).toHaveLength(21);
  expect(all.warnings.at(-1)).toMatchObject({
    value: null,
    count: 980,
    examples: [{ value: '97821' }, {}, {}, {}, {}],
  });
  all.add({ path: 'PublishingDate[01]', message: 'Not a date', value: '\0x'.repeat(1_000) }, record(1));
  expect(all.warnings.at(-1)!.value).toBe(`${'x'.repeat(60)}…`);
});

test('kinds above the maximum are only counted', () => {
  const all = new ImportWarnings();
  for (let line = 1; line <= 500; line++) all.add({ path: `Own${line}/PriceType`, message: 'Unknown code' }, record(1));
  expect(all.warnings).toHaveLength(200);
  expect(all.unnamed).toBe(300);
  const report = { ...emptyReport('spring.xml'), read: 1, warned: all };
  expect(reportLines(report).at(-1)).toBe('  and 300 warnings of other kinds');
});

test('a record counts once when its values are counted together, and long paths are cut', () => {
  const all = new ImportWarnings();
  const path = `${'Own'.repeat(100_000)}/PriceType`;
  for (let value = 0; value < 1_000; value++)
    all.add({ path, message: 'Unknown code', value: `x${value}` }, record(value < 20 ? value : 99));
  expect(all.warnings.at(-1)).toMatchObject({ value: null, count: 1, examples: [{ line: 99 }] });
  expect(all.warnings.at(-1)!.path.length).toBeLessThan(130);
});
