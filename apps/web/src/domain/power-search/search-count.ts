import { queryOptions } from '@tanstack/react-query';
import { facets } from '@titlenet/catalogue/power-search/facets';
import { criterionOf, type PowerSearchForm } from '@titlenet/catalogue/power-search/forms';
import type { PowerSearchValues } from '@titlenet/catalogue/power-search/values';
import { countHarperCollins, countHccp, countHqna, type SearchCount } from '@titlenet/contract/power-search/counts';
import { callApi } from '../../ui/api/call-api.ts';
import { repeatedUntilReady } from '../../ui/api/search-not-ready.ts';

const endpoints = { HarperCollins: countHarperCollins, HQNA: countHqna, HCCP: countHccp } as const;

const MAX_AGE_MS = 30_000;

/** The query for the number of titles of a search, which blocks nothing and is cancelled when the search changes. */
export function searchCountQuery(form: PowerSearchForm, values: PowerSearchValues) {
  const { sortBy: _, isShowCover: _cover, isShowAuthor: _author, ...criteria } = values;
  return queryOptions({
    queryKey: ['searchCount', form.name, criteria],
    queryFn: ({ signal }): Promise<SearchCount> => {
      const options = { signal, blocking: false, toast: false, isRepeatedUntilReady: true } as const;
      return callApi(endpoints[form.name], { body: criteria }, options);
    },
    staleTime: MAX_AGE_MS,
    ...repeatedUntilReady,
  });
}

/** The label of a criterion, by name, or of a facet, by wire field. */
export function labelOfCriterion(form: PowerSearchForm, name: string): string {
  return criterionOf(form, name)?.label ?? facets.find(({ field }) => field === name)?.label ?? name;
}
