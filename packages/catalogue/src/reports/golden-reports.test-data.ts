/*
 * The reports, written by hand (REPORT-24 to REPORT-70, G-12, G-42, G-45, G-126, G-134).
 *
 * A line of a header is: field on the wire | label | wire value | text on screen; a line without bars starts a group.
 * A line of a table is: field | label | wire value | text on screen | text in the totals row of two equal rows | alignment.
 * A `-` stands for an empty text. Dates of a column's values follow its label in square brackets.
 */
import {
  byPeriod,
  compared,
  period,
  ranked,
  salesByChannel,
  salesByMarket,
  salesPeriods,
  supplied,
  unitsSold,
} from './golden-sales-periods.test-data.ts';
import type { ReportPeriod } from './report-definition.ts';

const titleAndDates = `
Title
title | Title | "A Lantern" | A Lantern
author | Author | "Lee, Harper" | Harper Lee
isbn | ISBN | "9780061120084" | 9780061120084
reissueNumber | Reissue | 3 | R3
price | Price | 1024.5 | $1,024.50
formatDescription | Format | "Hardcover" | Hardcover
imprintDescription | Imprint | "Harbour Press" | Harbour Press
salesMarketingCode | Sales & Marketing Code | "SM7" | SM7
Dates
releaseDate | Release Date | "2026-02-03T00:00:00" | 02/03/2026
onSaleDate | On Sale Date | "2026-03-04T00:00:00" | 03/04/2026
pubDate | Pub Date | "2026-04-05T00:00:00" | 04/05/2026
`;

const stock = `
Stock and Sales
availStock | Stock | 1700 | 1,700
onOrder | On Order | 0 | 0
ltdGross | LTD Gross | 21000 | 21,000
ltdReturns | LTD Returns | 5000 | 5,000
ltdNet | LTD Net | 16000 | 16,000
`;

const projectionHeader = (price: string) => `
Title
marketDescription | Market | "United States" | United States
title | Title | "A Lantern" | A Lantern
author | Author | "Lee, Harper" | Harper Lee
isbn | ISBN | "9780061120084" | 9780061120084
reissueNumber | Reissue | 3 | R3
price | Price | 24.99 | ${price}
formatDescription | Format | "Hardcover" | Hardcover
imprintDescription | Imprint | "Harbour Press" | Harbour Press
Dates
season | Season | "Spring 2026" | Spring 2026
releaseDate | Release Date | "2026-02-03T00:00:00" | 02/03/2026
onSaleDate | On Sale Date | "2026-03-04T00:00:00" | 03/04/2026
budgetCenter | Budget Center | "001-AD" | 001-AD
Model Title
modelTitle | Comparison | "The Salt Path" | The Salt Path
modelReleaseDate | Model Release Date | "2024-05-07T00:00:00" | 05/07/2024
Budget
budgetAdvance | Budget Advance | 12000 | 12,000
budgetReorder | Budget Reorder | 4000 | 4,000
salesGoal | Sales Goal | 20500 | 20,500
firstPrint | First Print | 15000 | 15,000
finalPrint | Final Print | 16000 | 16,000
Forecast
forecastedAdvance | Forecasted Advance | 11800 | 11,800
faDataAsOf | Forecasted Advance As Of | "2026-02-01T00:00:00" | 02/01/2026
forecastReorder | Forecast Reorder | 3900 | 3,900
frDataAsOf | Forecast Reorder As Of | "2026-02-02T00:00:00" | 02/02/2026
Orders
hotTitleQty | Hot Title Qty | 9000 | 9,000
hotTitleDate | Hot Title Date | "2026-02-06T00:00:00" | 02/06/2026
boDataAsOf | Orders As Of | "2026-02-04T00:00:00" | 02/04/2026
`;

/** Wire values of a projection's header that are not shown as facts. */
const projectionFlags = { displayFlag: 'Y', modelTitleLabel: 'Comparison', administratorComments: 'Watch reorders.' };

