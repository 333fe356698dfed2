import { expect, test } from 'vitest';
import { emptyRecord } from '../field.ts';
import { type TitleBar, titleBarFields } from '../title-bar.ts';
import { codeDescriptions } from './code-descriptions.ts';

const bar = (change: Partial<TitleBar>): TitleBar => ({
  ...emptyRecord(titleBarFields),
  companyCode: '001',
  ...change,
});

test('finds the descriptions of business group, season and answer code', () => {
  const descriptions = codeDescriptions(
    bar({ casBusinessUnit: 'TRD', pubSeason: 'SP', answerCode: 'IP' }),
    {},
    {
      businessGroup: [{ code: 'TRD', description: 'Trade' }],
      pubSeason: [{ code: 'SP', description: 'Spring' }],
      answerCode: [{ code: 'IP', description: 'In print' }],
    },
  );
  expect(descriptions).toEqual({ casBusinessUnit: 'Trade', pubSeason: 'Spring', answerCode: 'In print' });
});

test('a description that equals the code, or belongs to another code, is not used', () => {
  const codes = {
    businessGroup: [{ code: 'TRD', description: 'TRD' }],
    pubSeason: [{ code: 'FA', description: 'Fall' }],
  };
  expect(codeDescriptions(bar({ casBusinessUnit: 'TRD', pubSeason: 'SP' }), {}, codes)).toBeNull();
  expect(codeDescriptions(bar({}), {}, codes)).toBeNull();
});

test('finds the descriptions of both territories of the sheet', () => {
  const sheet = { subrights: { originalTerritoryCode: ' NAE ', currentTerritoryCode: 'WEL' } };
  const descriptions = codeDescriptions(bar({}), sheet, {
    territory: [{ code: 'WEL', description: 'World English' }],
    originalTerritory: [{ code: 'NAE', description: 'North America' }],
  });
  expect(descriptions).toEqual({ originalTerritoryCode: 'North America', currentTerritoryCode: 'World English' });
});
