import { companies, companyOf } from '@titlenet/catalogue/companies';
import { isIsbn13, toIsbn10 } from '@titlenet/catalogue/isbn/isbn';
import { hyphenateIsbn } from '@titlenet/catalogue/isbn/isbn-hyphenation';
import type { LayoutSet } from '@titlenet/catalogue/layouts';
import { childrensAwardLists, tradeAwardLists } from '@titlenet/catalogue/reports/award-lists';
import { tradeCategories } from '@titlenet/catalogue/reports/trade-categories';
import { isBible } from '@titlenet/catalogue/rules/bible';
import { runDate } from '@titlenet/catalogue/rules/publicity-event';
import { titleCodes } from '@titlenet/catalogue/rules/title-codes';
import { sentAttributes } from '@titlenet/catalogue/search-attributes';
import type { SectionDefinition } from '@titlenet/catalogue/sheet/section';
import { sections } from '@titlenet/catalogue/sheet/sections';
import { storedOnlyFields } from '@titlenet/catalogue/stored-only-fields';
import { isBlankText } from '@titlenet/catalogue/text/blank-text';
import { titleBarFields } from '@titlenet/catalogue/title-bar';
import type { TitleRecord } from '@titlenet/catalogue/title-record';
import { describe, expect, test } from 'vitest';
import { dayOf } from './demo-dates.ts';
import { demoCatalogue, demoTitles } from './demo-titles.ts';
import { monthlySales } from './figures/monthly-sales.ts';
import { ListCollector } from './lists/list-collector.ts';

const options = { titles: 2_000, seed: 1, referenceDate: '2026-11-01' };
const catalogue = [...demoCatalogue(options)];
const records = catalogue.map(({ record }) => record);
const of = (code: string) => records.filter((record) => record.companyCode === code);
const isKnown = (value: unknown) =>
  Array.isArray(value) ? value.length > 0 : value !== null && value !== undefined && value !== '' && value !== false;

