import { describe, expect, test } from 'vitest';
import { chipsOf } from './chips.ts';
import { inputKinds } from './criterion.ts';
import { findPowerSearchForm, type PowerSearchForm, powerSearchForms } from './forms.ts';
import { findSortOrder } from './sort-orders.ts';
import { fieldProblem, problemOf } from './validation.ts';
import { clearedValues, hasValue, withoutCriterion } from './values.ts';
import { wireFieldsOf } from './wire-fields.ts';

const { HarperCollins, HQNA, HCCP } = powerSearchForms;
const forms = Object.values<PowerSearchForm>(powerSearchForms);
const fieldNames = (form: PowerSearchForm) => form.criteria.flatMap(wireFieldsOf).map(({ name }) => name);

/** Edition and supply (G-405, G-501), in all three forms. */
const supply = `publisher editionType editionNumber editionNumberSwitch editionStatement
    editionStatementSwitch weight weightSwitch thickness thicknessSwitch supplier marketStatus returns discountCode
    salesRestriction relation minimumOrder minimumOrderSwitch publicAnnouncementDateStart publicAnnouncementDateEnd
    tradeAnnouncementDateStart tradeAnnouncementDateEnd firstPublicationDateStart firstPublicationDateEnd
    lastReprintDateStart lastReprintDateEnd outOfPrintDateStart outOfPrintDateEnd reviewEmbargoDateStart
    reviewEmbargoDateEnd publicAnnouncementDatePeriod tradeAnnouncementDatePeriod firstPublicationDatePeriod
    lastReprintDatePeriod outOfPrintDatePeriod reviewEmbargoDatePeriod`;

/**
 * The wire fields of the three forms, copied from the specification, with the switches of G-61 and the additions of
 * G-77 and G-386 (periods, the last line of each).
 */
const listed = {
  HarperCollins: `title titleSwitch author authorSwitch illustratorAuthor2 illustratorAuthor2Switch isbn isbnSwitch editor
    editorSwitch series seriesSwitch price priceSwitch agencyPrice agencyPriceSwitch libraryPrice libraryPriceSwitch
    annFirstPrint annFirstPrintSwitch salesLTDNet salesLTDNetSwitch pubYear pubYearSwitch territoryCode
    territoryCodeSwitch listManagerLists tag salesAndMarketingCode bisacCategory bisacCategoryRefine businessGroup division
    category format imprint formatValue editorialCategory editorialImprint marketingDirector marketingDirector2
    releaseDateStart releaseDateEnd onSaleDateStart onSaleDateEnd pubSeason marketingSubject promoPeriod
    academicSubject academicSubjectRefine award awardsOther agesStart agesEnd specialRelease keywordText keywordGenre
    keywordTopic onixText onixFieldSwitch sellingTerritory zeroPrice zeroPriceInd releaseDatePeriod onSaleDatePeriod ${supply}`,
  HQNA: `title_Value title_Switch author_Value author_Switch isbn format formatType editorialImprint imprint isImprintAll
    editor snMCode bISAC_Category bisac territory_Code marketingManager Release_Date_From_JDE Release_Date_To_JDE
    onSaleDateFrom onSaleDateTo country_Code season seasonYear price_Value price_Switch connectedSeries_Value
    connectedSeries_Switch firstPrint_Value firstPrint_Switch salesLTDNet_Value salesLTDNet_Switch age_from age_to
    onlineMetadata onlineMetadata_VText marketing_Subject promo_Period agency_Price_Value agencyPriceSwitch
    library_Price_Value libraryPriceSwitch listManagerLists tag
    sellingTerritory onSaleDatePeriod Release_Date_Period ${supply}`,
  HCCP: `title titleSwitch authorName authorNameSwitch authorName2 authorName2Switch isbn isbnSwitch seriesName
    seriesNameSwitch listManagerLists tag answerCode language bisacCategory bisacSubcategory publicationDateStart
    publicationDateEnd onSaleDateStart onSaleDateEnd releaseDateStart releaseDateEnd salesConfDateStart salesConfDateEnd
    nacDateStart nacDateEnd usdPrice usdPriceSwitch cadPrice cadPriceSwitch agencyPrice agencyPriceSwitch libraryPrice
    libraryPriceSwitch editor sellingTerritory sellingTerritorySwitch awards division format category imprint
    marketingDirector bibleTranslation bibleTranslationSwitch redLetter thumbIndexed fontSize ribbon formatColor
    formatOption onixText onixFieldSwitch
    publicationDatePeriod onSaleDatePeriod releaseDatePeriod salesConfDatePeriod nacDatePeriod ${supply}`,
};

