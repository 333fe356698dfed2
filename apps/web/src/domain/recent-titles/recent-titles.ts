import type { TitleBar } from '@titlenet/catalogue/title-bar';
import { useEffect } from 'react';
import { personalEntry } from '../../ui/storage/personal-storage.ts';

/** A title whose sheet the user has opened. */
export type RecentTitle = Pick<TitleBar, 'companyCode' | 'productId' | 'isbn' | 'title' | 'author1'>;

const MAX_RECENT_TITLES = 8;
const isRecentTitle = (entry: unknown): entry is RecentTitle =>
  typeof entry === 'object' && entry !== null && 'companyCode' in entry && 'title' in entry;

const entry = personalEntry<RecentTitle[]>({
  name: 'recentTitles',
  area: 'browser',
  parse: (stored) => (Array.isArray(stored) ? stored.filter(isRecentTitle) : []),
});

/**
 * The titles whose sheets the person has opened in this browser, the last one first.
 *
 * @param companies those of the person, who may have lost access to one since
 */
export function recentTitles(companies: readonly string[]): RecentTitle[] {
  return entry.read().filter(({ companyCode }) => companies.includes(companyCode));
}

function rememberTitle({ companyCode, productId, isbn, title, author1 }: TitleBar): void {
  const isSame = (one: RecentTitle) => one.companyCode === companyCode && one.productId === productId;
  const others = entry.read().filter((one) => !isSame(one));
  entry.write([{ companyCode, productId, isbn, title, author1 }, ...others].slice(0, MAX_RECENT_TITLES));
}

/** Stores a title as the one whose sheet was opened last. */
export function useRememberTitle(bar: TitleBar | null | undefined): void {
  useEffect(() => {
    if (bar) rememberTitle(bar);
  }, [bar]);
}
