import { useQuery } from '@tanstack/react-query';
import type { PowerSearchForm } from '@titlenet/catalogue/power-search/forms';
import type { SortOption } from '@titlenet/catalogue/sort-options';
import { getHccpOrdering } from '@titlenet/contract/power-search/lookup-lists';
import { callApi } from '../../ui/api/call-api.ts';

/** The orders that a form offers, and the one it opens with. */
export interface SortChoices {
  readonly options: readonly SortOption[];
  readonly initial: string;
  /** Asks again where the orders come from a call (CS §4, Clear All). */
  reload(): void;
}

export function useSortChoices(form: PowerSearchForm): SortChoices {
  const { data, refetch } = useQuery({
    queryKey: ['powerSearch', 'ordering', form.name],
    queryFn: ({ signal }) => callApi(getHccpOrdering, undefined, { signal }),
    enabled: form.hasOrderingCall === true,
  });
  const initial = data?.find(({ isDefault }) => isDefault)?.id;
  return {
    options: data?.map(({ id, description }) => ({ key: String(id), label: description })) ?? form.sortOptions,
    initial: initial === undefined ? form.defaultSort : String(initial),
    reload: () => void (form.hasOrderingCall && refetch()),
  };
}
