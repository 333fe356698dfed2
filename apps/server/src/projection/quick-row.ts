import { companyOf } from '@titlenet/catalogue/companies';
import type { SearchRow } from '@titlenet/catalogue/quick-search';
import type { TitleBar } from '@titlenet/catalogue/title-bar';
import type { TitleRecord } from '@titlenet/catalogue/title-record';

/** The row that the quick search answers with for this title (CS §3); HQNA rows carry their ISBN as `isbN_13` too. */
export function quickRow(record: TitleRecord, bar: TitleBar): SearchRow {
  const layout = companyOf(record.companyCode).layout;
  return {
    salesMarketingDescription: layout === 'Z' ? bar.answerCode : bar.salesMarketingCode,
    isbn: bar.isbn,
    isbN_13: layout === 'Q' ? bar.isbn : null,
    productId: bar.productId,
    title: bar.title,
    author: bar.author1,
    companiesFormat: bar.formatDesc ?? bar.formatDescSRP5,
    onSaleDate: bar.onSaleDate,
    publisher: record.stored.publisher ?? bar.imprintDesc,
    territoryCode: record.sheet.subrights?.currentTerritoryCode ?? null,
    companyCode: record.companyCode,
    reissueNo: bar.reissueNo,
  };
}
