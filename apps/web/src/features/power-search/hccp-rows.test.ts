import { days, testRows } from './form-rows.test-support.ts';
import { supplyRows } from './supply-rows.test-support.ts';

testRows('HCCP', [
  ['[PSHCCP-01] [PSHCCP-55]', 'Title', 'title', 'title=abc&titleSwitch=2'],
  ['[PSHCCP-02] [PSHCCP-59]', 'Author', 'authorName', 'authorName=abc&authorNameSwitch=1'],
  ['[PSHCCP-03] [PSHCCP-57]', 'Author2', 'authorName2', 'authorName2=abc&authorName2Switch=2'],
  ['[PSHCCP-04] [PSHCCP-54]', 'ISBN', 'isbn', 'isbn=978&isbnSwitch=2'],
  ['[PSHCCP-05] [PSHCCP-56]', 'Series', 'seriesName', 'seriesName=abc&seriesNameSwitch=2'],
  ['[PSHCCP-06] [PSHCCP-58]', 'Bible Translation', 'bibleTranslation', 'bibleTranslation=abc&bibleTranslationSwitch=2'],
  [
    '[PSHCCP-07]',
    'User List',
    'listManagerLists',
    'listManagerLists=listManagerLists-1&listManagerLists=listManagerLists-2',
  ],
  ['[NOTE-06]', 'Tag', 'tag', 'tag=tags-1'],
  ['[PSHCCP-39] [PSHCCP-62]', 'Online Metadata', 'onixText', 'onixText=abc&onixFieldSwitch=1'],

  ['[PSHCCP-08]', 'Answer Code', 'answerCode', 'answerCode=answerCodes-1'],
  ['[PSHCCP-09]', 'Language', 'language', 'language=languagesList-1'],
  ['[PSHCCP-10]', 'BISAC Category', 'bisacCategory', 'bisacCategory=bisacCategoriesList-1'],
  ['[PSHCCP-11]', 'BISAC Subcategory', 'bisacSubcategory', 'bisacSubcategory=bisacSubcategory-1'],
  ['[PSHCCP-24]', 'Division', 'division', 'division=divisionsList-1'],
  ['[PSHCCP-25]', 'Format', 'format', 'format=formatsList-1'],
  ['[PSHCCP-26]', 'Category', 'category', 'category=categoriesList-1'],
  ['[PSHCCP-27]', 'Imprint', 'imprint', 'imprint=imprintsList-1'],

  ['[PSHCCP-22]', 'Editor', 'editor', 'editor=editorsList-1'],

  ['[PSHCCP-23]', 'Awards', 'awards', 'awards=awardsList-1&awards=awardsList-2'],
  ['[PSHCCP-28]', 'Marketing Director', 'marketingDirector', 'marketingDirector=marketingDirectorsList-1'],

  ['[PSHCCP-12]', 'Publication Date', 'publicationDateStart', days('publicationDateStart', 'publicationDateEnd')],
  ['[PSHCCP-13]', 'On Sale Date', 'onSaleDateStart', days('onSaleDateStart', 'onSaleDateEnd')],
  ['[PSHCCP-14]', 'Release Date', 'releaseDateStart', days('releaseDateStart', 'releaseDateEnd')],
  ['[PSHCCP-15]', 'Conference Date', 'salesConfDateStart', days('salesConfDateStart', 'salesConfDateEnd')],
  ['[PSHCCP-16]', 'NAC Date', 'nacDateStart', days('nacDateStart', 'nacDateEnd')],

  ['[PSHCCP-17] [PSHCCP-60]', 'Price', 'usdPrice', 'usdPrice=12&usdPriceSwitch=4'],
  ['[PSHCCP-18]', 'Canadian Price', 'cadPrice', 'cadPrice=12&cadPriceSwitch=4'],
  ['[PSHCCP-19]', 'Agency Price', 'agencyPrice', 'agencyPrice=12&agencyPriceSwitch=4'],
  ['[PSHCCP-20]', 'Library price', 'libraryPrice', 'libraryPrice=12&libraryPriceSwitch=4'],

  [
    '[PSHCCP-29] [PSHCCP-61]',
    'Selling Territory',
    'sellingTerritory',
    'sellingTerritory=sellingTerritoriesList-1&sellingTerritorySwitch=4',
  ],

  // The list fills the text row of the same label for an exact match (G-78).
  [
    '[PSHCCP-30]',
    'Bible Translation',
    'bibleTranslationChoice',
    'bibleTranslation=bibleTranslationList-1&bibleTranslationSwitch=3',
  ],
  ['[PSHCCP-31]', 'Red Letter', 'redLetter', 'redLetter=true'],
  ['[PSHCCP-32]', 'Thumb-Indexed', 'thumbIndexed', 'thumbIndexed=true'],
  ['[PSHCCP-33]', 'Font Size', 'fontSize', 'fontSize=fontSizesList-1'],
  ['[PSHCCP-34]', 'Ribbon', 'ribbon', 'ribbon=ribbonsList-1'],
  ['[PSHCCP-35]', 'Format Color', 'formatColor', 'formatColor=formatColorsList-1&formatColor=formatColorsList-2'],
  ['[PSHCCP-38]', 'Format Option', 'formatOption', 'formatOption=formatOptionsList-1'],

  ...supplyRows('[PSHCCP-66]', { starts: 2, equal: 4 }),
]);
