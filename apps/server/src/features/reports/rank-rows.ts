import type { CompanyCode } from '@titlenet/catalogue/companies';
import { backlistLabels, backlistPeriod, rankedMonthsText } from '@titlenet/catalogue/lists/backlist';
import { monthPeriod } from '@titlenet/catalogue/periods/reporting-periods';
import type { ReportRow } from '@titlenet/catalogue/reports/report-definition';
import { rankGroups, rankTimes } from '@titlenet/catalogue/reports/sales-ranks';
import type { ReportTitle, StoredRank } from './report-titles.queries.ts';

/**
 * A row for each group and time; without a rank where the title has no net copies. None of a group in which it has no rank
 * at all.
 */
export function rankRows(
  { bar, ranks }: Pick<ReportTitle, 'bar'> & { ranks: readonly StoredRank[] },
  companyCode: CompanyCode,
): ReportRow[] {
  const [any] = ranks;
  if (!any) return [];
  const months = any.newestMonth === null ? null : backlistPeriod(monthPeriod(any.newestMonth));
  const names = { imprint: bar.imprintDesc, category: bar.categoryDesc } as const;
  return rankGroups.flatMap(({ name: within, label }) => {
    const groupName = names[within];
    if (!groupName || ranks.every((rank) => rank.within !== within)) return [];
    return rankTimes.map((time) => {
      const own = ranks.find((rank) => rank.within === within && rank.months === time);
      return {
        within: label,
        groupName,
        period: backlistLabels.time[time],
        dates: rankedMonthsText(time, [{ companyCode, months }]),
        rank: own?.rank ?? null,
        tied: own?.isTied ? 'tied' : null,
        titles: own?.titles ?? null,
        net: own?.net ?? null,
      };
    });
  });
}
