import { days, testRows } from './form-rows.test-support.ts';
import { supplyRows } from './supply-rows.test-support.ts';

testRows('HQNA', [
  ['[PSHQNA-01]', 'Title', 'title_Value', 'title_Value=abc&title_Switch=1'],
  ['[PSHQNA-02]', 'Author', 'author_Value', 'author_Value=abc&author_Switch=2'],
  ['[PSHQNA-03]', 'ISBN', 'isbn', 'isbn=978'],
  ['[PSHQNA-27]', 'Connected Series', 'connectedSeries_Value', 'connectedSeries_Value=abc&connectedSeries_Switch=1'],
  [
    '[PSHQNA-04]',
    'User List',
    'listManagerLists',
    'listManagerLists=listManagerLists-1&listManagerLists=listManagerLists-2',
  ],
  ['[NOTE-06]', 'Tag', 'tag', 'tag=tags-1'],
  [
    '[PSHQNA-34, PSHQNA-35, PSHQNA-36]',
    'Online Metadata',
    'onlineMetadata_VText',
    'onlineMetadata_VText=abc&onlineMetadata=1',
  ],

  ['[PSHQNA-05]', 'CountryCode', 'country_Code', 'country_Code=NA'],
  ['[PSHQNA-07]', 'FormatType', 'formatType', 'formatType=P'],
  ['[PSHQNA-09]', 'Format', 'format', 'format=formatGroups-1&format=formatGroups-2'],
  ['[PSHQNA-12]', 'Sales & Marketing Code', 'snMCode', 'snMCode=snMCodes-1'],
  ['[PSHQNA-13]', 'BISAC Category', 'bISAC_Category', 'bISAC_Category=bisacCategory-1'],
  ['[PSHQNA-14]', 'BISAC Sub-Category', 'bisac', 'bisac=bisac-1'],
  ['[PSHQNA-15]', 'Imprint', 'imprint', 'imprint=imprints-1'],
  ['[PSHQNA-16]', 'All Imprints', 'isImprintAll', 'isImprintAll=true'],

  [
    '[PSHQNA-19]',
    'Editorial Imprint',
    'editorialImprint',
    'editorialImprint=editorialImprint-1&editorialImprint=editorialImprint-2',
  ],
  ['[PSHQNA-20]', 'Editor', 'editor', 'editor=editors-1'],

  ['[PSHQNA-21]', 'Marketing Manager', 'marketingManager', 'marketingManager=marketingDirectors-1'],
  ['[PSHQNA-30]', 'Marketing Subject', 'marketing_Subject', 'marketing_Subject=marketingSubjects-1'],
  ['[PSHQNA-31]', 'Promo Period', 'promo_Period', 'promo_Period=promoPeriod-1'],

  ['[PSHQNA-22]', 'On Sale Date', 'onSaleDateFrom', days('onSaleDateFrom', 'onSaleDateTo')],
  ['[PSHQNA-23]', 'Release Date', 'Release_Date_From_JDE', days('Release_Date_From_JDE', 'Release_Date_To_JDE')],
  ['[PSHQNA-24]', 'Pub Season', 'season', 'season=pubSeason-1'],
  ['[PSHQNA-25]', 'Season Year', 'seasonYear', 'seasonYear=2025'],

  ['[PSHQNA-26]', 'Price', 'price_Value', 'price_Value=12&price_Switch=3'],
  ['[PSHQNA-32]', 'Agency Price', 'agency_Price_Value', 'agency_Price_Value=12&agencyPriceSwitch=3'],
  ['[PSHQNA-33]', 'Library Price', 'library_Price_Value', 'library_Price_Value=12&libraryPriceSwitch=3'],
  ['[PSHQNA-28]', 'Ann. First Print (1000s)', 'firstPrint_Value', 'firstPrint_Value=12&firstPrint_Switch=3'],
  ['[PSHQNA-29]', 'Sales (LTD Net) (1000s)', 'salesLTDNet_Value', 'salesLTDNet_Value=12&salesLTDNet_Switch=3'],

  ['[PSHQNA-18]', '360 Territory', 'territory_Code', 'territory_Code=territoryCode-1'],

  ['[PSHQNA-37, PSHQNA-38]', 'Ages', 'age_from', 'age_from=7&age_to=9'],

  ['[PSHQNA-68]', 'Current Selling Territory', 'sellingTerritory', 'sellingTerritory=sellingTerritories-1'],
  ...supplyRows('[PSHQNA-68]', { starts: 1, equal: 3 }),
]);