describe.each(forms)('$name', (form) => {
  test('has exactly the required wire fields, each once', () => {
    expect(fieldNames(form).sort()).toEqual(listed[form.name].split(/\s+/).sort());
  });

  test('has criteria of known kinds, with unique names', () => {
    const names = form.criteria.map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
    for (const criterion of form.criteria) {
      expect(inputKinds).toContain(criterion.input);
      expect(names).toEqual(expect.arrayContaining([criterion.inRowOf ?? criterion.name]));
    }
  });

  test('can be sorted by all of its orders', () => {
    expect(form.sortOptions).toHaveLength(13);
    for (const { key } of form.sortOptions) expect(findSortOrder(form, key)).toBeDefined();
    expect(findSortOrder(form, 'constructor')).toBeUndefined();
    expect(findSortOrder(form, 'title; drop')).toBeUndefined();
  });

  test('has input if a sufficient criterion and the criteria that it requires have values [PSCOM-12]', () => {
    const counting = form.criteria.filter(({ kind, isNoCriterion }) => kind !== 'filling' && !isNoCriterion);
    expect(counting.length).toBeGreaterThan(25);
    for (const { name, needs } of counting) {
      const alone = { [name]: '1' };
      const problem = problemOf(form, alone);
      // Rules between criteria show a dialog (below), not the message of an empty form.
      expect({ name, kind: problem?.kind }).toEqual({ name, kind: needs ? 'dialog' : undefined });
    }
  });

  test('has no input after it is cleared', () => {
    expect(problemOf(form, clearedValues(form))).toMatchObject({ kind: 'line' });
  });
});

test('a form is found by its name, case-insensitively (G-53)', () => {
  expect(findPowerSearchForm('Hqna')?.name).toBe('HQNA');
  expect(findPowerSearchForm('hccp')?.name).toBe('HCCP');
  expect(findPowerSearchForm('UK')).toBeUndefined();
});

