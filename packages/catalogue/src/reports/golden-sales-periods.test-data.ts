import type { ReportPeriod } from './report-definition.ts';

/* Lines are those of golden-reports.test-data.ts. */

export const period = (
  name: string,
  unit: 'month' | 'week',
  first: string,
  last: string,
  isToDate = false,
): ReportPeriod => ({
  ...{ name, unit, first, last, isToDate },
});

export const salesPeriods = [
  period('Week', 'week', '2026-01-18', '2026-01-24'),
  period('Month', 'month', '2025-12-01', '2025-12-31'),
  period('Months3', 'month', '2025-10-01', '2025-12-31'),
  period('Months6', 'month', '2025-07-01', '2025-12-31'),
  period('Months12', 'month', '2025-01-01', '2025-12-31'),
  period('Life', 'month', '2024-11-01', '2026-01-31', true),
  period('ToDate', 'month', '2026-01-01', '2026-01-31', true),
];

/** Sales by channel: each measure in every period, with the dates of the periods in square brackets. */
const byChannel = {
  net: `
channel | Channel | "Online" | Online | Total All Channels: | start
netWeek | Net Last Week [week ending 1/24/2026] | 1001 | 1,001 | 2,002 | end
netMonth | Net Last Month [Dec 2025] | 1002 | 1,002 | 2,004 | end
netMonths3 | Net 3 Months [Oct 2025 to Dec 2025] | 1003 | 1,003 | 2,006 | end
netMonths6 | Net 6 Months [Jul 2025 to Dec 2025] | 1004 | 1,004 | 2,008 | end
netMonths12 | Net 12 Months [Jan 2025 to Dec 2025] | 1005 | 1,005 | 2,010 | end
netLife | Net Life to Date [Nov 2024 to date] | 1006 | 1,006 | 2,012 | end
netToDate | Net Month to Date [Jan 2026 to date] | 1007 | 1,007 | 2,014 | end
`,
  gross: `
channel | Channel | "Online" | Online | Total All Channels: | start
grossWeek | Gross Last Week [week ending 1/24/2026] | 2000 | 2,000 | 4,000 | end
grossMonth | Gross Last Month [Dec 2025] | 2001 | 2,001 | 4,002 | end
grossMonths3 | Gross 3 Months [Oct 2025 to Dec 2025] | 2002 | 2,002 | 4,004 | end
grossMonths6 | Gross 6 Months [Jul 2025 to Dec 2025] | 2003 | 2,003 | 4,006 | end
grossMonths12 | Gross 12 Months [Jan 2025 to Dec 2025] | 2004 | 2,004 | 4,008 | end
grossLife | Gross Life to Date [Nov 2024 to date] | 2005 | 2,005 | 4,010 | end
grossToDate | Gross Month to Date [Jan 2026 to date] | 2006 | 2,006 | 4,012 | end
`,
  returns: `
channel | Channel | "Online" | Online | Total All Channels: | start
returnsWeek | Returns Last Week [week ending 1/24/2026] | 500 | 500 | 1,000 | end
returnsMonth | Returns Last Month [Dec 2025] | 501 | 501 | 1,002 | end
returnsMonths3 | Returns 3 Months [Oct 2025 to Dec 2025] | 502 | 502 | 1,004 | end
returnsMonths6 | Returns 6 Months [Jul 2025 to Dec 2025] | 503 | 503 | 1,006 | end
returnsMonths12 | Returns 12 Months [Jan 2025 to Dec 2025] | 504 | 504 | 1,008 | end
returnsLife | Returns Life to Date [Nov 2024 to date] | 505 | 505 | 1,010 | end
returnsToDate | Returns Month to Date [Jan 2026 to date] | 506 | 506 | 1,012 | end
`,
  returnPercent: `
channel | Channel | "Online" | Online | Total All Channels: | start
returnPercentWeek | Return % Last Week [week ending 1/24/2026] | 25 | 25.00% | 25.00% | end
returnPercentMonth | Return % Last Month [Dec 2025] | 24.99 | 24.99% | 25.04% | end
returnPercentMonths3 | Return % 3 Months [Oct 2025 to Dec 2025] | 24.98 | 24.98% | 25.07% | end
returnPercentMonths6 | Return % 6 Months [Jul 2025 to Dec 2025] | 24.96 | 24.96% | 25.11% | end
returnPercentMonths12 | Return % 12 Months [Jan 2025 to Dec 2025] | 24.95 | 24.95% | 25.15% | end
returnPercentLife | Return % Life to Date [Nov 2024 to date] | 24.94 | 24.94% | 25.19% | end
returnPercentToDate | Return % Month to Date [Jan 2026 to date] | 24.93 | 24.93% | 25.22% | end
`,
  dollars: `
channel | Channel | "Online" | Online | Total All Channels: | start
dollarsWeek | Net Amount Last Week [week ending 1/24/2026] | 1234.5 | $1,234.50 | $2,469.00 | end
dollarsMonth | Net Amount Last Month [Dec 2025] | 2 | $2.00 | $4.00 | end
dollarsMonths3 | Net Amount 3 Months [Oct 2025 to Dec 2025] | 3.25 | $3.25 | $6.50 | end
dollarsMonths6 | Net Amount 6 Months [Jul 2025 to Dec 2025] | 4 | $4.00 | $8.00 | end
dollarsMonths12 | Net Amount 12 Months [Jan 2025 to Dec 2025] | 5 | $5.00 | $10.00 | end
dollarsLife | Net Amount Life to Date [Nov 2024 to date] | 6 | $6.00 | $12.00 | end
dollarsToDate | Net Amount Month to Date [Jan 2026 to date] | -7 | ($7.00) | ($14.00) | end
`,
  averagePrice: `
channel | Channel | "Online" | Online | Total All Channels: | start
averagePriceWeek | Avg. Price Last Week [week ending 1/24/2026] | 9.99 | $9.99 | $1.23 | end
averagePriceMonth | Avg. Price Last Month [Dec 2025] | 8.5 | $8.50 | $0.00 | end
averagePriceMonths3 | Avg. Price 3 Months [Oct 2025 to Dec 2025] | 7.25 | $7.25 | $0.00 | end
averagePriceMonths6 | Avg. Price 6 Months [Jul 2025 to Dec 2025] | 6 | $6.00 | $0.00 | end
averagePriceMonths12 | Avg. Price 12 Months [Jan 2025 to Dec 2025] | 5 | $5.00 | $0.00 | end
averagePriceLife | Avg. Price Life to Date [Nov 2024 to date] | 4 | $4.00 | $0.01 | end
averagePriceToDate | Avg. Price Month to Date [Jan 2026 to date] | 3 | $3.00 | - | end
`,
};