describe('the demo catalogue', () => {
  test('is deterministic for the same options and differs by seed', () => {
    const once = JSON.stringify([...demoTitles({ ...options, titles: 300 })]);
    expect(JSON.stringify([...demoTitles({ ...options, titles: 300 })])).toBe(once);
    expect(JSON.stringify([...demoTitles({ ...options, titles: 300, seed: 2 })])).not.toBe(once);
  });

  test('is a prefix of every larger catalogue', () => {
    expect([...demoTitles({ ...options, titles: 150 })]).toEqual(records.slice(0, 150));
    expect(records).toHaveLength(2_000);
  });

  test('contains every company in realistic shares', () => {
    const shares = Object.fromEntries(companies.map(({ code }) => [code, of(code).length / records.length]));
    for (const { code } of companies) expect(shares[code], code).toBeGreaterThan(0.005);
    expect(shares['001']).toBeGreaterThan(0.35);
    expect(shares['003']).toBeGreaterThan(shares['035']!);
    expect(shares['180']).toBeGreaterThan(shares['018']!);
  });

  test('contains all seven companies in proportion even if it is small', () => {
    const companyOfEach = [...demoTitles({ ...options, titles: 30 })].map(({ companyCode }) => companyCode);
    expect(new Set(companyOfEach).size).toBe(companies.length);
    for (const { code } of companies) {
      const share = of(code).length / records.length;
      const held = companyOfEach.filter((company) => company === code).length;
      expect(Math.abs(held - 30 * share), code).toBeLessThan(1);
    }
  });

  // Also holds for the smallest company, which has about forty titles.
  describe.each(companies)('of company $code', ({ code, layout }) => {
    const own = of(code);

    test('fills every visible field of the title bar', () => {
      const derived = ['isbn', 'isbn10', 'ean', 'productId', 'companyCode'];
      const shown = titleBarFields.filter(({ name, shown }) => !derived.includes(name) && shown.includes(layout));
      const missing = shown.filter(({ name }) => !own.some(({ bar }) => isKnown(bar[name as 'title'])));
      expect(missing.map(({ name }) => name)).toEqual([]);
    });

    test('fills every visible field of every section and every column of its tables', () => {
      const isShown = (shown: LayoutSet) => shown.length === 0 || shown.includes(layout);
      const missing: string[] = [];
      for (const section of sections as readonly SectionDefinition[]) {
        if (section.name === 'relatedEditions' || !isShown([...section.shown, ...(section.printed?.shown ?? [])]))
          continue;
        const contents = own.map((record) => record.sheet[section.name as 'editorial'] as Record<string, unknown>);
        for (const entry of section.entries) {
          if (['titleTrack', 'competitive'].includes(entry.name) || !isShown(entry.shown)) continue;
          const values = contents.map((content) => content?.[entry.name]).filter(isKnown);
          if (values.length === 0) missing.push(`${section.name}.${entry.name}`);
          if (!('columns' in entry)) continue;
          const rows = values.flat() as Record<string, unknown>[];
          // The catalogue has one sender, so no merging adds a value.
          for (const { name, shown } of entry.columns.filter((column) => !('isOptional' in column)))
            if (isShown(shown) && !rows.some((row) => isKnown(row[name])))
              missing.push(`${section.name}.${entry.name}.${name}`);
        }
      }
      expect(missing).toEqual([]);
    });

    test('has references of every kind', () => {
      const lists = new Set(own.flatMap(({ references }) => references.map(({ list }) => list)));
      expect([...lists].sort()).toEqual(['audioAndLargePrint', 'competitive', 'otherWorks', 'titleTrack']);
    });
  });

  test('writes numbers of copies with separators', () => {
    const points = records.flatMap(
      ({ sheet }) => JSON.stringify(sheet.editorial ?? {}).match(/[\d,]+ copies in all/g) ?? [],
    );
    expect(points.length).toBeGreaterThan(20);
    expect(points.filter((text) => !/^\d{1,2},000 copies in all$/.test(text))).toEqual([]);
  });

  test('has titles for every award list and every trade category', () => {
    const withoutTitle = ([audience, lists]: readonly [string, readonly { id: number; name: string }[]]) => {
      const awards = records
        .filter(({ companyCode }) => ['003', '035'].includes(companyCode) === (audience === 'CH'))
        .flatMap(({ codes }) => codes.award?.map(({ code }) => code) ?? []);
      return lists.filter(({ id }) => !awards.includes(String(id))).map(({ name }) => `${audience} ${name}`);
    };
    const awardLists = [['CH', childrensAwardLists] as const, ['TR', tradeAwardLists] as const];
    expect(awardLists.flatMap(withoutTitle)).toEqual([]);

    const listed = new ListCollector();
    for (const title of catalogue) listed.add(title);
    const categories = listed.categories();
    expect(categories.filter(({ titles }) => titles.length === 0).map(({ report }) => report)).toEqual([]);
    expect(categories.map(({ report }) => report)).toEqual(tradeCategories.map(({ report }) => report));
  });

  test('sets the compliance of a few titles only, for reasons that completeness cannot detect', () => {
    const texts = records.flatMap(({ stored }) => stored.complianceText ?? []);
    expect(texts.length).toBeGreaterThan(20);
    expect(texts.length).toBeLessThan(records.length / 10);
    expect(texts.filter((text) => /missing/i.test(text))).toEqual([]);
  });

  test('fills the stored fields and every search code', () => {
    // ONIX codes stored for export: only imported ONIX records have them.
    const onixOnly = [
      ...[
        'salesRights',
        'creditRoles',
        'priceTypes',
        'accessibility',
        'authorPicture',
        'artistPicture',
        'imprintCodes',
        'productForm',
        'productComposition',
      ],
      ...['pubDateFormat', 'onSaleDateFormat', 'releaseDateFormat', 'boundBookDateFormat'],
    ];
    const stored = storedOnlyFields.map(({ name }) => name).filter((name) => !onixOnly.includes(name));
    expect(stored.filter((name) => !records.some((record) => isKnown(record.stored[name])))).toEqual([]);
    const codes = records.map(titleCodes);
    const unused = sentAttributes.filter(({ name }) => !codes.some((one) => (one[name]?.length ?? 0) > 0));
    expect(unused.map(({ name }) => name)).toEqual([]);
  });

  test('has no field that its company does not show', () => {
    for (const record of records) {
      const { layout } = companyOf(record.companyCode);
      for (const section of sections as readonly SectionDefinition[]) {
        const content = (record.sheet as Record<string, object | undefined>)[section.name] ?? {};
        const foreign = section.entries.filter(
          ({ name, shown }) => name in content && shown.length > 0 && !shown.includes(layout),
        );
        expect(foreign.map(({ name }) => name)).toEqual([]);
      }
    }
  });
});

