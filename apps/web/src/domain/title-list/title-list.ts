import { type QueryClient, skipToken, useQuery } from '@tanstack/react-query';
import type { Address } from '../../ui/address/links.ts';

/** The result list from which a title was opened: the sheets in their order on screen, and the way back. */
export interface TitleList {
  readonly sheets: readonly Address[];
  readonly result: Address;
}

const queryKey = ['titleList'] as const;

/** Remembers the list in memory, in this tab; it goes with the other cached results (decision G-59). */
export function rememberTitleList(client: QueryClient, list: TitleList): void {
  client.setQueryData<TitleList>(queryKey, list);
}

/** A title's neighbours in the list that it was opened from. */
export interface ListPosition {
  /** From 1. */
  readonly number: number;
  readonly total: number;
  readonly previous: Address | undefined;
  readonly next: Address | undefined;
  readonly result: Address;
}

/** Where a sheet stands in the remembered list; null when it was not opened from one. */
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
