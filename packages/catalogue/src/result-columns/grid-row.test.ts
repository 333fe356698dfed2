import { expect, test } from 'vitest';
import { searchSources } from '../enumerations.ts';
import { emptyRecord } from '../field.ts';
import { titleBarFields } from '../title-bar.ts';
import { gridRowCutter, gridRowLayout, gridRowText } from './grid-row.ts';
import type { ResultTitle } from './result-field.ts';
import { chosenFields, resultSource } from './result-sources.ts';
import { resultRow, rowMembers, sentMembers } from './row-members.ts';

const title: ResultTitle = {
  bar: {
    ...emptyRecord(titleBarFields),
    title: 'Line\nfeeds, "quotes" and \\ \u2028 \u0000 end',
    isbn: '9780310337508',
    productId: 5,
    companyCode: '006',
    reissueNo: 3,
    price: 0,
    illustrationNote: '',
  },
  sheet: { subrights: { sellingTerritoriesList: ['US', 'CA'] } },
  stored: { availStock: 0, complianceText: 'GREEN' },
  codes: {},
};

test.each(searchSources)('a stored row of %s with all members is the title’s row', (name) => {
  const source = resultSource(name);
  const cut = gridRowCutter(source, new Set(rowMembers(source).map((member) => member.name)));
  expect(JSON.parse(cut(gridRowText(source, title))!)).toEqual(resultRow(source, title));
});

test('a stored row has one line for each member, for any characters in its texts', () => {
  const source = resultSource('Hccp');
  expect(gridRowText(source, title).split('\n')).toHaveLength(rowMembers(source).length + 1);
});

test('an extracted row has only the requested members [GRID-032]', () => {
  const source = resultSource('HarperCollins');
  const sent = sentMembers(source, chosenFields(source, ['PRICE', 'SELLING_TERRITORIES']));
  const row = JSON.parse(gridRowCutter(source, sent)(gridRowText(source, title))!);
  expect(Object.keys(row).sort()).toEqual([...sent].sort());
  expect(row).toMatchObject({ PRICE: 0, SELLING_TERRITORIES: ['US', 'CA'], COMPLIANCE_PRICE: null });
});

test('members are not extracted from a row of another layout version', () => {
  const [main, hqna] = [resultSource('HarperCollins'), resultSource('Hqna')];
  const cut = gridRowCutter(main, new Set(['TITLE']));
  expect(cut(gridRowText(hqna, title))).toBeNull();
  expect(cut('4711')).toBeNull();
  expect(new Set(searchSources.map((name) => gridRowLayout(resultSource(name)))).size).toBe(3);
});
