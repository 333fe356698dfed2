import { formatCountOf } from '../formatting/numbers.ts';
import { compareNaturally } from '../text/natural-sort.ts';
import { accountRowKind, latestProjection } from './account-rows.ts';
import type { ProjectionReportDefinition } from './projections.ts';
import { type ReportColumn, type ReportData, type ReportRow, rowsOf } from './report-definition.ts';
import { RunningTotals } from './report-totals.ts';

/*
 * The first page of a combined report: its titles with their totals, and its accounts across all titles.
 */

/** Name of the column with the difference between orders and projections, by which titles are ranked at first. */
export const varianceColumn = 'variance';

const projectionColumn = {
  name: 'projection',
  label: 'Latest Projection',
  type: 'integer',
  total: 'sum',
} as const satisfies ReportColumn;

/** What a reader compares first. */
const FIRST_COLUMNS = ['accountTotalOnOrder', projectionColumn.name, varianceColumn];

/**
 * Figures of a title or an account on the front page: orders, the latest projection and their difference, then the
 * other columns of the report's accounts that have totals. Quantities with a tag are of different kinds, and have no
 * sum that means anything.
 */
export function frontColumns({ tables }: Pick<ProjectionReportDefinition, 'tables'>): readonly ReportColumn[] {
  const ofAccounts: readonly ReportColumn[] = tables[0].columns;
  const columns = [
    projectionColumn,
    ...ofAccounts.filter(({ total, tag }) => total !== undefined && tag === undefined),
  ];
  const first = FIRST_COLUMNS.flatMap((name) => columns.find((column) => column.name === name) ?? []);
  return [...first, ...columns.filter((column) => !first.includes(column))];
}

type Figures = Readonly<Record<string, number | null>>;

/** A title with a report. */
export interface FrontTitle {
  /** The place of its report among the selected titles. */
  readonly place: number;
  readonly companyCode: string;
  readonly title: string;
  readonly author: string;
  readonly isbn: string;
  readonly onSaleDate: string | null;
  /** Number of its accounts. */
  readonly accounts: number;
  readonly figures: Figures;
}

/** An account across all titles of its company: each company numbers its accounts itself. */
export interface FrontAccount {
  readonly companyCode: string;
  readonly number: string;
  readonly name: string;
  /** Number of titles with the account. */
  readonly titles: number;
  readonly figures: Figures;
}

export interface FrontPage {
  readonly titles: readonly FrontTitle[];
  readonly accounts: readonly FrontAccount[];
  readonly totals: Figures;
  /** First and last of the days that the reports cover, wire dates; empty if no report states one. */
  readonly asOf: readonly string[];
  /** What the page counts differently from the reports, in sentences. */
  readonly notes: readonly string[];
}

/** A report among the selected titles. */
export interface FrontReport {
  readonly place: number;
  readonly companyCode: string;
  /** Of the title. The header has what the feed states, which may be nothing or the ISBN of another title. */
  readonly isbn: string;
  readonly report: ReportData & { readonly header: ReportRow };
}

const text = (value: unknown) => String(value ?? '').trim();
const withProjection = (row: ReportRow): ReportRow => ({ ...row, projection: latestProjection(row) });

/** Where the name of an account is from: the report of the newest day counts, of one day the first title's. */
interface NameOrigin {
  readonly asOf: string;
  readonly place: number;
}

interface AccountSum {
  readonly companyCode: string;
  readonly number: string;
  name: string;
  namedBy: NameOrigin;
  titles: number;
  readonly totals: RunningTotals;
}

const isNewerName = (one: NameOrigin, other: NameOrigin) =>
  one.asOf > other.asOf || (one.asOf === other.asOf && one.place < other.place);

/** Adds reports one by one, in any order, while others are being loaded. */
export class FrontPageSums {
  readonly #columns: readonly ReportColumn[];
  readonly #table: ProjectionReportDefinition['tables'][0];
  readonly #titles = new Map<string, FrontTitle>();
  readonly #accounts = new Map<string, AccountSum>();
  readonly #totals: RunningTotals;
  readonly #asOf = new Set<string>();
  #withoutDay = 0;
  #repeated = 0;
  #different = 0;
  #withoutAccounts = 0;

  constructor(definition: Pick<ProjectionReportDefinition, 'tables'>) {
    this.#columns = frontColumns(definition);
    this.#table = definition.tables[0];
    this.#totals = new RunningTotals(this.#columns);
  }

