import { ages } from '../rules/ages.ts';
import { fieldLabel } from '../title-field.ts';
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
    text('title', fieldLabel('bar.title'), {
      switch: operatorSwitch('titleSwitch', 'text'),
      searches: 'title',
      isNeverBlank: true,
    }),
    text('author', fieldLabel('bar.author1'), { switch: operatorSwitch('authorSwitch', 'author'), searches: 'author' }),
    text('illustratorAuthor2', 'Illustrator/Author2', {
      switch: operatorSwitch('illustratorAuthor2Switch', 'text'),
      searches: 'furtherPeople',
    }),
    text('isbn', fieldLabel('bar.isbn'), {
      switch: operatorSwitch('isbnSwitch', 'text'),
      searches: 'isbn',
      accepts: 'digits',
      isNeverBlank: true,
    }),
    text('series', fieldLabel('bar.seriesName'), {
      switch: operatorSwitch('seriesSwitch', 'text'),
      searches: { names: 'series' },
    }),
    userLists,
    teamTags,
    onlineMetadata('onixText', { switch: scopeSwitch('onixFieldSwitch') }),
  ]),
  ...inGroup('classification', [
    selector('businessGroup', fieldLabel('bar.casBusinessUnit'), { lookup: 'businessGroup', codes: 'businessGroup' }),
    selector('division', 'Division (TAP)', { lookup: 'division', codes: 'division', reloadsWith }),
    selector('category', 'Category (TAR)', { lookup: 'category', codes: 'category', reloadsWith }),
    multiSelector('format', 'Format (TAC)', {
      lookup: 'format',
      codes: 'format',
      descriptionsField: 'formatValue',
      reloadsWith,
    }),
    selector('imprint', 'Imprint (TAS)', { lookup: 'imprint', codes: 'imprint', reloadsWith }),
    selector('salesAndMarketingCode', fieldLabel('bar.salesMarketingCode'), {
      lookup: 'salesAndMarketingCode',
      codes: 'salesMarketingCode',
    }),
    selector('bisacCategory', fieldLabel('bar.category'), { lookup: 'bisac', codes: 'bisacCategory' }),
    selector('bisacCategoryRefine', 'BISAC Refine', {
      lookup: 'bisacCategoryRefine',
      codes: 'bisac',
      refines: { criterion: 'bisacCategory', call: 'Bisac' },
      visibleWhile: 'hasOptions',
    }),
    selector('specialRelease', fieldLabel('bar.pubOnSpecialDay'), {
      lookup: 'specialRelease',
      codes: 'specialRelease',
    }),
  ]),
  ...inGroup('editorial', [
    selector('editorialCategory', fieldLabel('bar.editorialCategoryDesc'), {
      lookup: 'editorialCategory',
      codes: 'editorialCategory',
    }),
    multiSelector('editorialImprint', fieldLabel('bar.editorialImprintDesc'), {
      lookup: 'editorialImprint',
      codes: 'editorialImprint',
    }),
    text('editor', fieldLabel('editorial.editor'), {
      switch: operatorSwitch('editorSwitch', 'text'),
      searches: { names: 'editor' },
    }),
  ]),
  ...inGroup('marketingAndAwards', [
    selector('marketingDirector', fieldLabel('marketing.director'), {
      lookup: 'marketingDirector',
      codes: 'marketingDirector',
    }),
    selector('marketingDirector2', fieldLabel('marketing.director2'), {
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
    dateRange(
      ['releaseDateStart', 'releaseDateEnd', 'releaseDatePeriod'],
      fieldLabel('bar.releaseDate'),
      'releaseDate',
    ),
    dateRange(['onSaleDateStart', 'onSaleDateEnd', 'onSaleDatePeriod'], fieldLabel('bar.onSaleDate'), 'onSaleDate'),
    selector('pubSeason', fieldLabel('bar.pubSeason'), { lookup: 'pubSeason', codes: 'pubSeason' }),
    selector('pubYear', fieldLabel('bar.pubYear'), {
      lookup: 'pubYear',
      switch: numeric('pubYearSwitch'),
      searches: { number: 'pubYear' },
    }),
  ]),
  ...inGroup('priceAndSales', [
    number('price', fieldLabel('bar.price'), { switch: numeric('priceSwitch'), searches: 'price' }),
    flag('zeroPrice', 'Zero Price', { searches: 'zeroPrice', codes: ['Y', 'N'], inRowOf: 'price' }),
    selector('zeroPriceInd', 'Zero Price Indicator', {
      lookup: 'zeroPriceInd',
      codes: 'zeroPrice',
      isNeverBlank: true,
      visibleWhile: 'hasOptions',
    }),
    number('agencyPrice', fieldLabel('bar.ebAgencyPrice'), {
      switch: numeric('agencyPriceSwitch'),
      searches: 'agencyPrice',
    }),
    number('libraryPrice', fieldLabel('bar.ebLibraryPrice'), {
      switch: numeric('libraryPriceSwitch'),
      searches: 'libraryPrice',
    }),
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
