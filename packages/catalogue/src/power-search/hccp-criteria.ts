import { byName } from '../by-name.ts';
import { MAX_PRICE_LENGTH } from '../constants.ts';
import { matchModes } from '../enumerations.ts';
import type { NumberName } from '../search-ranges.ts';
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
    text('title', 'Title', {
      switch: matchModeSwitch('titleSwitch', 'text'),
      searches: 'title',
      isNeverBlank: true,
      autocomplete: 'Titles',
    }),
    text('authorName', 'Author', {
      switch: matchModeSwitch('authorNameSwitch', 'author'),
      searches: 'author',
      autocomplete: 'Authors',
    }),
    text('authorName2', 'Author2', {
      switch: matchModeSwitch('authorName2Switch', 'text'),
      searches: 'furtherPeople',
    }),
    text('isbn', 'ISBN', {
      switch: matchModeSwitch('isbnSwitch', 'text'),
      searches: 'isbn',
      accepts: 'isbn',
      isIsbnChecked: true,
      isNeverBlank: true,
    }),
    text('seriesName', 'Series', {
      switch: matchModeSwitch('seriesNameSwitch', 'text'),
      searches: { names: 'series' },
    }),
    text('bibleTranslation', 'Bible Translation', {
      switch: matchModeSwitch('bibleTranslationSwitch', 'text'),
      searches: { names: 'bibleTranslation' },
    }),
    userLists,
    teamTags,
    onlineMetadata('onixText', { switch: hccpScopeSwitch('onixFieldSwitch') }),
  ]),
  ...inGroup('classification', [
    selector('answerCode', 'Answer Code', { lookup: 'answerCodes', codes: 'answerCode' }),
    selector('language', 'Language', { lookup: 'languagesList', codes: 'language' }),
    selector('bisacCategory', 'BISAC Category', { lookup: 'bisacCategoriesList', codes: 'bisacCategory' }),
    selector('bisacSubcategory', 'BISAC Subcategory', {
      lookup: 'bisacSubcategory',
      codes: 'bisac',
      refines: { criterion: 'bisacCategory', call: 'BisacSubcategories' },
      visibleWhile: 'hasOptions',
    }),
    selector('division', 'Division', { lookup: 'divisionsList', codes: 'division', reloadsWith }),
    selector('format', 'Format', { lookup: 'formatsList', codes: 'format', reloadsWith }),
    selector('category', 'Category', { lookup: 'categoriesList', codes: 'category', reloadsWith }),
    selector('imprint', 'Imprint', { lookup: 'imprintsList', codes: 'imprint', reloadsWith }),
  ]),
  ...inGroup('editorial', [selector('editor', 'Editor', { lookup: 'editorsList', codes: 'editor' })]),
  ...inGroup('marketingAndAwards', [
    multiSelector('awards', 'Awards', { lookup: 'awardsList', codes: 'award' }),
    selector('marketingDirector', 'Marketing Director', {
      lookup: 'marketingDirectorsList',
      codes: 'marketingDirector',
    }),
  ]),
  ...inGroup('datesAndSeason', [
    dateRange(['publicationDateStart', 'publicationDateEnd', 'publicationDatePeriod'], 'Publication Date', 'pubDate'),
    dateRange(['onSaleDateStart', 'onSaleDateEnd', 'onSaleDatePeriod'], 'On Sale Date', 'onSaleDate'),
    dateRange(['releaseDateStart', 'releaseDateEnd', 'releaseDatePeriod'], 'Release Date', 'releaseDate'),
    dateRange(['salesConfDateStart', 'salesConfDateEnd', 'salesConfDatePeriod'], 'Conference Date', 'conferenceDate'),
    dateRange(['nacDateStart', 'nacDateEnd', 'nacDatePeriod'], 'NAC Date', 'nacDate'),
  ]),
  ...inGroup('priceAndSales', [
    price('usdPrice', 'Price', 'price'),
    price('cadPrice', 'Canadian Price', 'canadianPrice'),
    price('agencyPrice', 'Agency Price', 'agencyPrice'),
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
    filling('bibleTranslationChoice', 'Bible Translation', {
      lookup: 'bibleTranslationList',
      fills: 'bibleTranslation',
      withSwitch: exactMatch,
    }),
    flag('redLetter', 'Red Letter', { input: 'checkbox', searches: 'redLetter' }),
    flag('thumbIndexed', 'Thumb-Indexed', { input: 'checkbox', searches: 'thumbIndexed' }),
    selector('fontSize', 'Font Size', { lookup: 'fontSizesList', codes: 'fontSize' }),
    selector('ribbon', 'Ribbon', { lookup: 'ribbonsList', codes: 'ribbon' }),
    complexSelector('formatColor', 'Format Color', { lookup: 'formatColorsList', codes: 'formatColor' }),
    selector('formatOption', 'Format Option', { lookup: 'formatOptionsList', codes: 'formatOption' }),
  ]),
] satisfies readonly Criterion[];
