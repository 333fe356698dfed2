import type { CompanyCode } from '@titlenet/catalogue/companies';
import { backlistLabels, backlistPeriod, rankedMonthsText } from '@titlenet/catalogue/lists/backlist';
import { monthPeriod } from '@titlenet/catalogue/periods/reporting-periods';
import type { ReportRow } from '@titlenet/catalogue/reports/report-definition';
import { rankGroups, rankTimes } from '@titlenet/catalogue/reports/sales-ranks';
import type { ReportTitle, StoredRank } from './report-titles.queries.ts';

/**
 * A row for each group and time, with the dates of the months that it was ranked by; without a rank where the title has no
 * net copies. None of a group in which it has no rank at all.
 */
export function rankRows(
  { bar, ranks }: Pick<ReportTitle, 'bar'> & { ranks: readonly StoredRank[] },
  companyCode: CompanyCode,
): ReportRow[] {
  const names = { imprint: bar.imprintDesc, category: bar.categoryDesc } as const;
  return rankGroups.flatMap(({ name: within, label }) => {
    const groupName = names[within];
    const own = ranks.filter((rank) => rank.within === within);
    if (!groupName || own.every(({ rank }) => rank === null)) return [];
    return rankTimes.map((time) => {
      const ofTime = own.find(({ months }) => months === time);
      const months = ofTime?.newestMonth ? backlistPeriod(monthPeriod(ofTime.newestMonth)) : null;
      return {
        within: label,
        groupName,
        period: backlistLabels.time[time],
        dates: rankedMonthsText(time, [{ companyCode, months }]),
        rank: ofTime?.rank ?? null,
        tied: ofTime?.isTied ? 'tied' : null,
        titles: ofTime?.titles ?? null,
        net: ofTime?.net ?? null,
      };
    });
  });
}
