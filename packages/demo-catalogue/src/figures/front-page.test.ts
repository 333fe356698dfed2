import { FrontPageSums, type FrontReport } from '@titlenet/catalogue/reports/front-page';
import { projectionReports as definitions } from '@titlenet/catalogue/reports/projections';
import { expect, test } from 'vitest';
import { dayOf, defaultReferenceDate } from '../demo-dates.ts';
import { demoCatalogue } from '../demo-titles.ts';
import { projectionReports } from './projection-reports.ts';

const options = { titles: 5_000, seed: 1, referenceDate: defaultReferenceDate() };
const today = dayOf(options.referenceDate);

type Row = Readonly<Record<string, unknown>>;
type Sums = Record<string, number>;

const summed = ['accountInitialOrder', 'accountNetOrder', 'accountTotalOnOrder', 'variance', 'finalProjection'];
const ofKeyAccounts = ['grossSales', 'returns', 'netSales'];

/** The latest projection of an account, said independently of the definitions. */
function projectionOf({ finalProjection, revisedProjections, initialProjection }: Row): number {
  for (const value of [finalProjection, revisedProjections, initialProjection])
    if (typeof value === 'number') return value;
  return 0;
}

function addTo(sums: Sums, row: Row, names: readonly string[]): void {
  for (const name of names) sums[name] = (sums[name] ?? 0) + Number(row[name] ?? 0);
  sums.projection = (sums.projection ?? 0) + projectionOf(row);
}

const sent = [...demoCatalogue(options)].flatMap((title) =>
  title.record.isbn === null ? [] : projectionReports(title, today),
);

test.each(definitions)(
  'the first page of all $operation of the demo has the sums of its records [MULTI-28, MULTI-30]',
  (definition) => {
    const { region, kind } = definition.stored;
    const reports = sent.filter((report) => report.region === region && report.kind === kind);
    const names = kind === 'key-account' ? [...summed, ...ofKeyAccounts] : summed;
    const front = new FrontPageSums(definition);
    const [all, byTitle, byAccount] = [{} as Sums, new Map<string, Sums>(), new Map<string, Sums>()];
    for (const [place, { companyCode, isbn, header, data }] of reports.entries()) {
      const report = {
        productId: 1,
        header: { ...header, isbn },
        asOf: null,
        periods: [],
        notes: [],
        differences: [],
        data,
      };
      // The records have the members of the definition's header.
      front.add({ place, companyCode, isbn, report } as unknown as FrontReport);
      const own: Sums = {};
      for (const row of data as unknown as readonly Row[]) {
        if (row.accountNumber === 'ZZZZZZZZZZ' || row.accountName === 'Total All Accounts:') continue;
        const key = `${companyCode} ${row.accountNumber}`;
        const account = byAccount.get(key) ?? {};
        byAccount.set(key, account);
        for (const sums of [all, own, account]) addTo(sums, row, names);
      }
      byTitle.set(`${companyCode} ${isbn}`, own);
    }
    const page = front.page();
    const compared = [...names, 'projection'];
    const shown = (figures: Row) => Object.fromEntries(compared.map((name) => [name, Number(figures[name] ?? 0)]));
    const expected = (sums: Sums | undefined) => Object.fromEntries(compared.map((name) => [name, sums?.[name] ?? 0]));
    expect(page.titles).toHaveLength(byTitle.size);
    for (const { companyCode, isbn, figures } of page.titles)
      expect(shown(figures), isbn).toEqual(expected(byTitle.get(`${companyCode} ${isbn}`)));
    expect(page.accounts).toHaveLength(byAccount.size);
    for (const { companyCode, number, figures } of page.accounts)
      expect(shown(figures), number).toEqual(expected(byAccount.get(`${companyCode} ${number}`)));
    expect(shown(page.totals)).toEqual(expected(all));
    expect(byTitle.size).toBeGreaterThan(100);
  },
);