describe('ISBNs of the demo', () => {
  const isbns = records.flatMap(({ isbn }) => isbn ?? []);

  test('are valid: check digit and assigned range', () => {
    expect(isbns.filter((isbn) => !isIsbn13(isbn))).toEqual([]);
    expect(isbns.filter((isbn) => hyphenateIsbn(isbn).split('-').length !== 5)).toEqual([]);
  });

  test('are unique in a company; some are shared by companies, some have no ISBN-10, some titles have no ISBN', () => {
    const keys = records.filter(({ isbn }) => isbn).map(({ companyCode, isbn }) => `${companyCode} ${isbn}`);
    expect(new Set(keys).size).toBe(keys.length);
    expect(new Set(isbns).size).toBeLessThan(isbns.length);
    expect(isbns.some((isbn) => toIsbn10(isbn) === null)).toBe(true);
    expect(records.some(({ isbn }) => isbn === null)).toBe(true);
  });

  test('have unique product ids', () => {
    const ids = records
      .filter(({ productId }) => productId)
      .map(({ companyCode, productId }) => `${companyCode} ${productId}`);
    expect(new Set(ids).size).toBe(ids.length);
  });

  test('of references mostly belong to titles of the catalogue', () => {
    const held = new Set(isbns);
    for (const list of ['audioAndLargePrint', 'otherWorks', 'titleTrack', 'competitive'] as const) {
      const refers = records.flatMap(({ references }) => references.filter((one) => one.list === list));
      expect(refers.filter(({ isbn }) => held.has(isbn)).length, list).toBeGreaterThan(refers.length / 2);
    }
  });
});

describe('edge cases of the demo', () => {
  const bars = records.map(({ bar }) => bar);
  const events = records.flatMap(({ sheet }) => sheet.publicity?.info ?? []);

  const cases: Record<string, (record: TitleRecord) => boolean> = {
    'reissues R1 to R4': () => [1, 2, 3, 4].every((number) => bars.some(({ reissueNo }) => reissueNo === number)),
    'zero price with Y': ({ bar }) => bar.price === 0 && bar.zeroPriceInd === 'Y',
    'zero price with N': ({ bar }) => bar.price === 0 && bar.zeroPriceInd === 'N',
    'a special release': ({ bar }) => bar.pubOnSpecialDay === 'S',
    'a one day laydown': ({ bar }) => bar.pubOnSpecialDay === '1',
    'an embargo': ({ bar }) => bar.pubOnSpecialDay === 'E',
    'a missing cover': ({ bar }) => bar.imageThumbnailURL?.includes('0000000000000') ?? false,
    'a default date': ({ bar }) => bar.releaseDate === '1900-01-01T00:00:00',
    'accents in a title or name': ({ bar }) => /[À-ž]/.test(`${bar.title}${bar.author1}`),
    'a title in another script': ({ bar }) => /[а-я一-鿿]/i.test(bar.title ?? ''),
    'a long subtitle': ({ bar }) => (bar.longSubtitle?.length ?? 0) > 100,
    'blank markup': ({ sheet }) => sheet.editorial?.bookDescription === '<br><br>',
    'an entity in a text': ({ sheet }) => /caf&eacute;.*&#239;/.test(sheet.editorial?.onixRetailerDescription ?? ''),
    'a tag inside a word': ({ sheet }) => /CO<sub>2/.test(sheet.editorial?.onixRetailerDescription ?? ''),
    'a soft hyphen': ({ sheet }) => /&shy;.*\u00ad/.test(sheet.editorial?.onixRetailerDescription ?? ''),
    'a sheet that is nearly empty': ({ sheet }) =>
      isBlankText(sheet.editorial?.authorBio) && Object.keys(sheet.marketing ?? {}).length === 0,
    '40 quotes': ({ sheet }) => sheet.quotes?.quotations?.length === 40 || sheet.quotes?.hccpQuotes?.length === 40,
    'three quotes or fewer': ({ sheet }) => (sheet.quotes?.quotations?.length ?? 9) <= 3,
    'an artist (none)': ({ sheet }) => sheet.editorial?.artistId === '(none)',
    'an author without photo': ({ sheet }) => sheet.editorial?.authorId === '0',
    'a social address without scheme': ({ sheet }) =>
      sheet.online?.authorSocialMedia?.some(({ url }) => url && !url.startsWith('http')) ?? false,
    'a promotion without end': ({ sheet }) => sheet.coopData?.coopContracts?.some((row) => !row.datePromoEnd) ?? false,
    'more returns than sales': ({ stored }) => (stored.ltdNet ?? 0) < 0,
    'a bestseller': ({ stored }) => (stored.ltdNet ?? 0) > 50_000,
    'a title without sales and marketing code': ({ bar }) => bar.salesMarketingCode === null,
    'a code without market status': ({ bar }) => /^(?!DV|FC|AV|UN)./.test(bar.salesMarketingCode ?? ''),
    'all Canadian divisions': () =>
      ['CANADA OTHER KIDS', 'HCCA ADULT', 'CANADA OTHER ADULT', 'HCCA KIDS', 'HCCA AUDIO'].every((text) =>
        bars.some(({ tapDescription }) => tapDescription === text),
      ),
    'every Bible category': () =>
      ['ZNBI', 'ZNKB', 'ZNVB', 'NTKL', 'NTBI'].every((code) => bars.some(({ tap, tar }) => `${tap}${tar}` === code)),
  };

  test.each(Object.entries(cases))('%s', (_name, isCase) => {
    expect(records.some(isCase)).toBe(true);
  });

  test('only Bibles have the Bible fields', () => {
    const bibles = bars.filter(({ bibleTranslation }) => bibleTranslation);
    expect(bibles.every(({ tap, tar }) => isBible({ tap, tar }))).toBe(true);
  });

  test.each(['DV', 'FC', 'AV', 'UN'])('market status %s', (status) => {
    expect(bars.some(({ salesMarketingCode }) => salesMarketingCode?.startsWith(`${status} - `))).toBe(true);
  });

  test('run dates of every kind', () => {
    const shown = events.map(runDate);
    expect(shown).toContain('TBA');
    expect(shown.some((text) => /^[A-Z].*\?$/.test(text))).toBe(true);
    expect(shown.some((text) => /^\d+\/\d+\/\d{4}\?$/.test(text))).toBe(true);
    expect(shown.some((text) => /^\d+\/\d+\/\d{4}$/.test(text))).toBe(true);
    expect(events.some(({ airDate }) => airDate === '01/01/1900')).toBe(true);
    expect(events.some(({ airDate }) => airDate?.endsWith('(approx)'))).toBe(true);
    expect(events.some(({ showName }) => showName?.includes('starred'))).toBe(true);
  });

  test('publicity dates are around the on-sale date', () => {
    const daysAfter = records.flatMap(({ bar, sheet }) =>
      (sheet.publicity?.info ?? [])
        .filter(({ airDate }) => /^(19[1-9]|20)/.test(airDate ?? ''))
        .map(({ airDate }) => dayOf(airDate!) - dayOf(bar.onSaleDate!)),
    );
    expect(daysAfter.length).toBeGreaterThan(500);
    expect(Math.min(...daysAfter)).toBeGreaterThan(-60);
    expect(Math.max(...daysAfter)).toBeLessThan(120);
  });

  test('season and year are those of the on-sale date', () => {
    for (const { onSaleDate, pubYear } of bars) expect(pubYear).toBe(Number(onSaleDate?.slice(0, 4)));
    expect(bars.some(({ onSaleDate }) => (onSaleDate ?? '') > '2027')).toBe(true);
  });
});

