import { queryOptions, useQuery } from '@tanstack/react-query';
import type { CompanyCode } from '@titlenet/catalogue/companies';
import type { TitleSheet } from '@titlenet/catalogue/sheet/sections';
import { getTitleBar, getTitleSheet, type SentTitleBar } from '@titlenet/contract/title-sheet';
import { type CallOptions, callApi } from '../../ui/api/call-api.ts';
import type { Limiter } from '../../ui/api/concurrency-limiter.ts';
import { loadFailureText } from '../../ui/api/failure-text.ts';

/** Key of a title: company, and product id or ISBN. */
export interface TitleKey {
  readonly companyCode: CompanyCode;
  readonly productId: string;
}

/** Messages of the error panel (G-115). */
export const loadFailures = {
  missing: 'Title information could not be loaded.',
  network: 'A network error occurred while loading this title.',
} as const;

/** Answered without a bar and without content: the company has no such title. */
export const unknownTitle = 'Unknown: there is no title of this number.';

interface TitleAnswer {
  readonly bar: object | null;
  readonly content: object | null;
  /** What a failed call threw. */
  readonly error?: unknown;
}

/** What a print or file says of a title that lacks a part: what happened, or that the title is unknown; null if it is whole. */
export function titleFailure({ bar, content, error }: TitleAnswer): string | null {
  if (error) return loadFailureText(error);
  if (bar && content) return null;
  return bar || content ? loadFailures.missing : unknownTitle;
}

/** Options for loading many titles; by default a title is loaded at once and blocks the page. */
export interface TitleLoading {
  /** Limits the concurrent calls of each kind. */
  barLimiter?: Limiter;
  contentLimiter?: Limiter;
  call?: Pick<CallOptions, 'blocking' | 'toast'>;
}

const unlimited: Limiter = (task) => task();

/** Query for the bar of a title; null if the company has no such title. */
export function titleBarQuery(key: TitleKey, { barLimiter = unlimited, call }: TitleLoading = {}) {
  return queryOptions({
    queryKey: ['titleBar', key.companyCode, key.productId],
    async queryFn({ signal }) {
      const request = () => callApi(getTitleBar, { params: key, query: {} }, { ...call, signal });
      const response = await barLimiter(request, signal);
      return response && 'isbn' in response ? response : null;
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
  /** True if the bar could not be loaded; then the content is shown without it. */
  readonly isBarLacking: boolean;
  /** True when both calls have succeeded or failed. */
  readonly isSettled: boolean;
  /** Key of the error message; null while loading and on success. */
  readonly failure: keyof typeof loadFailures | null;
  /** What the failed call threw. */
  readonly error: unknown;
  reload(): void;
}

/** Loads bar and content of a title in parallel. Either may fail; `failure` selects the message. */
export function useTitle(key: TitleKey, loading: TitleLoading = {}): LoadedTitle {
  const bar = useQuery(titleBarQuery(key, loading));
  const content = useQuery(titleSheetQuery(key, loading));
  const isFailed = bar.isError || content.isError;
  const isMissing = bar.data === null || content.data === null;
  return {
    bar: bar.data ?? null,
    content: content.data ?? null,
    isBarLacking: bar.isError || bar.data === null,
    isSettled: !bar.isPending && !content.isPending,
    failure: isFailed ? 'network' : isMissing ? 'missing' : null,
    error: bar.error ?? content.error,
    reload() {
      for (const query of [bar, content]) if (query.isError || query.data === null) void query.refetch();
    },
  };
}
