import { ages } from '../rules/ages.ts';
import type { Criterion } from './criterion.ts';
import {
  agesFromTo,
  dateRange,
  flag,
  inGroup,
  multiSelector,
  number,
  onlineMetadata,
  selector,
  teamTags,
  text,
  userLists,
} from './criterion-kinds.ts';
import { supplyCriteria } from './supply-criteria.ts';
import { operatorSwitch, scopeSwitch } from './switches.ts';

const reloadsWith = { criteria: ['businessGroup'], call: 'BusinessGroup' } as const;
const needsKeywordText = {
  criterion: 'keywordText',
  dialog: 'Must Enter Keyword Text to use Genre or Topic.',
  warnsAfter: true,
} as const;
const numeric = <Name extends string>(name: Name) => operatorSwitch(name, 'numeric');

/** The main (trade) form (G-61 to G-68), group by group in the order of its rows. */
export const tradeCriteria = [
  ...inGroup('titleAndPeople', [
    text('title', 'Title', { switch: operatorSwitch('titleSwitch', 'text'), searches: 'title', isNeverBlank: true }),
    text('author', 'Author', { switch: operatorSwitch('authorSwitch', 'author'), searches: 'author' }),
    text('illustratorAuthor2', 'Illustrator/Author2', {
      switch: operatorSwitch('illustratorAuthor2Switch', 'text'),
      searches: 'furtherPeople',
    }),
    text('isbn', 'ISBN', {
      switch: operatorSwitch('isbnSwitch', 'text'),
      searches: 'isbn',
      accepts: 'digits',
      isNeverBlank: true,
    }),
    text('series', 'Series', { switch: operatorSwitch('seriesSwitch', 'text'), searches: { names: 'series' } }),
    userLists,
    teamTags,
    onlineMetadata('onixText', { switch: scopeSwitch('onixFieldSwitch') }),
  ]),
  ...inGroup('classification', [
    selector('businessGroup', 'Business Group', { lookup: 'businessGroup', codes: 'businessGroup' }),
    selector('division', 'Division (TAP)', { lookup: 'division', codes: 'division', reloadsWith }),
    selector('category', 'Category (TAR)', { lookup: 'category', codes: 'category', reloadsWith }),
    multiSelector('format', 'Format (TAC)', {
      lookup: 'format',
      codes: 'format',
      descriptionsField: 'formatValue',
      reloadsWith,
    }),
    selector('imprint', 'Imprint (TAS)', { lookup: 'imprint', codes: 'imprint', reloadsWith }),
    selector('salesAndMarketingCode', 'Sales & Marketing Code', {
      lookup: 'salesAndMarketingCode',
      codes: 'salesMarketingCode',
    }),
    selector('bisacCategory', 'BISAC Category', { lookup: 'bisac', codes: 'bisacCategory' }),
    selector('bisacCategoryRefine', 'BISAC Refine', {
      lookup: 'bisacCategoryRefine',
      codes: 'bisac',
      refines: { criterion: 'bisacCategory', call: 'Bisac' },
      visibleWhile: 'hasOptions',
    }),
    selector('specialRelease', 'Special Release', { lookup: 'specialRelease', codes: 'specialRelease' }),
  ]),
  ...inGroup('editorial', [
    selector('editorialCategory', 'Editorial Category', { lookup: 'editorialCategory', codes: 'editorialCategory' }),
    multiSelector('editorialImprint', 'Editorial Imprint', { lookup: 'editorialImprint', codes: 'editorialImprint' }),
    text('editor', 'Editor', { switch: operatorSwitch('editorSwitch', 'text'), searches: { names: 'editor' } }),
  ]),
  ...inGroup('marketingAndAwards', [
    selector('marketingDirector', 'Marketing Director', { lookup: 'marketingDirector', codes: 'marketingDirector' }),
    selector('marketingDirector2', 'Marketing Director 2', {
      lookup: 'marketingDirector2',
      codes: 'marketingDirector2',
    }),
    selector('marketingSubject', 'Marketing Subject', {
      lookup: 'marketingSubjects',
      codes: 'marketingSubject',
      reloadsWith,
    }),
    selector('promoPeriod', 'Promo Period', {
      lookup: 'promoPeriod',
      codes: 'promoPeriod',
      reloadsWith,
      visibleWhile: 'mmPromoKitVisible',
    }),
    selector('academicSubject', 'Academic Subject', {
      lookup: 'academic',
      codes: 'academicSubject',
      visibleWhile: 'academicSubjectVisible',
    }),
    selector('academicSubjectRefine', 'Academic Subject Refine', {
      lookup: 'academicSubjectRefine',
      codes: 'academicSubjectRefine',
      refines: { criterion: 'academicSubject', call: 'Academics' },
      visibleWhile: 'hasOptions',
    }),
    selector('award', 'Award', { lookup: 'award', codes: 'award', reloadsWith }),
    selector('awardsOther', 'Other Awards', { lookup: 'otherAwards', codes: 'otherAward' }),
  ]),
  ...inGroup('datesAndSeason', [
    dateRange(['releaseDateStart', 'releaseDateEnd', 'releaseDatePeriod'], 'Release Date', 'releaseDate'),
    dateRange(['onSaleDateStart', 'onSaleDateEnd', 'onSaleDatePeriod'], 'On Sale Date', 'onSaleDate'),
    selector('pubSeason', 'Pub Season', { lookup: 'pubSeason', codes: 'pubSeason' }),
    selector('pubYear', 'Pub Year', {
      lookup: 'pubYear',
      switch: numeric('pubYearSwitch'),
      searches: { number: 'pubYear' },
    }),
  ]),
  ...inGroup('priceAndSales', [
    number('price', 'Price', { switch: numeric('priceSwitch'), searches: 'price' }),
    flag('zeroPrice', 'Zero Price', { searches: 'zeroPrice', codes: ['Y', 'N'], inRowOf: 'price' }),
    selector('zeroPriceInd', 'Zero Price Indicator', {
      lookup: 'zeroPriceInd',
      codes: 'zeroPrice',
      isNeverBlank: true,
      visibleWhile: 'hasOptions',
    }),
    number('agencyPrice', 'Agency Price', { switch: numeric('agencyPriceSwitch'), searches: 'agencyPrice' }),
    number('libraryPrice', 'Library Price', { switch: numeric('libraryPriceSwitch'), searches: 'libraryPrice' }),
    number('annFirstPrint', 'Ann. First Print (1000s)', {
      switch: numeric('annFirstPrintSwitch'),
      searches: 'firstPrint',
      scale: 1000,
    }),
    number('salesLTDNet', 'Sales (LTD Net) (1000s)', {
      switch: numeric('salesLTDNetSwitch'),
      searches: 'ltdNet',
      scale: 1000,
    }),
  ]),
  ...inGroup('territory', [
    selector('sellingTerritory', 'Current Selling Territory', {
      lookup: 'sellingTerritories',
      codes: 'sellingTerritory',
    }),
    selector('territoryCode', '360 Territory', {
      lookup: 'territory',
      switch: operatorSwitch('territoryCodeSwitch', 'equality'),
      codes: 'territory',
    }),
  ]),
  ...supplyCriteria(operatorSwitch),
  ...inGroup('childrens', [
    agesFromTo(['agesStart', 'agesEnd'], ages),
    text('keywordText', "Children's Keyword Search", {
      searches: 'childrenKeywords',
      isNoCriterion: true,
      needs: { criterion: 'keywordGenre', dialog: 'Must Enter Genre with Keyword Text.', warnsAfter: true },
    }),
    selector('keywordGenre', "Children's Genre", {
      lookup: 'childrenGenre',
      codes: 'childrenGenre',
      needs: needsKeywordText,
    }),
    selector('keywordTopic', "Children's Topic", {
      lookup: 'childrenTopic',
      codes: 'childrenTopic',
      needs: needsKeywordText,
    }),
  ]),
] satisfies readonly Criterion[];