const view = (measure: string, columns: string) => ({
  ...{ rows: 'rows', label: `Sales by Channel: ${measure}`, emptyText: 'No sales reported', columns },
});

const marketView = (measure: string, columns: string) => ({
  ...{ rows: 'markets', label: `Sales by Market: ${measure}`, emptyText: 'No sales reported' },
  columns: columns
    .replace(
      'channel | Channel | "Online" | Online | Total All Channels:',
      'market | Market | "" | (none) | Total All Markets:',
    )
    .replace(/^.*Last Week.*\n/m, ''),
});

/** The same measures, without the last week, because weeks have no markets. */
export const salesByMarket = [
  marketView('Net', byChannel.net),
  marketView('Gross', byChannel.gross),
  marketView('Returns', byChannel.returns),
  marketView('Return %', byChannel.returnPercent),
  marketView('Net Amount', byChannel.dollars),
  marketView('Avg. Price', byChannel.averagePrice),
];

/** The views of the table in the order of paper. */
export const salesByChannel = [
  view('Net', byChannel.net),
  view('Gross', byChannel.gross),
  view('Returns', byChannel.returns),
  view('Return %', byChannel.returnPercent),
  view('Net Amount', byChannel.dollars),
  view('Avg. Price', byChannel.averagePrice),
];