  /** Adds a report; a title that was selected twice counts once. */
  add({ place, companyCode, isbn, report }: FrontReport): void {
    const { header } = report;
    const key = `${companyCode} ${isbn}`;
    const known = this.#titles.get(key);
    if (known) {
      this.#repeated += 1;
      if (place < known.place) this.#titles.set(key, { ...known, place });
      return;
    }
    const rows = rowsOf(report, this.#table);
    const accounts = rows.filter((row) => accountRowKind(row) === 'data').map(withProjection);
    const stated = rows.find((row) => accountRowKind(row) === 'totals');
    // A feed may state totals of accounts that it does not name.
    const counted = accounts.length === 0 && stated ? [withProjection(stated)] : accounts;
    const totals = new RunningTotals(this.#columns);
    for (const row of counted) {
      totals.add(row);
      this.#totals.add(row);
    }
    this.#addAccounts(companyCode, accounts, { asOf: report.asOf ?? '', place });
    if (report.asOf === null) this.#withoutDay += 1;
    else this.#asOf.add(report.asOf);
    if (report.differences.length > 0) this.#different += 1;
    if (counted !== accounts) this.#withoutAccounts += 1;
    this.#titles.set(key, {
      place,
      companyCode,
      title: text(header.title),
      author: text(header.author),
      isbn,
      onSaleDate: header.onSaleDate === null ? null : text(header.onSaleDate),
      accounts: accounts.length,
      figures: totals.totals(),
    });
  }

  /** Accounts of a company are known by number, or by name where they have none. A title may have an account twice. */
  #addAccounts(companyCode: string, rows: readonly ReportRow[], namedBy: NameOrigin): void {
    const own = new Set<AccountSum>();
    for (const row of rows) {
      const [number, name] = [text(row.accountNumber), text(row.accountName)];
      const key = `${companyCode} ${number || ` ${name}`}`;
      const known = this.#accounts.get(key);
      const sum = known ?? { companyCode, number, name, namedBy, titles: 0, totals: new RunningTotals(this.#columns) };
      this.#accounts.set(key, sum);
      if (name !== '' && (sum.name === '' || isNewerName(namedBy, sum.namedBy))) {
        sum.name = name;
        sum.namedBy = namedBy;
      }
      sum.totals.add(row);
      own.add(sum);
    }
    for (const sum of own) sum.titles += 1;
  }

  /** @returns the page of the reports that were added, in the order of their titles' selection */
  page(): FrontPage {
    const days = [...this.#asOf].sort();
    return {
      titles: [...this.#titles.values()].sort((a, b) => a.place - b.place),
      accounts: [...this.#accounts.values()].map(({ companyCode, number, name, titles, totals }) => ({
        companyCode,
        number,
        name,
        titles,
        figures: totals.totals(),
      })),
      totals: this.#totals.totals(),
      asOf: [...new Set([days[0], days.at(-1)])].flatMap((day) => day ?? []),
      notes: this.#notes(),
    };
  }

  #notes(): string[] {
    const { accountTotalOnOrder: ordered, projection, variance } = this.#totals.totals();
    const isWhole = (ordered ?? 0) - (projection ?? 0) === (variance ?? 0);
    return [
      ...(isWhole
        ? []
        : ['Variance is of the accounts that have both a projection and an order, or as the feed states it.']),
      ...(this.#repeated === 0
        ? []
        : [`${formatCountOf(this.#repeated, 'title was', 'titles were')} selected more than once, and counted once.`]),
      ...(this.#different === 0
        ? []
        : [
            `The feed contradicts itself in ${formatCountOf(this.#different, 'report')}: its totals differ from its accounts, of which this page has the sums.`,
          ]),
      ...(this.#withoutAccounts === 0
        ? []
        : [`${formatCountOf(this.#withoutAccounts, 'report names', 'reports name')} no accounts, only totals.`]),
      // Without any day the page states none.
      ...(this.#withoutDay === 0 || this.#asOf.size === 0
        ? []
        : [`${formatCountOf(this.#withoutDay, 'report does', 'reports do')} not say as of which day the figures are.`]),
    ];
  }
}

/** The column by which titles and accounts are ranked. */
export interface FrontOrder {
  readonly column: string;
  readonly isDescending: boolean;
}

/** The largest shortfall first. */
export const usualFrontOrder: FrontOrder = { column: varianceColumn, isDescending: false };

/**
 * Ranks titles or accounts by a figure, the natural order of their names among equals (GRID-119).
 *
 * @param nameOf what precedes among equals
 * @returns rows without the figure last, in either direction
 */
export function rankBy<Row extends { readonly figures: Figures }>(
  rows: readonly Row[],
  { column, isDescending }: FrontOrder,
  nameOf: (row: Row) => string,
): Row[] {
  const compare = (a: Row, b: Row) => {
    const [left, right] = [a.figures[column] ?? null, b.figures[column] ?? null];
    if (left === right) return compareNaturally(nameOf(a), nameOf(b));
    if (left === null || right === null) return left === null ? 1 : -1;
    return isDescending ? right - left : left - right;
  };
  return rows.toSorted(compare);
}
