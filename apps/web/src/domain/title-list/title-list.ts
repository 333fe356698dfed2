import { type QueryClient, skipToken, useQuery } from '@tanstack/react-query';
import type { Address } from '../../ui/address/links.ts';

/** The result from which a title was opened: the sheets in display order, and the result's address. */
export interface TitleList {
  readonly sheets: readonly Address[];
  readonly result: Address;
}

const queryKey = ['titleList'] as const;

/** Stores the list in memory; it expires with the cached results (G-59). */
export function rememberTitleList(client: QueryClient, list: TitleList): void {
  client.setQueryData<TitleList>(queryKey, list);
}

/** Position of a title in the list, with its neighbours. */
export interface ListPosition {
  /** From 1. */
  readonly number: number;
  readonly total: number;
  readonly previous: Address | undefined;
  readonly next: Address | undefined;
  readonly result: Address;
}

/** Position of a sheet in the stored list; null if it was not opened from one. */
export function useListPosition(sheet: Address): ListPosition | null {
  const { data: list } = useQuery<TitleList>({ queryKey, queryFn: skipToken });
  const index = list?.sheets.indexOf(sheet) ?? -1;
  if (!list || index < 0) return null;
  return {
    number: index + 1,
    total: list.sheets.length,
    previous: list.sheets[index - 1],
    next: list.sheets[index + 1],
    result: list.result,
  };
}
