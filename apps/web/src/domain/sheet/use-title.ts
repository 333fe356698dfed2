import { queryOptions, useQuery } from '@tanstack/react-query';
import type { CompanyCode } from '@titlenet/catalogue/companies';
import type { TitleSheet } from '@titlenet/catalogue/sheet/sections';
import { getTitleBar, getTitleSheet, type SentTitleBar } from '@titlenet/contract/title-sheet';
import { type CallOptions, callApi } from '../../ui/api/call-api.ts';
import type { Limiter } from '../../ui/api/concurrency-limiter.ts';

/** A title as its address names it: company, and product id or ISBN (TS §2). */
export interface TitleKey {
  readonly companyCode: CompanyCode;
  readonly productId: string;
}

/** Texts of the error panel (decision G-115). */
export const loadFailures = {
  missing: 'Title information could not be loaded.',
  network: 'A network error occurred while loading this title.',
} as const;

/** How a title is loaded where it is one of many; by itself it is loaded at once, under the blocking spinner. */
export interface TitleLoading {
  /** Lets a call wait for its turn; barLimiter and contentLimiter have turns of their own. */
  barLimiter?: Limiter;
  contentLimiter?: Limiter;
  call?: Pick<CallOptions, 'blocking' | 'toast'>;
}

const unlimited: Limiter = (task) => task();

/** The bar of a title, for `useQuery`; null when the company has no such title. */
export function titleBarQuery(key: TitleKey, { barLimiter = unlimited, call }: TitleLoading = {}) {
  return queryOptions({
    queryKey: ['titleBar', key.companyCode, key.productId],
    async queryFn({ signal }) {
      const request = () => callApi(getTitleBar, { params: key, query: {} }, { ...call, signal });
      const answer = await barLimiter(request, signal);
      return answer && 'isbn' in answer ? answer : null;
    },
  });
}

function titleSheetQuery(key: TitleKey, { contentLimiter = unlimited, call }: TitleLoading) {
  return queryOptions({
    queryKey: ['titleSheet', key.companyCode, key.productId],
    queryFn: ({ signal }) => contentLimiter(() => callApi(getTitleSheet, { params: key }, { ...call, signal }), signal),
  });
}

interface LoadedTitle {
  readonly bar: SentTitleBar | null;
  readonly content: TitleSheet | null;
  /** Both have been asked for and have come, or failed. */
  readonly isSettled: boolean;
  /** What the error panel says; null while loading and when everything is there. */
  readonly failure: keyof typeof loadFailures | null;
  reload(): void;
}

/** Loads bar and content of a title side by side (TS §4). Either may come alone; `failure` says what is missing. */
export function useTitle(key: TitleKey, loading: TitleLoading = {}): LoadedTitle {
  const bar = useQuery(titleBarQuery(key, loading));
  const content = useQuery(titleSheetQuery(key, loading));
  const isFailed = bar.isError || content.isError;
  const isMissing = bar.data === null || content.data === null;
  return {
    bar: bar.data ?? null,
    content: content.data ?? null,
    isSettled: !bar.isPending && !content.isPending,
    failure: isFailed ? 'network' : isMissing ? 'missing' : null,
    reload() {
      for (const query of [bar, content]) if (query.isError || query.data === null) void query.refetch();
    },
  };
}
