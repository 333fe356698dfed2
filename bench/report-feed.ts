import { writeFileSync } from 'node:fs';

export interface ReportedTitle {
  companyCode: string;
  isbn: string;
}

/** A row of a projection report; the numbers differ by title and account, so that no two rows are equal. */
function accountRow(title: number, account: number) {
  const initial = 500 + ((title * 37 + account * 113) % 9_000);
  return {
    accountNumber: String(1_000_000 + account).padStart(10, '0'),
    accountName: `Bookshop ${account} & Sons`,
    accountInitialOrder: initial - 40,
    accountNetOrder: initial - 55,
    initialProjection: initial,
    revisedProjections: initial + 25,
    finalProjection: initial + 50,
    accountTotalOnOrder: initial - 10,
    variance: -60,
    latestQuantity: initial + 50,
    latestQuantityTag: 'F',
    administratorComments: account % 10 === 0 ? 'Second display approved.' : null,
  };
}

/** Writes a file of the house feed with a US projection report of each title. */
export function writeReportFeed(file: string, titles: readonly ReportedTitle[], accounts: number): void {
  const lines = titles.map(({ companyCode, isbn }, title) =>
    JSON.stringify({
      kind: 'projection',
      companyCode,
      isbn,
      region: 'us',
      header: {
        title: `Measured title ${title}`,
        isbn,
        reissueNumber: 0,
        marketDescription: 'United States',
        salesGoal: 20_500,
      },
      data: Array.from({ length: accounts }, (_, account) => accountRow(title, account)),
    }),
  );
  writeFileSync(file, `${lines.join('\n')}\n`);
}
