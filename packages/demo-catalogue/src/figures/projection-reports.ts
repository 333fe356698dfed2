import { byName } from '@titlenet/catalogue/by-name';
import type { HouseRecordOf } from '@titlenet/catalogue/house-record';
import type { KeyAccountRow, ProjectionHeader, ProjectionRow } from '@titlenet/catalogue/reports/projection-fields';
import { hasReport, type ReportName, reports } from '@titlenet/catalogue/reports/reports';
import type { TitleRecord } from '@titlenet/catalogue/title-record';
import { seasonOf, wireDate, yearOf } from '../demo-dates.ts';
import { Random } from '../random/random.ts';
import type { DemoEdition } from '../works/demo-work.ts';
import { partition } from './partition.ts';
import { projectedAccountsOf } from './projected-accounts-of.ts';
import type { ProjectedAccount, Region } from './projection-accounts.ts';
import { accountRow, type SoldToAccount, type Stage, totalsRow } from './projection-rows.ts';
import { firstPrint } from './sales-figures.ts';

export type ProjectionReport = HouseRecordOf<'projection'> | HouseRecordOf<'key-account'>;

/** Titles have projection reports from DAYS_BEFORE to DAYS_AFTER their on-sale date. */
const DAYS_BEFORE = 420;
const DAYS_AFTER = 200;
const FINAL_STAGE_DAYS = 75;
const PROJECTION_SEED = 11;
/** Share of the first print planned for each market. */
const REGION_SHARE = { us: 0.88, ca: 0.12 } as const;
/** Projections of titles on sale relative to their sales. */
const PLANNED_OF_SOLD = 1.12;
/** In long reports one account in this many returns more than it took. */
const ACCOUNTS_PER_RETURNER = 13;
const WEIGHT_OF_RETURNER = 25;
/** One title in this many has a totals row that its accounts do not sum to. */
const TITLES_PER_WRONG_TOTAL = 500;
const PLACE_OF_WRONG_TOTAL = 7;
const MISSING_COPIES = 150;

const comments = [
  'Watch reorders after the tour.',
  'Second display approved.',
  'Account asked for a price promotion.',
  null,
  null,
  null,
] as const;

const has = (name: ReportName, company: string) => hasReport(byName(reports, name), company);

const divider = { accountNumber: 'ZZZZZZZZZZ', accountName: 'All other accounts' };

const blankFigures = {
  accountInitialOrder: null,
  accountNetOrder: null,
  initialProjection: null,
  revisedProjections: null,
  finalProjection: null,
  accountTotalOnOrder: null,
  variance: null,
  latestQuantity: null,
  latestQuantityTag: null,
  administratorComments: null,
} as const;
const blankSales = {
  initialSales: null,
  grossReorders: null,
  grossSales: null,
  netSales: null,
  returns: null,
  returnPercent: null,
} as const;

/** Composes the projection and key-account reports of an edition for each market in which its company has them. */
export function projectionReports(
  { edition, record }: { edition: DemoEdition; record: TitleRecord },
  today: number,
): ProjectionReport[] {
  const { isbn, company, day, hasBarOnly, productId } = edition;
  const printed = firstPrint(edition);
  if (!isbn || !productId || hasBarOnly || printed === null) return [];
  if (day - today > DAYS_BEFORE || today - day > DAYS_AFTER) return [];
  const stage: Stage = { daysOut: today - day, isFinal: day - today < FINAL_STAGE_DAYS };
  const random = new Random(PROJECTION_SEED, productId);
  return (['us', 'ca'] as const).flatMap((region): ProjectionReport[] => {
    const [projections, keyAccounts] =
      region === 'us'
        ? (['projections', 'keyAccountsProjections'] as const)
        : (['projectionsCA', 'keyAccountsProjectionsCA'] as const);
    if (!has(projections, company)) return [];
    const { key, other } = projectedAccountsOf(edition, region);
    const sold = soldToAccounts(record, [...key, ...other], region);
    const soldToAll = sold.reduce((sum, { gross }) => sum + gross, 0);
    const goal = stage.daysOut > 0 ? soldToAll * PLANNED_OF_SOLD : printed * REGION_SHARE[region];
    const rows = [...key, ...other].map((account, index) =>
      // Copies are divided among the same accounts.
      accountRow(account, { ...stage, goal, sold: sold[index]! }, random),
    );
    const [keyRows, otherRows] = [rows.slice(0, key.length), rows.slice(key.length)];
    const header = headerOf(edition, record, { region, goal, printed, rows, today }, random);
    const title = { companyCode: company, isbn, region };
    const data: ProjectionRow[] = [
      ...keyRows.map(withoutSales),
      { ...blankFigures, ...divider },
      ...otherRows.map(withoutSales),
      withoutSales(statedTotals(edition, rows)),
    ];
    const projection = { kind: 'projection' as const, ...title, header, data };
    if (!has(keyAccounts, company)) return [projection];
    const keyData: KeyAccountRow[] = [
      ...keyRows,
      { ...blankFigures, ...blankSales, ...divider, accountName: '' },
      totalsRow(keyRows),
    ];
    return [projection, { kind: 'key-account' as const, ...title, header, data: keyData }];
  });
}

