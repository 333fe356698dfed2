import { expect, test } from 'vitest';
import { titleCodes } from './title-codes.ts';

const empty = { companyCode: '001', bar: {}, sheet: {}, stored: {}, codes: {} } as const;

/** Every field has a value of its own. */
const title = {
  ...empty,
  bar: {
    salesMarketingCode: 'AV',
    answerCode: 'IP',
    casBusinessUnit: 'TRD',
    tap: 'TF',
    divisionDesc: 'Trade Fiction',
    tar: 'NOV',
    categoryDesc: 'Novels',
    tac: 'HC',
    formatDesc: 'Hardcover',
    formatDescSRP5: 'Hard',
    tas: 'HBL',
    imprintDesc: 'Harbourline',
    editorialCategoryDesc: 'Literary',
    editorialImprintDesc: 'Lantern House',
    pubSeason: 'FALL',
    pubYear: 2019,
    seriesName: 'Tides of Élan',
    furtherSeries: ['Lamps (3)'],
    miniSeriesName: 'Storms',
    pubOnSpecialDay: 'E',
    bibleTranslation: 'New King James',
    redLetter: 'Y',
    thumbIndexed: 'N',
    fontSize: '10 pt',
    ribbon: 'Two',
    formatColor: 'Brown',
    formatOption: 'Indexed',
  },
  sheet: {
    editorial: { editor: 'Grey, Anna' },
    marketing: { director: 'Ford, Ida', director2: 'Hall, Max' },
    publicity: { publicist: 'Feld, Nora', publicist2: 'Roe, Jim' },
    subrights: {
      currentTerritoryCode: 'WENG',
      originalTerritoryCode: 'NAM',
      sellingTerritoriesList: ['US', 'CA'],
      productLanguage: 'eng',
      hccpLanguageCode: 'spa',
    },
  },
};

const only = (code: string, description = code) => [{ code, description }];

test.each([
  ['salesMarketingCode', only('AV')],
  ['answerCode', only('IP')],
  ['businessGroup', only('TRD')],
  ['division', only('TF', 'Trade Fiction')],
  ['category', only('NOV', 'Novels')],
  ['format', only('HC', 'Hardcover')],
  ['imprint', only('HBL', 'Harbourline')],
  ['territory', only('WENG')],
  ['originalTerritory', only('NAM')],
  ['sellingTerritory', [...only('US', 'United States'), ...only('CA', 'Canada')]],
  ['editorialCategory', only('Literary')],
  ['editorialImprint', only('Lantern House')],
  ['editor', only('grey, anna', 'Grey, Anna')],
  ['marketingDirector', only('ford, ida', 'Ford, Ida')],
  ['marketingDirector2', only('hall, max', 'Hall, Max')],
  ['publicist', only('feld, nora', 'Feld, Nora')],
  ['pubSeason', only('FALL')],
  ['pubYear', only('2019')],
  ['specialRelease', only('E')],
  ['language', only('spa', 'Spanish')],
  ['bibleTranslation', only('new king james', 'New King James')],
  ['redLetter', only('Y')],
  ['thumbIndexed', undefined],
  ['fontSize', only('10 pt')],
  ['ribbon', only('Two')],
  ['formatColor', only('Brown')],
  ['formatOption', only('Indexed')],
  ['formatType', only('P', 'Print')],
  ['country', only('NA', 'North America')],
  ['zeroPrice', undefined],
] as const)('%s has the codes of its own field', (attribute, codes) => {
  expect(titleCodes(title)[attribute]).toEqual(codes);
});

test('a series has the codes of the main, the further and the miniseries', () => {
  expect(titleCodes(title).series).toEqual([
    { code: 'tides of elan', description: 'Tides of Élan' },
    { code: 'lamps', description: 'Lamps' },
    { code: 'storms', description: 'Storms' },
  ]);
});

test('a second director alone is not the first one, and the other way round', () => {
  const of = (marketing: object) => titleCodes({ ...empty, sheet: { marketing } });
  expect(of({ director2: 'Hall, Max' })).not.toHaveProperty('marketingDirector');
  expect(of({ director: 'Ford, Ida' })).not.toHaveProperty('marketingDirector2');
});

test('codes of the feed replace those of the field', () => {
  const codes = { marketingDirector2: only('roe, jim', 'Roe, Jim') };
  expect(titleCodes({ ...title, codes }).marketingDirector2).toEqual(codes.marketingDirector2);
});
