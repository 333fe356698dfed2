import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { DivisionNumber } from '@titlenet/catalogue/divisions';
import { BOX_TITLES, MAX_BOX_TITLES, type SearchBoxResponse, searchBox } from '@titlenet/contract/search-box';
import { callApi } from '../../../ui/api/call-api.ts';
import { repeatedUntilReady } from '../../../ui/api/search-not-ready.ts';

/** Key presses within this time are one search. */
const DELAY_MS = 60;
const MAX_AGE_MS = 30_000;

export interface TitleSearchState {
  /** Of the last text that was searched, while a newer one is. */
  readonly groups: SearchBoxResponse['groups'];
  /** The typed text whose result `groups` is. */
  readonly text: string;
  /** True if `groups` is not yet the result of the typed text. */
  readonly isPending: boolean;
  readonly error: Error | null;
}

const noGroups: SearchBoxResponse['groups'] = [];

function useBoxQuery(text: string, body: { maximum: number; division?: number }) {
  return useQuery({
    queryKey: ['searchBox', text, body],
    queryFn: async ({ signal }) => {
      const options = { signal, blocking: false, toast: false, isRepeatedUntilReady: true } as const;
      return { text, ...(await callApi(searchBox, { body: { text, ...body } }, options)) };
    },
    enabled: text !== '',
    placeholderData: keepPreviousData,
    staleTime: MAX_AGE_MS,
    ...repeatedUntilReady,
  });
}

/**
 * Titles for a typed text. The result of an earlier text stays until the new one is there.
 *
 * @param expanded a division of which all titles are wanted, up to `MAX_BOX_TITLES`
 */
export function useTitleSearch(typed: string, expanded: DivisionNumber | null): TitleSearchState {
  const text = typed.trim();
  const [settled] = useDebouncedValue(text, DELAY_MS);
  const wanted = text === '' ? '' : settled;
  const { data, error, failureReason } = useBoxQuery(wanted, { maximum: BOX_TITLES });
  const all = useBoxQuery(expanded === null ? '' : wanted, {
    maximum: MAX_BOX_TITLES,
    ...(expanded !== null && { division: expanded }),
  });
  if (text === '') return { groups: noGroups, text, isPending: false, error: null };
  const isCurrent = data?.text === text;
  const found = data?.groups ?? noGroups;
  const whole = all.data?.text === text ? all.data.groups[0] : undefined;
  const groups = whole ? found.map((group) => (group.division === whole.division ? whole : group)) : found;
  return {
    groups,
    text: data?.text ?? '',
    isPending: !isCurrent && !error,
    error: isCurrent ? null : (error ?? failureReason),
  };
}
