import { byName } from '../by-name.ts';
import { MAX_PRICE_LENGTH } from '../constants.ts';
import { matchModes } from '../enumerations.ts';
import type { NumberName } from '../search-ranges.ts';
import { fieldLabel } from '../title-field.ts';
import type { Criterion } from './criterion.ts';
import {
  complexSelector,
  dateRange,
  filling,
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
import { hccpScopeSwitch, matchModeSwitch } from './switches.ts';

const exactMatch = byName(matchModes, 'ExactMatch').number;
// The choice in each of the four filters the options of the other three (G-54).
const reloadsWith = { criteria: ['division', 'format', 'category', 'imprint'], call: 'Dynamic' } as const;

const price = <Name extends string>(name: Name, label: string, searches: NumberName) =>
  number(name, label, {
    switch: matchModeSwitch(`${name}Switch`, 'numeric'),
    searches,
    pattern: 'price',
    maximumLength: MAX_PRICE_LENGTH,
  });

/** The Christian form (G-73 to G-78), group by group in the order of its rows. */
export const hccpCriteria = [
  ...inGroup('titleAndPeople', [
    text('title', fieldLabel('bar.title'), {
      switch: matchModeSwitch('titleSwitch', 'text'),
      searches: 'title',
      isNeverBlank: true,
      autocomplete: 'Titles',
    }),
    text('authorName', fieldLabel('bar.author1'), {
      switch: matchModeSwitch('authorNameSwitch', 'author'),
      searches: 'author',
      autocomplete: 'Authors',
    }),
    text('authorName2', 'Author2', {
      switch: matchModeSwitch('authorName2Switch', 'text'),
      searches: 'furtherPeople',
    }),
    text('isbn', fieldLabel('bar.isbn'), {
      switch: matchModeSwitch('isbnSwitch', 'text'),
      searches: 'isbn',
      accepts: 'isbn',
      isIsbnChecked: true,
      isNeverBlank: true,
    }),
    text('seriesName', fieldLabel('bar.seriesName'), {
      switch: matchModeSwitch('seriesNameSwitch', 'text'),
      searches: { names: 'series' },
    }),
    text('bibleTranslation', fieldLabel('bar.bibleTranslation'), {
      switch: matchModeSwitch('bibleTranslationSwitch', 'text'),
      searches: { names: 'bibleTranslation' },
    }),
    userLists,
    teamTags,
    onlineMetadata('onixText', { switch: hccpScopeSwitch('onixFieldSwitch') }),
  ]),
  ...inGroup('classification', [
    selector('answerCode', fieldLabel('bar.answerCode'), { lookup: 'answerCodes', codes: 'answerCode' }),
    selector('language', 'Language', { lookup: 'languagesList', codes: 'language' }),
    selector('bisacCategory', fieldLabel('bar.category'), { lookup: 'bisacCategoriesList', codes: 'bisacCategory' }),
    selector('bisacSubcategory', 'BISAC Subcategory', {
      lookup: 'bisacSubcategory',
      codes: 'bisac',
      refines: { criterion: 'bisacCategory', call: 'BisacSubcategories' },
      visibleWhile: 'hasOptions',
    }),
    selector('division', fieldLabel('bar.divisionDesc'), { lookup: 'divisionsList', codes: 'division', reloadsWith }),
    selector('format', fieldLabel('bar.formatDesc'), { lookup: 'formatsList', codes: 'format', reloadsWith }),
    selector('category', fieldLabel('bar.categoryDesc'), { lookup: 'categoriesList', codes: 'category', reloadsWith }),
    selector('imprint', fieldLabel('bar.imprintDesc'), { lookup: 'imprintsList', codes: 'imprint', reloadsWith }),
  ]),
  ...inGroup('editorial', [
    selector('editor', fieldLabel('editorial.editor'), { lookup: 'editorsList', codes: 'editor' }),
  ]),
  ...inGroup('marketingAndAwards', [
    multiSelector('awards', 'Awards', { lookup: 'awardsList', codes: 'award' }),
    selector('marketingDirector', fieldLabel('marketing.director'), {
      lookup: 'marketingDirectorsList',
      codes: 'marketingDirector',
    }),
  ]),
  ...inGroup('datesAndSeason', [
    dateRange(['publicationDateStart', 'publicationDateEnd', 'publicationDatePeriod'], 'Publication Date', 'pubDate'),
    dateRange(['onSaleDateStart', 'onSaleDateEnd', 'onSaleDatePeriod'], fieldLabel('bar.onSaleDate'), 'onSaleDate'),
    dateRange(
      ['releaseDateStart', 'releaseDateEnd', 'releaseDatePeriod'],
      fieldLabel('bar.releaseDate'),
      'releaseDate',
    ),
    dateRange(
      ['salesConfDateStart', 'salesConfDateEnd', 'salesConfDatePeriod'],
      fieldLabel('bar.hccpSalesConfDate'),
      'conferenceDate',
    ),
    dateRange(['nacDateStart', 'nacDateEnd', 'nacDatePeriod'], fieldLabel('bar.hccpNACDate'), 'nacDate'),
  ]),
  ...inGroup('priceAndSales', [
    price('usdPrice', fieldLabel('bar.price'), 'price'),
    price('cadPrice', fieldLabel('bar.canadianPrice'), 'canadianPrice'),
    price('agencyPrice', fieldLabel('bar.ebAgencyPrice'), 'agencyPrice'),
    price('libraryPrice', 'Library price', 'libraryPrice'),
  ]),
  ...inGroup('territory', [
    selector('sellingTerritory', 'Selling Territory', {
      lookup: 'sellingTerritoriesList',
      switch: matchModeSwitch('sellingTerritorySwitch', 'equality'),
      codes: 'sellingTerritory',
    }),
  ]),
  ...supplyCriteria(matchModeSwitch),
  ...inGroup('bible', [
    filling('bibleTranslationChoice', fieldLabel('bar.bibleTranslation'), {
      lookup: 'bibleTranslationList',
      fills: 'bibleTranslation',
      withSwitch: exactMatch,
    }),
    flag('redLetter', fieldLabel('bar.redLetter'), { input: 'checkbox', searches: 'redLetter' }),
    flag('thumbIndexed', fieldLabel('bar.thumbIndexed'), { input: 'checkbox', searches: 'thumbIndexed' }),
    selector('fontSize', fieldLabel('bar.fontSize'), { lookup: 'fontSizesList', codes: 'fontSize' }),
    selector('ribbon', fieldLabel('bar.ribbon'), { lookup: 'ribbonsList', codes: 'ribbon' }),
    complexSelector('formatColor', fieldLabel('bar.formatColor'), { lookup: 'formatColorsList', codes: 'formatColor' }),
    selector('formatOption', fieldLabel('bar.formatOption'), { lookup: 'formatOptionsList', codes: 'formatOption' }),
  ]),
] satisfies readonly Criterion[];
