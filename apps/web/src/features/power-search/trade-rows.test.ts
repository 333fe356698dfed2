import { days, testRows } from './form-rows.test-support.ts';
import { supplyRows } from './supply-rows.test-support.ts';

testRows('HarperCollins', [
  ['[PSTRADE-001]', 'Title', 'title', 'title=abc&titleSwitch=1'],
  ['[PSTRADE-002]', 'Author', 'author', 'author=abc&authorSwitch=2'],
  ['[PSTRADE-003]', 'Illustrator/Author2', 'illustratorAuthor2', 'illustratorAuthor2=abc&illustratorAuthor2Switch=1'],
  ['[PSTRADE-004]', 'ISBN', 'isbn', 'isbn=978&isbnSwitch=1'],
  [
    '[PSTRADE-005]',
    'User List',
    'listManagerLists',
    'listManagerLists=listManagerLists-1&listManagerLists=listManagerLists-2',
  ],
  ['[NOTE-06]', 'Tag', 'tag', 'tag=tags-1'],
  ['[PSTRADE-050]', 'Online Metadata', 'onixText', 'onixText=abc&onixFieldSwitch=1'],
  ['[PSTRADE-032]', 'Series', 'series', 'series=abc&seriesSwitch=1'],

  ['[PSTRADE-009]', 'Business Group', 'businessGroup', 'businessGroup=businessGroup-1'],
  ['[PSTRADE-010]', 'Division (TAP)', 'division', 'division=division-1'],
  ['[PSTRADE-011]', 'Category (TAR)', 'category', 'category=category-1'],
  [
    '[PSTRADE-012, PSTRADE-013, PSTRADE-014]',
    'Format (TAC)',
    'format',
    'format=format-1&format=format-2&formatValue=format+one&formatValue=format+two',
  ],
  ['[PSTRADE-015]', 'Imprint (TAS)', 'imprint', 'imprint=imprint-1'],
  ['[PSTRADE-006]', 'Sales & Marketing Code', 'salesAndMarketingCode', 'salesAndMarketingCode=salesAndMarketingCode-1'],
  ['[PSTRADE-007]', 'BISAC Category', 'bisacCategory', 'bisacCategory=bisac-1'],
  ['[PSTRADE-008]', 'BISAC Refine', 'bisacCategoryRefine', 'bisacCategoryRefine=bisacCategoryRefine-1'],
  ['[PSTRADE-046]', 'Special Release', 'specialRelease', 'specialRelease=specialRelease-1'],

  ['[PSTRADE-018]', 'Editorial Category', 'editorialCategory', 'editorialCategory=editorialCategory-1'],
  [
    '[PSTRADE-019, PSTRADE-020]',
    'Editorial Imprint',
    'editorialImprint',
    'editorialImprint=editorialImprint-1&editorialImprint=editorialImprint-2',
  ],
  ['[PSTRADE-021]', 'Editor', 'editor', 'editor=abc&editorSwitch=1'],

  ['[PSTRADE-022]', 'Marketing Director', 'marketingDirector', 'marketingDirector=marketingDirector-1'],
  ['[PSTRADE-023]', 'Marketing Director 2', 'marketingDirector2', 'marketingDirector2=marketingDirector2-1'],
  ['[PSTRADE-037]', 'Marketing Subject', 'marketingSubject', 'marketingSubject=marketingSubjects-1'],
  ['[PSTRADE-038]', 'Promo Period', 'promoPeriod', 'promoPeriod=promoPeriod-1'],
  ['[PSTRADE-039]', 'Academic Subject', 'academicSubject', 'academicSubject=academic-1'],
  [
    '[PSTRADE-040]',
    'Academic Subject Refine',
    'academicSubjectRefine',
    'academicSubjectRefine=academicSubjectRefine-1',
  ],
  ['[PSTRADE-042]', 'Award', 'award', 'award=award-1'],
  ['[PSTRADE-043]', 'Other Awards', 'awardsOther', 'awardsOther=otherAwards-1'],

  ['[PSTRADE-024] [PSCOM-48]', 'Release Date', 'releaseDateStart', days('releaseDateStart', 'releaseDateEnd')],
  ['[PSTRADE-025]', 'On Sale Date', 'onSaleDateStart', days('onSaleDateStart', 'onSaleDateEnd')],
  ['[PSTRADE-026]', 'Pub Season', 'pubSeason', 'pubSeason=pubSeason-1'],
  ['[PSTRADE-027]', 'Pub Year', 'pubYear', 'pubYear=2025&pubYearSwitch=3'],

  ['[PSTRADE-028]', 'Price', 'price', 'price=12&priceSwitch=3'],
  ['[PSTRADE-031]', 'Zero Price', 'zeroPrice', 'zeroPrice=true'],
  ['[PSTRADE-118]', 'Zero Price Indicator', 'zeroPriceInd', 'zeroPriceInd=zeroPriceInd-1'],
  ['[PSTRADE-029]', 'Agency Price', 'agencyPrice', 'agencyPrice=12&agencyPriceSwitch=3'],
  ['[PSTRADE-030]', 'Library Price', 'libraryPrice', 'libraryPrice=12&libraryPriceSwitch=3'],
  ['[PSTRADE-033]', 'Ann. First Print (1000s)', 'annFirstPrint', 'annFirstPrint=12&annFirstPrintSwitch=3'],
  ['[PSTRADE-035]', 'Sales (LTD Net) (1000s)', 'salesLTDNet', 'salesLTDNet=12&salesLTDNetSwitch=3'],

  ['[PSTRADE-016]', 'Current Selling Territory', 'sellingTerritory', 'sellingTerritory=sellingTerritories-1'],
  ['[PSTRADE-017]', '360 Territory', 'territoryCode', 'territoryCode=territory-1&territoryCodeSwitch=3'],

  ...supplyRows('[PSTRADE-119] [PSTRADE-120]', { starts: 1, equal: 3 }),

  ['[PSTRADE-044, PSTRADE-045]', 'Ages', 'agesStart', 'agesStart=7&agesEnd=9'],
  ['[PSTRADE-047]', "Children's Keyword Search", 'keywordText', 'keywordText=abc'],
  ['[PSTRADE-048]', "Children's Genre", 'keywordGenre', 'keywordGenre=childrenGenre-1'],
  ['[PSTRADE-049]', "Children's Topic", 'keywordTopic', 'keywordTopic=childrenTopic-1'],
]);