const accounts = `
accountNumber | Account No. | "0001001045" | 0001001045 | - | start
accountName | Account | "Booktown" | Booktown | - | start
accountInitialOrder | Initial Order | 1500 | 1,500 | - | end
accountNetOrder | Net Order | 1480 | 1,480 | - | end
initialProjection | Initial Projection | 1600 | 1,600 | - | end
revisedProjections | Revised Projection | 1650 | 1,650 | - | end
finalProjection | Final Projection | 1700 | 1,700 | - | end
accountTotalOnOrder | Total On Order | 1620 | 1,620 | - | end
variance | Variance | -1080 | -1,080 | - | end
latestQuantity | Latest Quantity | 1701 | 1,701 (F) | - | end
`;

const keyAccountSales = `
initialSales | Initial Sales | 1481 | 1,481 | - | end
grossReorders | Gross Reorders | 1040 | 1,040 | - | end
grossSales | Gross Sales | 2521 | 2,521 | - | end
netSales | Net Sales | -1060 | -1,060 | - | end
returns | Returns | 3581 | 3,581 | - | end
returnPercent | Return % | 142.05 | 142.05% | - | end
`;

const comments = 'administratorComments | Administrator Comments | "Approved." | Approved. | - | start';

/** Wire values of an account's row that have no column. */
const accountFlags = { latestQuantityTag: 'F' };

const measures = (first: string) => `
${first}
gross | Gross | 2000 | 2,000 | 4,000 | end
returns | Returns | 500 | 500 | 1,000 | end
net | Net | 1500 | 1,500 | 3,000 | end
returnPercent | Return % | 25 | 25.00% | 25.00% | end
dollars | Net Amount | 1234.5 | $1,234.50 | $2,469.00 | end
averagePrice | Avg. Price | 9.99 | $9.99 | $0.82 | end
`;

interface GoldenTable {
  /** Property of the response with the rows. */
  rows: string;
  label: string;
  emptyText: string;
  columns: string;
}

export interface GoldenReport {
  /** Last part of its address. */
  name: string;
  companyCode: '001' | '006' | '400';
  heading: string;
  source: string;
  header: string;
  tables: GoldenTable[];
  /** Further wire values of header and rows. */
  also?: { header?: object; row?: object };
  periods?: readonly ReportPeriod[];
}

const accountReport = (
  name: string,
  heading: string,
  source: string,
  price: string,
  columns: string,
): GoldenReport => ({
  name,
  companyCode: '001',
  heading,
  source,
  header: projectionHeader(price),
  tables: [{ rows: 'data', label: 'Accounts', emptyText: 'No accounts', columns: columns + comments }],
  also: { header: projectionFlags, row: accountFlags },
});

const sales = 'Sales by month, channel and account';
const [projected, keyed] = ['Marketing projections', 'Key account projections'];

