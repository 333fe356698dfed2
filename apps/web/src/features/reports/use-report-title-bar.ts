import { useQuery } from '@tanstack/react-query';
import { companyOf } from '@titlenet/catalogue/companies';
import type { TitleBar } from '@titlenet/catalogue/title-bar';
import { getRevertedTitleBar, type RevertedTitleBar } from '@titlenet/contract/reverted-title-bar';
import type { ReportKey } from '../../domain/reports/report-query.ts';
import { titleBarQuery } from '../../domain/sheet/use-title.ts';
import { callApi } from '../../ui/api/call-api.ts';
import type { ReportAddress } from './report-address.ts';

/** The fields of the reverted title bar from a usual one. */
function barFields(bar: TitleBar): RevertedTitleBar {
  const { isbn, isbn10, title, author1: author, onSaleDate, pubDate, price: listPrice } = bar;
  return { isbn: isbn ?? '', isbn10, title, author, onSaleDate, pubDate, listPrice };
}

interface BarOfReport {
  /** Null before it is loaded, and for a page to be printed. */
  readonly shown: RevertedTitleBar | null;
  readonly imageURL: string | null;
  /** For the sheet's sidebar. */
  readonly bar: TitleBar | null;
}

/**
 * The title bar of a report. Without a product id HCCP shows the reverted title bar (REPORT-04, REPORT-05), because the
 * address of a report identifies titles by ISBN.
 */
export function useReportTitleBar(
  title: ReportKey,
  { isPrintable, isInShell, productId }: Pick<ReportAddress, 'isPrintable' | 'isInShell' | 'productId'>,
): BarOfReport {
  const { companyCode, isbn } = title;
  const isReverted = companyOf(companyCode).isKeyedByIsbn && productId === undefined;
  const { data: reverted = null } = useQuery({
    queryKey: ['revertedTitleBar', companyCode, isbn],
    enabled: isReverted && !isPrintable,
    queryFn: ({ signal }) =>
      callApi(getRevertedTitleBar, { params: { companyCode, isbn } }, { signal, blocking: false, toast: false }),
  });
  const { data: bar = null } = useQuery({
    ...titleBarQuery({ companyCode, productId: productId ?? isbn }, { call: { toast: false, blocking: false } }),
    enabled: !isPrintable && (!isReverted || isInShell),
  });
  if (isPrintable) return { shown: null, imageURL: null, bar };
  if (isReverted) return { shown: reverted, imageURL: null, bar };
  return { shown: bar && barFields(bar), imageURL: bar?.imageURL ?? null, bar };
}
