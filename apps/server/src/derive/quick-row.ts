import { companyOf } from '@titlenet/catalogue/companies';
import { divisionOf } from '@titlenet/catalogue/divisions';
import type { SearchRow } from '@titlenet/catalogue/quick-search-result';
import { codeWithWords } from '@titlenet/catalogue/result-columns/title-values';
import { formatLabel } from '@titlenet/catalogue/rules/format-label';
import type { TitleCodes } from '@titlenet/catalogue/search-attributes';
import type { TitleBar } from '@titlenet/catalogue/title-bar';
import type { TitleRecord } from '@titlenet/catalogue/title-record';

/** @param codes with the labels to display @returns the row of a title in the results of quick search */
export function quickRow(record: TitleRecord, bar: TitleBar, codes: TitleCodes): SearchRow {
  const { quickSearchCode, hasIsbn13Key } = divisionOf(companyOf(record.companyCode).division);
  return {
    salesMarketingDescription: codeWithWords({ codes }, quickSearchCode, bar[quickSearchCode]),
    isbn: bar.isbn,
    isbN_13: hasIsbn13Key ? bar.isbn : null,
    productId: bar.productId,
    title: bar.title,
    author: bar.author1,
    companiesFormat: formatLabel(bar),
    onSaleDate: bar.onSaleDate,
    publisher: record.stored.publisher ?? bar.imprintDesc,
    territoryCode: codeWithWords({ codes }, 'territory', record.sheet.subrights?.currentTerritoryCode),
    companyCode: record.companyCode,
    reissueNo: bar.reissueNo,
  };
}