export const byPeriod = (money: string) => `
period | Period | "Last Week" | Last Week | - | start
dates | Dates | "week ending 1/24/2026" | week ending 1/24/2026 | - | start
gross | Gross | 1200 | 1,200 | - | end
returns | Returns | 1500 | 1,500 | - | end
net | Net | -300 | -300 | - | end
returnPercent | Return % | 125 | 125.00% | - | end
dollars | Net Amount | -1234.5 | (${money}1,234.50) | - | end
averagePrice | Avg. Price | 4.11 | ${money}4.11 | - | end
reported | Reported | "1 of 1 week" | 1 of 1 week | - | start
`;

const comparison = (money: string) => `
period | Period | "Last Month (Year Ago)" | Last Month (Year Ago) | - | start
dates | Dates | "Oct 2026" | Oct 2026 | - | start
net | Net | 0 | 0 | - | end
reported | Reported | "1 of 1 month" | 1 of 1 month | - | start
comparedWith | Compared With | "Oct 2025" | Oct 2025 | - | start
netBefore | Net Then | 1500 | 1,500 | - | end
reportedBefore | Reported Then | "1 of 1 month" | 1 of 1 month | - | start
change | Change | -1500 | -1,500 | - | end
changePercent | Change % | -100 | -100.00% | - | end
dollars | Net Amount | 0 | ${money}0.00 | - | end
dollarsBefore | Net Amount Then | 1234.5 | ${money}1,234.50 | - | end
dollarsChangePercent | Amount Change % | -100 | -100.00% | - | end
`;

const supply = `
period | Period | "Last Week" | Last Week | - | start
dates | Dates | "week ending 1/24/2026" | week ending 1/24/2026 | - | start
units | Units | 1030 | 1,030 | - | end
shipped | Shipped Net | 1200 | 1,200 | - | end
sellThrough | Sell-Through % | 85.83 | 85.83% | - | end
reported | Reported | "1 of 1 week" | 1 of 1 week | - | start
onHand | On Hand | 0 | 0 | - | end
weeksOfSupply | Weeks of Supply | 2.5 | 2.50 | - | end
`;

const rank = `
within | Rank Within | "Imprint" | Imprint | - | start
groupName | Name | "Harper" | Harper | - | start
period | Period | "13 Months" | 13 Months | - | start
dates | Dates | "Oct 2025 to Oct 2026" | Oct 2025 to Oct 2026 | - | start
rank | Rank | 1012 | 1,012 tied | - | end
titles | Ranked Titles | 2400 | 2,400 | - | end
net | Net | 1500 | 1,500 | - | end
`;

export const ranked = { rows: 'ranks', label: 'Rank', emptyText: 'No rank yet', columns: rank };

export const supplied = {
  ...{
    rows: 'supply',
    label: 'Sell-Through and Supply',
    emptyText: 'No point-of-sale units reported',
    columns: supply,
  },
};

export const compared = (money: string) => ({
  ...{ rows: 'comparison', label: 'Comparison', emptyText: 'Nothing to compare yet' },
  columns: comparison(money),
});

/** Point of sale, by week and by account. */
export const unitsSold = [
  {
    rows: 'data',
    label: 'Units by Week',
    emptyText: 'No point-of-sale units reported',
    columns: `
weekEnding | Week Ending | "2026-01-24T00:00:00" | 1/24/2026 to date | Total All Weeks: | start
units | Units | 1030 | 1,030 | 2,060 | end
change | Change to Week Before | -33.3 | -33.30% | - | end`,
  },
  {
    rows: 'accounts',
    label: 'Units by Account',
    emptyText: 'No point-of-sale units reported',
    columns: `
account | Account | "Booktown" | Booktown | Total All Accounts: | start
lastWeek | Last Week [week ending 1/24/2026] | 1030 | 1,030 | 2,060 | end
last4Weeks | Last 4 Weeks [weeks ending 1/3/2026 to 1/24/2026] | 1050 | 1,050 | 2,100 | end
reported | Reported | "3 of 4 weeks" | 3 of 4 weeks | - | start
allWeeks | All Weeks [not reported] | 1070 | 1,070 | 2,140 | end
onHand | On Hand [week ending 1/24/2026] | 80 | 80 | 160 | end
weeksOfSupply | Weeks of Supply [week ending 1/24/2026] | 2.5 | 2.50 | - | end`,
  },
];
