import { describe, expect, test } from 'vitest';
import { canonicalCodes, withListedCodes } from './canonical-codes.ts';
import { allCountries } from './countries.ts';
import { titleCodes } from './title-codes.ts';

const bare = (...codes: string[]) => codes.map((code) => ({ code, description: code }));
const us = { code: 'US', description: 'United States' };

describe('a selling territory [G-204]', () => {
  test.each([
    ['US', 'US', 'United States'],
    ['us', 'US', 'United States'],
    ['United States', 'US', 'United States'],
    ['UNITED STATES', 'US', 'United States'],
    ['USA', 'US', 'United States'],
    ['United States of America', 'US', 'United States'],
    ['UK', 'GB', 'United Kingdom'],
    ['Great Britain', 'GB', 'United Kingdom'],
    ['Turkey', 'TR', 'Türkiye'],
    ['Turkiye', 'TR', 'Türkiye'],
    ["Cote d'Ivoire", 'CI', 'Côte d’Ivoire'],
    ['Bosnia and Herzegovina', 'BA', 'Bosnia & Herzegovina'],
    ['Hong Kong', 'HK', 'Hong Kong SAR China'],
  ])('%s is %s, %s', (sent, code, description) => {
    expect(canonicalCodes('sellingTerritory', bare(sent))).toEqual([{ code, description }]);
  });

  test('keeps the words of the house for its code, except other names of the list', () => {
    const sent = [{ code: 'UK', description: 'Great Britain and Northern Ireland' }];
    expect(canonicalCodes('sellingTerritory', sent)).toEqual([{ ...sent[0], code: 'GB' }]);
    expect(canonicalCodes('sellingTerritory', [{ code: 'US', description: 'U.S.A.' }])).toEqual([us]);
  });

  test('of the house is that of its words', () => {
    // CH is Switzerland in ISO 3166-1.
    expect(canonicalCodes('sellingTerritory', [{ code: 'CH', description: 'China' }])).toEqual([
      { code: 'CN', description: 'China' },
    ]);
  });

  test('is there once', () => {
    expect(canonicalCodes('sellingTerritory', bare('US', 'United States', 'USA'))).toEqual([us]);
  });

  test('that is the world, or the world except some countries, has the codes of its countries', () => {
    const codes = (name: string) => canonicalCodes('sellingTerritory', bare(name)).map(({ code }) => code);
    expect(codes('World')).toHaveLength(allCountries.length);
    const some = codes('World except Canada, Great Britain');
    expect(some).toHaveLength(allCountries.length - 2);
    expect(some).toContain('US');
    expect(some).not.toContain('CA');
    expect(some).not.toContain('GB');
  });

  test.each(['Commonwealth', 'World except Atlantis', 'US-NY', 'Open market', 'Europe'])(
    'that no list has stays: %s',
    (name) => expect(canonicalCodes('sellingTerritory', bare(name))).toEqual(bare(name)),
  );
});

describe('a language [G-204]', () => {
  test.each([
    ['eng', 'eng'],
    ['ENG', 'eng'],
    ['en', 'eng'],
    ['English', 'eng'],
    ['ger', 'ger'],
    ['deu', 'ger'],
    ['de', 'ger'],
    ['GERMAN', 'ger'],
    ['zho', 'chi'],
    ['zh', 'chi'],
    ['Norwegian', 'nor'],
    ['lit', 'lit'],
    ['nds', 'nds'],
  ])('%s is %s', (sent, code) => {
    expect(canonicalCodes('language', bare(sent))).toMatchObject([{ code }]);
  });

  test('has its English name, unless the house has words for it', () => {
    expect(canonicalCodes('language', bare('DEU'))).toEqual([{ code: 'ger', description: 'German' }]);
    expect(canonicalCodes('language', [{ code: 'ger', description: 'Deutsch' }])).toEqual([
      { code: 'ger', description: 'Deutsch' },
    ]);
    expect(canonicalCodes('language', [{ code: 'ger', description: 'GERMAN' }])).toEqual([
      { code: 'ger', description: 'German' },
    ]);
  });

  test('of the house is that of its words', () => {
    // CH is Chamorro in ISO 639-1.
    expect(canonicalCodes('language', [{ code: 'CH', description: 'Chinese' }])).toEqual([
      { code: 'chi', description: 'Chinese' },
    ]);
  });

  test('is each of several that words name, and stays if one of them is unknown', () => {
    expect(canonicalCodes('language', bare('English, French; Spanish')).map(({ code }) => code)).toEqual([
      'eng',
      'fre',
      'spa',
    ]);
    expect(canonicalCodes('language', bare('English, Elvish'))).toEqual(bare('English, Elvish'));
    expect(canonicalCodes('language', bare('E'))).toEqual(bare('E'));
  });
});

test('codes of other attributes stay as they are [G-204]', () => {
  expect(canonicalCodes('format', bare('English', 'US'))).toEqual(bare('English', 'US'));
});

test('a search for a name or variant is also one for its code, not for all that it means [G-204]', () => {
  expect(withListedCodes('sellingTerritory', ['USA'])).toEqual(['USA', 'US']);
  expect(withListedCodes('sellingTerritory', ['World'])).toEqual(['World']);
  expect(withListedCodes('language', ['German', 'eng'])).toEqual(['German', 'eng', 'ger']);
});

describe('the codes of a title [G-204]', () => {
  const of = (subrights: object, codes = {}) =>
    titleCodes({ companyCode: '001', bar: {}, stored: {}, sheet: { subrights }, codes });

  test('resolve names in its fields and in the codes of feeds', () => {
    expect(of({ sellingTerritoriesList: ['United States'] }).sellingTerritory).toEqual([us]);
    expect(of({}, { sellingTerritory: bare('US') }).sellingTerritory).toEqual([us]);
    expect(of({ productLanguage: 'German' }).language).toEqual([{ code: 'ger', description: 'German' }]);
  });

  test('have the language of the code, and of the words only beside a code of the house', () => {
    expect(of({ hccpLanguageCode: 'ENG', productLanguage: 'English, Spanish' }).language).toEqual([
      { code: 'eng', description: 'English' },
    ]);
    expect(of({ hccpLanguageCode: 'G1', productLanguage: 'German' }).language).toEqual([
      { code: 'ger', description: 'German' },
    ]);
    expect(of({ hccpLanguageCode: 'G1', productLanguage: 'German, Low German dialects' }).language).toEqual(bare('G1'));
  });
});