export const goldenReports: GoldenReport[] = [
  {
    name: 'salesOverview',
    companyCode: '001',
    periods: salesPeriods,
    also: { row: { tied: 'tied' } },
    heading: 'Sales Overview',
    source: sales,
    header: titleAndDates + stock,
    tables: [
      { rows: 'totals', label: 'Sales by Period', emptyText: 'No sales reported', columns: byPeriod('$') },
      compared('$'),
      ranked,
      supplied,
      ...salesByChannel,
      ...salesByMarket,
    ],
  },
  accountReport('projections', 'Marketing Projection Report', projected, '$24.99', accounts),
  accountReport('projectionsCA', 'Marketing Projection (CA) Report', projected, 'CA$24.99', accounts),
  accountReport(
    'keyAccountsProjections',
    'Key Account Projection Report',
    keyed,
    '$24.99',
    accounts.trimEnd() + keyAccountSales,
  ),
  accountReport(
    'keyAccountsProjectionsCA',
    'Key Account (CA) Projection Report',
    keyed,
    'CA$24.99',
    accounts.trimEnd() + keyAccountSales,
  ),
  {
    name: 'monthlySummary',
    companyCode: '006',
    also: { row: { extent: 'to date', year: 'Jan 2026 to date' } },
    heading: 'Monthly Summary',
    source: sales,
    header: titleAndDates + stock,
    tables: [
      compared('$'),
      {
        rows: 'data',
        label: 'Sales by Month',
        emptyText: 'No sales reported',
        columns: `${measures('month | Month | "2026-01-01T00:00:00" | Jan 2026 to date | Total All Months: | start').trimEnd()}
change | Change to Month Before | -12.5 | -12.50% | - | end
netYearBefore | Net a Year Before | 0 | 0 | - | end
yearChange | Change to Year Before | 25 | 25.00% | - | end
netToDate | Net to Date | 4500 | 4,500 | - | end`,
      },
    ],
  },
  {
    name: 'pendingOrders',
    companyCode: '001',
    also: { row: { overdue: 'overdue' } },
    heading: 'Pending Orders',
    source: 'Pending orders',
    header: titleAndDates + stock,
    tables: [
      {
        rows: 'data',
        label: 'Pending Orders by Account',
        emptyText: 'No pending orders',
        columns: `
account | Account | "Booktown" | Booktown | Total All Accounts: | start
orders | Orders | 1002 | 1,002 | 2,004 | end
qty | Quantity | 1640 | 1,640 | 3,280 | end
firstOrderDate | First Order Date | "2026-01-02T00:00:00" | 1/2/2026 | - | start
nextShipDate | Next Ship Date | "2026-02-03T00:00:00" | 2/3/2026 overdue | - | start`,
      },
      {
        rows: 'lines',
        label: 'Order Lines',
        emptyText: 'No pending orders',
        columns: `
account | Account | "Booktown" | Booktown | Total All Lines: | start
orderNo | Order No. | "B-1" | B-1 | - | start
orderDate | Order Date | "2026-01-02T00:00:00" | 1/2/2026 | - | start
shipDate | Ship Date | "2026-02-03T00:00:00" | 2/3/2026 overdue | - | start
qty | Quantity | 1640 | 1,640 | 3,280 | end
status | Status | "Open" | Open | - | start`,
      },
    ],
  },
  {
    name: 'titleView',
    companyCode: '400',
    also: { row: { tied: 'tied' } },
    heading: 'Title View',
    source: sales,
    header: titleAndDates.replace('$', '£') + stock,
    tables: [
      { rows: 'totals', label: 'Sales by Period', emptyText: 'No sales reported', columns: byPeriod('£') },
      compared('£'),
      ranked,
    ],
  },
  {
    name: 'channelReport',
    companyCode: '001',
    heading: 'Channel Report',
    source: 'Sales by week, channel and account',
    header: `${titleAndDates.trimEnd()}
weekEnding | Week Ending | "2026-01-24T00:00:00" | 01/24/2026
newestWeek | Newest Week Reported | "2026-01-31T00:00:00" | 01/31/2026`,
    tables: [
      {
        rows: 'data',
        label: 'Sales of the Week by Channel',
        emptyText: 'No sales reported for this week',
        columns: `${measures('channel | Channel | "Online" | Online | Total All Channels: | start').trimEnd()}
share | Share of Net | 50 | 50.00% | 100.00% | end`,
      },
    ],
  },
  {
    name: 'pointOfSale',
    companyCode: '001',
    also: { row: { extent: 'to date' } },
    periods: [
      period('lastWeek', 'week', '2026-01-18', '2026-01-24'),
      period('last4Weeks', 'week', '2025-12-28', '2026-01-24'),
      period('onHand', 'week', '2026-01-18', '2026-01-24'),
    ],
    heading: 'Point of Sale',
    source: 'Point-of-sale units by week and account',
    header: titleAndDates,
    tables: [...unitsSold, supplied],
  },
];
