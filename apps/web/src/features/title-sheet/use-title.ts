import { useQuery } from '@tanstack/react-query';
import type { CompanyCode } from '@titlenet/catalogue/companies';
import type { TitleSheet } from '@titlenet/catalogue/sheet/sections';
import type { TitleBar } from '@titlenet/catalogue/title-bar';
import { getTitleBar, getTitleSheet } from '@titlenet/contract/title-sheet';
import { callApi } from '../../shared/api/call-api.ts';

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

interface LoadedTitle {
  readonly bar: TitleBar | null;
  readonly content: TitleSheet | null;
  /** What the error panel says; null while loading and when everything is there. */
  readonly failure: keyof typeof loadFailures | null;
  reload(): void;
}

/** Loads bar and content of a title side by side (TS §4). Either may come alone; `failure` says what is missing. */
export function useTitle(key: TitleKey): LoadedTitle {
  const { companyCode, productId } = key;
  const bar = useQuery({
    queryKey: ['titleBar', companyCode, productId],
    queryFn: async ({ signal }) => {
      const answer = await callApi(getTitleBar, { params: key, query: {} }, { signal });
      return answer && 'isbn' in answer ? answer : null;
    },
  });
  const content = useQuery({
    queryKey: ['titleSheet', companyCode, productId],
    queryFn: ({ signal }) => callApi(getTitleSheet, { params: key }, { signal }),
  });
  const isFailed = bar.isError || content.isError;
  const isMissing = bar.data === null || content.data === null;
  return {
    bar: bar.data ?? null,
    content: content.data ?? null,
    failure: isFailed ? 'network' : isMissing ? 'missing' : null,
    reload() {
      for (const query of [bar, content]) if (query.isError || query.data === null) void query.refetch();
    },
  };
}
