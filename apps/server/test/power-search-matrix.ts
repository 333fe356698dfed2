import { countHarperCollins, countHccp, countHqna } from '@titlenet/contract/power-search/counts';
import { countHarperCollinsFacets, countHccpFacets, countHqnaFacets } from '@titlenet/contract/power-search/facets';
import {
  getBusinessGroupLookups,
  getDynamicLists,
  getHarperCollinsLookups,
  getHccpLookups,
  getHccpOrdering,
  getHqnaLookups,
  narrowDynamicLists,
} from '@titlenet/contract/power-search/lookup-lists';
import {
  getAcademicRefinements,
  getBisacRefinements,
  getBisacSubcategories,
  getHqnaBisacRefinements,
  getHqnaFormats,
  suggestAuthors,
  suggestConnectedSeries,
  suggestTitles,
} from '@titlenet/contract/power-search/refinements';
import { searchHarperCollins, searchHccp, searchHqna } from '@titlenet/contract/power-search/searches';
import { searchBox } from '@titlenet/contract/search-box';
import { findQuickSearchAlternatives } from '@titlenet/contract/searching';
import { everyRole, type MatrixLine } from './matrix-line.ts';

const path = '/api/Searching/PowerSearch';

const ofDivision = (about: '001' | '180' | '006', endpoint: MatrixLine['endpoint'], url: string, payload?: object) =>
  ({
    endpoint,
    for: everyRole,
    company: 'same division',
    about,
    call: () => ({ url: `${path}/${url}`, ...(payload && { payload }) }),
  }) as const satisfies MatrixLine;

const suggesting = (endpoint: MatrixLine['endpoint'], url: string) =>
  ({
    endpoint,
    for: everyRole,
    company: 'any',
    call: () => ({ url: `${path}/${url}` }),
  }) as const satisfies MatrixLine;

/** Part of the access matrix: power search. Each form and its lists belong to one division. */
export const powerSearchMatrix: readonly MatrixLine[] = [
  ofDivision('001', searchHarperCollins, 'HarperCollins', { title: 'lantern' }),
  ofDivision('180', searchHqna, 'Hqna', { title_Value: 'lantern' }),
  ofDivision('006', searchHccp, 'HCCP', { title: 'lantern' }),
  ofDivision('001', countHarperCollinsFacets, 'HarperCollins/Facets', { values: { title: 'lantern' } }),
  ofDivision('180', countHqnaFacets, 'Hqna/Facets', { values: { title_Value: 'lantern' } }),
  ofDivision('006', countHccpFacets, 'HCCP/Facets', { values: { title: 'lantern' } }),
  ofDivision('001', countHarperCollins, 'HarperCollins/Count', { title: 'lantern' }),
  ofDivision('180', countHqna, 'Hqna/Count', { title_Value: 'lantern' }),
  ofDivision('006', countHccp, 'HCCP/Count', { title: 'lantern' }),
  ofDivision('001', getHarperCollinsLookups, 'HarperCollins'),
  ofDivision('180', getHqnaLookups, 'Hqna'),
  ofDivision('006', getHccpLookups, 'HCCP'),
  ofDivision('001', getBusinessGroupLookups, 'BusinessGroup?businessGroup=TRD'),
  ofDivision('006', getDynamicLists, 'HCCP/Dynamic'),
  ofDivision('006', narrowDynamicLists, 'HCCP/Dynamic', { division: 'ZB' }),
  ofDivision('006', getHccpOrdering, 'Hccp/Ordering'),
  ofDivision('001', getBisacRefinements, 'Bisac/FIC'),
  ofDivision('001', getAcademicRefinements, 'Academics/History'),
  ofDivision('180', getHqnaBisacRefinements, 'Bisac/FIC/Hqna'),
  ofDivision('180', getHqnaFormats, 'Format/P/Hqna'),
  ofDivision('006', getBisacSubcategories, 'Hccp/BisacSubcategories/REL'),
  suggesting(suggestTitles, 'Titles/lantern'),
  suggesting(suggestAuthors, 'Authors/marsh'),
  ofDivision('180', suggestConnectedSeries, 'ConnectedSeries/tides'),
  {
    endpoint: findQuickSearchAlternatives,
    for: everyRole,
    company: 'any',
    call: () => ({ url: '/api/Searching/QuickSearch/Alternatives', payload: { title: 'lantern', company: 1 } }),
  },
  {
    endpoint: searchBox,
    for: everyRole,
    company: 'any',
    call: () => ({ url: '/api/Searching/Box', payload: { text: 'lantern' } }),
  },
];
