import type { TitleBar } from '@titlenet/catalogue/title-bar';
import { useEffect } from 'react';
import { useSession } from '../session/session.ts';

/** A title whose sheet the user has opened. */
export type RecentTitle = Pick<TitleBar, 'companyCode' | 'productId' | 'isbn' | 'title' | 'author1'>;

const MAX_RECENT_TITLES = 8;
const keyOf = (subject: string) => `titlenet.recentTitles.${subject}`;

const isRecentTitle = (entry: unknown): entry is RecentTitle =>
  typeof entry === 'object' && entry !== null && 'companyCode' in entry && 'title' in entry;

function storedTitles(subject: string): RecentTitle[] {
  try {
    const stored: unknown = JSON.parse(window.localStorage.getItem(keyOf(subject)) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isRecentTitle) : [];
  } catch {
    return [];
  }
}

/**
 * The titles whose sheets a user has opened in this browser, the last one first. Users share machines, so each has an
 * entry in local storage.
 *
 * @param companies those of the user, who may have lost access to one since
 */
export function recentTitles(subject: string, companies: readonly string[]): RecentTitle[] {
  return storedTitles(subject).filter(({ companyCode }) => companies.includes(companyCode));
}

function rememberTitle(subject: string, { companyCode, productId, isbn, title, author1 }: TitleBar): void {
  const isSame = (one: RecentTitle) => one.companyCode === companyCode && one.productId === productId;
  const others = storedTitles(subject).filter((one) => !isSame(one));
  const next = [{ companyCode, productId, isbn, title, author1 }, ...others].slice(0, MAX_RECENT_TITLES);
  window.localStorage.setItem(keyOf(subject), JSON.stringify(next));
}

/** Stores a title as the one whose sheet was opened last. */
export function useRememberTitle(bar: TitleBar | null | undefined): void {
  const subject = useSession().subject();
  useEffect(() => {
    if (bar) rememberTitle(subject, bar);
  }, [subject, bar]);
}
