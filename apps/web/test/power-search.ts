import { type PowerSearchForm, powerSearchForms } from '@titlenet/catalogue/power-search/forms';
import { lookupsOf, reloadedBy } from '@titlenet/catalogue/power-search/lookups';
import { hccpSortOptions } from '@titlenet/catalogue/power-search/sort-options';
import type { Handler } from './fake-server.ts';

const root = 'GET /api/Searching/PowerSearch';
const itself = (code: string) => ({ code, description: code });

/** Three options of a list. */
export const optionsOfList = (lookup: string) =>
  ['one', 'two', 'three'].map((number, index) => ({
    code: `${lookup}-${index + 1}`,
    description: `${lookup} ${number}`,
  }));

/** The lists of a form, for every key of its definition. */
export function listsOf(form: PowerSearchForm) {
  return Object.fromEntries(
    lookupsOf(form).map(({ name, source }) => {
      if (typeof source === 'object' && 'ages' in source) return [name, source.ages.map(itself)];
      if (source === 'years') return [name, ['2025', '2026', '2027'].map(itself)];
      const isFlagged = typeof source === 'object' && 'codes' in source && source.hasActiveFlag;
      const options = optionsOfList(name).map((option, index) =>
        isFlagged ? { ...option, name: option.description, active: index < 2 } : option,
      );
      if (name === 'formatTypes') return [name, [itself('P'), itself('E')]];
      if (name === 'countryCodes') return [name, [itself('NA'), itself('UK')]];
      return [name, options];
    }),
  );
}

const reloaded = (form: PowerSearchForm, call: 'BusinessGroup' | 'Dynamic') =>
  Object.fromEntries(reloadedBy(form, call).map(({ lookup }) => [lookup, optionsOfList(lookup)]));

const nothingFound = () => ({
  data: [],
  titles: [],
  total: 0,
  noData: true,
  moreCriteriaRequired: false,
  maxResultSize: 2000,
  complianceIndicator: false,
});

const nothingCounted = () => ({ total: 0, blocking: [] });

const { HarperCollins, HQNA, HCCP } = powerSearchForms;
// The server has all lists, also in a test that leaves a form with some of its rows.
const tradeLists = listsOf(HarperCollins);
const hqnaLists = listsOf(HQNA);
const hccpLists = listsOf(HCCP);
const ofBusinessGroup = reloaded(HarperCollins, 'BusinessGroup');
const dynamic = reloaded(HCCP, 'Dynamic');

/** All calls of the three forms, and searches that find nothing, for `fakeServer`. */
export function powerSearchHandlers(): Record<string, Handler> {
  return {
    [`${root}/HarperCollins`]: () => tradeLists,
    [`${root}/Hqna`]: () => hqnaLists,
    [`${root}/HCCP`]: () => hccpLists,
    'POST /api/Searching/PowerSearch/HarperCollins': nothingFound,
    'POST /api/Searching/PowerSearch/Hqna': nothingFound,
    'POST /api/Searching/PowerSearch/HCCP': nothingFound,
    'POST /api/Searching/PowerSearch/HarperCollins/Count': nothingCounted,
    'POST /api/Searching/PowerSearch/Hqna/Count': nothingCounted,
    'POST /api/Searching/PowerSearch/HCCP/Count': nothingCounted,
    [`${root}/HCCP/Dynamic`]: () => dynamic,
    'POST /api/Searching/PowerSearch/HCCP/Dynamic': () => dynamic,
    [`${root}/Hccp/Ordering`]: () => hccpSortOptions.map((option, index) => ({ ...option, isDefault: index === 0 })),
    [`${root}/BusinessGroup`]: () => ({
      ...ofBusinessGroup,
      mmPromoKitVisible: true,
      academicSubjectVisible: true,
    }),
    [`${root}/Bisac/bisac-1`]: () => optionsOfList('bisacCategoryRefine'),
    [`${root}/Bisac/bisacCategory-1/Hqna`]: () => optionsOfList('bisac'),
    [`${root}/Hccp/BisacSubcategories/bisacCategoriesList-1`]: () => optionsOfList('bisacSubcategory'),
    [`${root}/Academics/academic-1`]: () => optionsOfList('academicSubjectRefine'),
    [`${root}/Format/P/Hqna`]: () => optionsOfList('formatGroups'),
    [`${root}/Format/E/Hqna`]: () => optionsOfList('eFormats'),
    [`${root}/Format/null/Hqna`]: () => [...optionsOfList('formatGroups'), ...optionsOfList('eFormats')],
  };
}
