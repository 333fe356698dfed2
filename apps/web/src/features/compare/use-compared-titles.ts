import { useQueries } from '@tanstack/react-query';
import type { CompanyCode } from '@titlenet/catalogue/companies';
import { type SalesSinceLaunch, salesSinceLaunch } from '@titlenet/catalogue/comparison/sales-since-launch';
import { hasReport } from '@titlenet/catalogue/reports/reports';
import { monthlySummary } from '@titlenet/catalogue/reports/sales-reports';
import type { SentTitleBar } from '@titlenet/contract/title-sheet';
import { reportQuery } from '../../domain/reports/report-query.ts';
import { usePermissions } from '../../domain/session/permissions.ts';
import { type TitleKey, titleBarQuery } from '../../domain/sheet/use-title.ts';

export interface ComparedTitle {
  readonly key: TitleKey;
  readonly bar: SentTitleBar;
  /** Null: no sales, or titles of the company have no monthly sales. */
  readonly sales: SalesSinceLaunch | null;
  readonly asOf: string | null;
}

interface ComparedTitles {
  readonly titles: readonly ComparedTitle[];
  readonly isPending: boolean;
  /** Titles that the company does not have or the person may not see. */
  readonly missing: readonly TitleKey[];
  readonly isFailed: boolean;
  reload(): void;
}

const quietly = { call: { blocking: false, toast: false } } as const;

/**
 * Loads the title bars and monthly sales of titles. Sales that cannot be loaded are left out; titles of companies that
 * the user does not have are not requested, because the server refuses them.
 */
export function useComparedTitles(all: readonly TitleKey[]): ComparedTitles {
  const { companies } = usePermissions();
  const isAllowed = ({ companyCode }: TitleKey) => companies.some((code) => code === companyCode);
  const keys = all.filter(isAllowed);
  const bars = useQueries({ queries: keys.map((key) => titleBarQuery(key, quietly)) });
  const sales = useQueries({
    queries: keys.map((key, index) => {
      const isbn = bars[index]?.data?.isbn;
      // Keys of titles have codes of companies.
      const title = { companyCode: key.companyCode as CompanyCode, isbn: isbn ?? key.productId };
      return {
        ...reportQuery(monthlySummary, title, quietly),
        enabled: Boolean(isbn) && hasReport(monthlySummary, key.companyCode),
      };
    }),
  });
  return {
    titles: keys.flatMap((key, index) => {
      const bar = bars[index]?.data;
      const report = sales[index]?.data ?? null;
      return bar ? [{ key, bar, sales: salesSinceLaunch(report), asOf: report?.asOf ?? null }] : [];
    }),
    isPending: bars.some((query) => query.isPending) || sales.some((query) => query.isLoading),
    missing: all.filter((key) => !isAllowed(key) || bars[keys.indexOf(key)]?.data === null),
    isFailed: bars.some((query) => query.isError),
    reload() {
      for (const query of bars) if (query.isError) void query.refetch();
    },
  };
}