/** Splits the market's share of the life-to-date sales among its accounts. */
function soldToAccounts(
  { stored: { ltdGross, ltdReturns } }: TitleRecord,
  accounts: readonly ProjectedAccount[],
  region: Region,
): SoldToAccount[] {
  const inMarket = (copies: number) => Math.round(copies * REGION_SHARE[region]);
  const shares = accounts.map(([, , share]) => share);
  const gross = partition(inMarket(ltdGross ?? 0), shares);
  const returners = shares.map((share, index) =>
    index > 0 && index % ACCOUNTS_PER_RETURNER === 0 ? share * WEIGHT_OF_RETURNER : share,
  );
  const returns = partition(inMarket(ltdReturns ?? 0), returners);
  // Copies and returns are divided among the same accounts.
  return gross.map((copies, index) => ({ gross: copies, returns: returns[index]! }));
}

/** The totals row that the feed states; for a few deliberate titles it differs from the sum of the accounts. */
function statedTotals({ productId }: DemoEdition, rows: readonly KeyAccountRow[]): KeyAccountRow {
  const totals = totalsRow(rows);
  const isWrong = (productId ?? 0) % TITLES_PER_WRONG_TOTAL === PLACE_OF_WRONG_TOTAL;
  return isWrong ? { ...totals, initialProjection: (totals.initialProjection ?? 0) + MISSING_COPIES } : totals;
}

function withoutSales(row: KeyAccountRow): ProjectionRow {
  const {
    initialSales: _i,
    grossReorders: _r,
    grossSales: _g,
    netSales: _n,
    returns: _b,
    returnPercent: _p,
    ...rest
  } = row;
  return rest;
}

interface Plan {
  region: Region;
  goal: number;
  printed: number;
  rows: readonly KeyAccountRow[];
  today: number;
}

function headerOf(
  edition: DemoEdition,
  { bar, references }: TitleRecord,
  { region, goal, printed, rows, today }: Plan,
  random: Random,
): ProjectionHeader {
  const { day, work, company } = edition;
  const model = references.find(({ list, known }) => list === 'titleTrack' || (list === 'competitive' && known));
  const sum = (field: 'accountTotalOnOrder' | 'latestQuantity') =>
    rows.reduce((total, row) => total + (row[field] ?? 0), 0);
  const season = seasonOf(day);
  const planned = Math.round(goal / 100) * 100;
  const isHot = work.success > 3;
  return {
    marketDescription: region === 'us' ? 'United States' : 'Canada',
    title: work.title,
    author: work.author.name,
    isbn: edition.isbn,
    formatDescription: edition.format.text,
    imprintDescription: edition.imprint[1],
    season: `${season.description} ${yearOf(day)}`,
    modelTitle: model ? (model.known?.title ?? model.isbn) : null,
    modelTitleLabel: model ? 'Model Title' : null,
    budgetCenter: `${company}-${edition.list.division[0]}`,
    reissueNumber: edition.reissueNo,
    price: region === 'us' ? edition.price : (bar.canadianPrice ?? null),
    displayFlag: model ? 'Y' : 'N',
    releaseDate: bar.releaseDate ?? null,
    onSaleDate: wireDate(day),
    modelReleaseDate: model ? wireDate(day - 364) : null,
    faDataAsOf: wireDate(today - 3),
    frDataAsOf: wireDate(today - 3),
    hotTitleDate: isHot ? wireDate(Math.min(today - 1, day - 20)) : null,
    boDataAsOf: wireDate(today - 1),
    budgetAdvance: planned,
    budgetReorder: Math.round(planned * 0.3),
    salesGoal: Math.round(planned * 1.3),
    firstPrint: printed,
    finalPrint: day - today < FINAL_STAGE_DAYS ? Math.round((printed * 1.04) / 500) * 500 : null,
    forecastedAdvance: sum('latestQuantity'),
    forecastReorder: Math.round(sum('latestQuantity') * 0.28),
    hotTitleQty: isHot ? sum('accountTotalOnOrder') : null,
    administratorComments: random.pick(comments),
  };
}