describe('the first problem of a search (G-82)', () => {
  const dialog = (message: string) => ({ kind: 'dialog', message });
  test.each([
    [HarperCollins, { keywordGenre: 'a' }, dialog('Must Enter Keyword Text to use Genre or Topic.')],
    [HarperCollins, { keywordTopic: 'a', title: 'b' }, dialog('Must Enter Keyword Text to use Genre or Topic.')],
    [HarperCollins, { keywordText: 'a' }, dialog('Must Enter Genre with Keyword Text.')],
    [HarperCollins, { keywordText: 'a', keywordTopic: 'b' }, dialog('Must Enter Genre with Keyword Text.')],
    [HarperCollins, { title: ' ' }, { kind: 'line' }],
    [
      HarperCollins,
      { price: '1a', agencyPrice: 'b' },
      { kind: 'fields', messages: { price: /valid/, agencyPrice: /valid/ } },
    ],
    [HQNA, { country_Code: 'NA', formatType: 'P' }, { kind: 'line' }],
    [HQNA, { season: 'F' }, dialog('Please select both "Pub Season" & "Season Year".')],
    [HQNA, { seasonYear: '2020' }, dialog('Please select both "Pub Season" & "Season Year".')],
    [HCCP, { isbn: '97x' }, { kind: 'fields' }],
    [HCCP, { cadPrice: '1.234' }, { kind: 'fields' }],
    [HQNA, { onSaleDateTo: 86_399, onSaleDateFrom: 86_400 }, { kind: 'fields', messages: { onSaleDateTo: /before/ } }],
  ])('%#: %j', (form, values, problem) => {
    const found = problemOf(form as PowerSearchForm, values as never);
    expect(found).toMatchObject('messages' in problem ? { kind: 'fields' } : problem);
    if (found?.kind === 'fields')
      expect(Object.keys(found.messages)).toEqual(Object.keys('messages' in problem ? problem.messages : values));
  });

  test.each([
    [HarperCollins, { keywordText: 'a', keywordGenre: 'b' }],
    [HarperCollins, { zeroPrice: true }],
    [HQNA, { season: 'F', seasonYear: '2020' }],
    [HCCP, { isbn: '0-310-33750-x' }],
    [HCCP, { usdPrice: '12.50' }],
    [HCCP, { nacDateStart: 86_400, nacDateEnd: 86_400 }],
  ])('%#: %j has no problem', (form, values) => {
    expect(problemOf(form as PowerSearchForm, values as never)).toBeNull();
  });

  test.each(['-1.5e3', '+.5', '5.', '', '  ', '1E+2'])('%j is a number (G-72)', (typed) => {
    expect(fieldProblem(HarperCollins.criteria.find(({ name }) => name === 'price')!, typed)).toBeNull();
  });
  test.each(['1a', '1,5', '.', 'e5', '--1', '0x1'])('%j is not a number', (typed) => {
    expect(fieldProblem(HarperCollins.criteria.find(({ name }) => name === 'price')!, typed)).toBe(
      'Please enter a valid numeric value.',
    );
  });
});

describe('chips', () => {
  const describeCode = (lookup: string, code: string) =>
    lookup === 'format' && code === 'HC' ? 'Hardcover' : undefined;

  test('have operator and description of each criterion, in the order of the form', () => {
    const values = {
      ...{ price: '9', priceSwitch: 6, title: ' sea ', format: ['HC', 'XX'], zeroPrice: true },
      ...{ onSaleDateStart: 1_550_188_800, agesStart: '4', agesEnd: '8' },
    };
    expect(chipsOf(HarperCollins, values, describeCode)).toEqual([
      { criterion: 'title', label: 'Title', operator: 'Starts with', value: 'sea' },
      { criterion: 'format', label: 'Format (TAC)', value: 'Hardcover, XX' },
      { criterion: 'onSaleDateStart', label: 'On Sale Date', value: 'from 02/15/2019' },
      { criterion: 'price', label: 'Price', operator: '<=', value: '9' },
      { criterion: 'zeroPrice', label: 'Zero Price', value: 'Yes' },
      { criterion: 'agesStart', label: 'Ages', value: '4 – 8' },
    ]);
    expect(chipsOf(HQNA, { isImprintAll: true, imprint: 'a' }, describeCode)).toHaveLength(1);
  });

  test('removing one also removes the criteria that depend on it', () => {
    const values = {
      keywordText: 'a',
      keywordGenre: 'b',
      keywordTopic: 'c',
      bisacCategory: 'd',
      bisacCategoryRefine: 'e',
    };
    const left = withoutCriterion(HarperCollins, { ...values, title: 'x', titleSwitch: 2 }, 'keywordGenre');
    expect(left).toEqual({ bisacCategory: 'd', bisacCategoryRefine: 'e', title: 'x', titleSwitch: 2 });
    expect(withoutCriterion(HarperCollins, left, 'bisacCategory')).toEqual({ title: 'x', titleSwitch: 2 });
    expect(withoutCriterion(HarperCollins, left, 'title')).not.toHaveProperty('titleSwitch');
    const kept = withoutCriterion(HarperCollins, values, 'keywordTopic');
    expect(kept).toMatchObject({ keywordText: 'a', keywordGenre: 'b' });
  });
});

test('a switch without a value has no chip (G-67)', () => {
  const title = HarperCollins.criteria.find(({ name }) => name === 'title')!;
  expect(hasValue(title, { titleSwitch: 2 })).toBe(false);
});