describe('monthly sales of the demo', () => {
  const today = dayOf(options.referenceDate);
  const monthNumber = (date: string) => Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7));
  const sales = catalogue.flatMap((title) =>
    monthlySales(title, today).map(({ month, net = 0 }) => {
      const { onSaleDate } = title.record.bar;
      return { month, age: monthNumber(month) - monthNumber(onSaleDate!), onSaleDate: onSaleDate!, net };
    }),
  );
  const sum = (rows: typeof sales) => rows.reduce((all, { net }) => all + net, 0);

  test('start on the on-sale date, peak at the launch and continue in a tail', () => {
    expect(Math.min(...sales.map(({ age }) => age))).toBe(0);
    // Titles on sale since winter: seasonal factors alone would favour the later months.
    const launched = sales.filter(({ onSaleDate }) => onSaleDate >= '2026-01' && onSaleDate < '2026-04');
    const soldAt = (...ages: number[]) => sum(launched.filter(({ age }) => ages.includes(age)));
    const [launch, later] = [soldAt(1, 2), soldAt(6, 7)];
    expect(launch).toBeGreaterThan(later * 1.2);
    expect(later).toBeGreaterThan(0);
    expect(sum(sales.filter(({ age }) => age > 60))).toBeGreaterThan(0);
  });

  test('have a season: older titles sell most in December', () => {
    const old = sales.filter(({ age }) => age > 36);
    const soldIn = (wanted: string) => sum(old.filter(({ month }) => month === wanted));
    expect(soldIn('2025-12')).toBeGreaterThan(soldIn('2026-02') * 1.5);
  });
});
