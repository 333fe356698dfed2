import { hqnaDefaults } from '../constants.ts';
import { hqnaUpperAges } from '../rules/ages.ts';
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

const bothOfSeason = { dialog: 'Please select both "Pub Season" & "Season Year".', warnsAfter: false } as const;
const numeric = <Name extends string>(name: Name) => operatorSwitch(name, 'numeric');

/** The North American form (G-69, G-70), group by group in the order of its rows. */
export const hqnaCriteria = [
  ...inGroup('titleAndPeople', [
    text('title_Value', fieldLabel('bar.title'), {
      switch: operatorSwitch('title_Switch', 'text'),
      searches: 'title',
      isNeverBlank: true,
      autocomplete: 'Titles',
    }),
    text('author_Value', fieldLabel('bar.author1'), {
      switch: operatorSwitch('author_Switch', 'author'),
      searches: 'people',
      autocomplete: 'Authors',
    }),
    text('isbn', fieldLabel('bar.isbn'), { searches: 'isbn', accepts: 'digits', isNeverBlank: true }),
    text('connectedSeries_Value', 'Connected Series', {
      switch: operatorSwitch('connectedSeries_Switch', 'text'),
      searches: { names: 'series' },
      autocomplete: 'ConnectedSeries',
    }),
    userLists,
    teamTags,
    onlineMetadata('onlineMetadata_VText', { switch: scopeSwitch('onlineMetadata'), hasScopeRow: true }),
  ]),
  ...inGroup('classification', [
    selector('country_Code', 'CountryCode', {
      lookup: 'countryCodes',
      codes: 'country',
      defaultCode: hqnaDefaults.countryCode,
      isNoCriterion: true,
      isNeverBlank: true,
    }),
    selector('formatType', 'FormatType', {
      lookup: 'formatTypes',
      codes: 'formatType',
      defaultCode: hqnaDefaults.formatType,
      isNoCriterion: true,
      isNeverBlank: true,
    }),
    multiSelector('format', fieldLabel('bar.formatDesc'), {
      lookup: 'formatGroups',
      codes: 'format',
      reloadsWith: { criteria: ['formatType'], call: 'FormatHqna' },
    }),
    selector('snMCode', fieldLabel('bar.salesMarketingCode'), { lookup: 'snMCodes', codes: 'salesMarketingCode' }),
    selector('bISAC_Category', fieldLabel('bar.category'), { lookup: 'bisacCategory', codes: 'bisacCategory' }),
    selector('bisac', 'BISAC Sub-Category', {
      lookup: 'bisac',
      codes: 'bisac',
      refines: { criterion: 'bISAC_Category', call: 'BisacHqna' },
      visibleWhile: 'hasOptions',
    }),
    selector('imprint', fieldLabel('bar.imprintDesc'), { lookup: 'imprints', codes: 'imprint', hasActiveFlag: true }),
    flag('isImprintAll', 'All Imprints', {
      inRowOf: 'imprint',
      drives: { criterion: 'imprint', effect: 'showInactive' },
      isNoCriterion: true,
    }),
  ]),
  ...inGroup('editorial', [
    multiSelector('editorialImprint', fieldLabel('bar.editorialImprintDesc'), {
      lookup: 'editorialImprint',
      codes: 'editorialImprint',
      hasActiveFlag: true,
    }),
    selector('editor', fieldLabel('editorial.editor'), { lookup: 'editors', codes: 'editor' }),
  ]),
  ...inGroup('marketingAndAwards', [
    selector('marketingManager', 'Marketing Manager', { lookup: 'marketingDirectors', codes: 'marketingDirector' }),
    selector('marketing_Subject', 'Marketing Subject', { lookup: 'marketingSubjects', codes: 'marketingSubject' }),
    selector('promo_Period', 'Promo Period', { lookup: 'promoPeriod', codes: 'promoPeriod' }),
  ]),
  ...inGroup('datesAndSeason', [
    dateRange(['onSaleDateFrom', 'onSaleDateTo', 'onSaleDatePeriod'], fieldLabel('bar.onSaleDate'), 'onSaleDate'),
    dateRange(
      ['Release_Date_From_JDE', 'Release_Date_To_JDE', 'Release_Date_Period'],
      fieldLabel('bar.releaseDate'),
      'releaseDate',
    ),
    selector('season', fieldLabel('bar.pubSeason'), {
      lookup: 'pubSeason',
      codes: 'pubSeason',
      needs: { criterion: 'seasonYear', ...bothOfSeason },
    }),
    selector('seasonYear', 'Season Year', {
      lookup: 'seasonYear',
      searches: { number: 'pubYear' },
      needs: { criterion: 'season', ...bothOfSeason },
    }),
  ]),
  ...inGroup('priceAndSales', [
    number('price_Value', fieldLabel('bar.price'), { switch: numeric('price_Switch'), searches: 'price' }),
    number('agency_Price_Value', fieldLabel('bar.ebAgencyPrice'), {
      switch: numeric('agencyPriceSwitch'),
      searches: 'agencyPrice',
    }),
    number('library_Price_Value', fieldLabel('bar.ebLibraryPrice'), {
      switch: numeric('libraryPriceSwitch'),
      searches: 'libraryPrice',
    }),
    number('firstPrint_Value', 'Ann. First Print (1000s)', {
      switch: numeric('firstPrint_Switch'),
      searches: 'firstPrint',
      scale: 1000,
    }),
    number('salesLTDNet_Value', 'Sales (LTD Net) (1000s)', {
      switch: numeric('salesLTDNet_Switch'),
      searches: 'ltdNet',
      scale: 1000,
    }),
  ]),
  ...inGroup('territory', [
    selector('sellingTerritory', 'Current Selling Territory', {
      lookup: 'sellingTerritories',
      codes: 'sellingTerritory',
    }),
    selector('territory_Code', '360 Territory', { lookup: 'territoryCode', codes: 'territory' }),
  ]),
  ...supplyCriteria(operatorSwitch),
  ...inGroup('childrens', [agesFromTo(['age_from', 'age_to'], hqnaUpperAges)]),
] satisfies readonly Criterion[];
