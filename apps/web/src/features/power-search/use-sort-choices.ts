import { useQuery } from '@tanstack/react-query';
import type { PowerSearchForm } from '@titlenet/catalogue/power-search/forms';
import type { SortOption } from '@titlenet/catalogue/power-search/sort-options';
import { getHccpOrdering } from '@titlenet/contract/power-search/lookup-lists';
import { callApi } from '../../ui/api/call-api.ts';

/** Sort options of a form, and its default. */
export interface SortChoices {
  readonly options: readonly SortOption[];
  readonly initial: string;
  /** Reloads the options of forms that load them [PSHCCP-50]. */
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
