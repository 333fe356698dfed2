import { type CompanyCode, companyOf } from '@titlenet/catalogue/companies';
import { clearCache, getPermissions } from '@titlenet/contract/account';
import { reportClientError } from '@titlenet/contract/client-errors';
import { getConfiguration } from '@titlenet/contract/configuration';
import { getCoopSubSection } from '@titlenet/contract/coop';
import { getHqnaCoverImage } from '@titlenet/contract/cover-image';
import { healthCheck } from '@titlenet/contract/health';
import { companyOfIsbn, convert10To13Isbn } from '@titlenet/contract/isbn';
import { getChMarketingSheet } from '@titlenet/contract/marketing-sheets';
import { checkOnixExport, exportOnix } from '@titlenet/contract/onix-export';
import { getPerson } from '@titlenet/contract/people';
import { countQuickSearchFacets } from '@titlenet/contract/power-search/facets';
import { getFieldProvenance, getReceivedRecord } from '@titlenet/contract/provenance';
import { getPublicityInfo } from '@titlenet/contract/publicity';
import { getRevertedTitleBar } from '@titlenet/contract/reverted-title-bar';
import { exportHccpSearch, exportHqnaSearch, exportSearch } from '@titlenet/contract/search-export';
import { quickSearch } from '@titlenet/contract/searching';
import { getTitleHistory } from '@titlenet/contract/title-history';
import { getAdvertising, getOnlineMarketing } from '@titlenet/contract/title-marketing';
import { getTitleBar, getTitleSheet, getTitleSheetBatch } from '@titlenet/contract/title-sheet';
import { feedsMatrix } from './feeds-matrix.ts';
import { listsMatrix } from './lists-matrix.ts';
import { everyRole, type MatrixLine } from './matrix-line.ts';
import { packsMatrix } from './packs-matrix.ts';
import { personalMatrix } from './personal-matrix.ts';
import { matrixPersonId } from './pictures-matrix.ts';
import { powerSearchMatrix } from './power-search-matrix.ts';
import { reportsMatrix } from './reports-matrix.ts';
import { teamNotesMatrix } from './team-notes-matrix.ts';

/** A valid ISBN without a title in any company. */
export const unknownIsbn = '9780062040879';

/** ISBN of the company's title in the tests of the matrix. */
export const matrixIsbn = (company: CompanyCode) => isbnByCompany[company];

const isbnByCompany: Record<CompanyCode, string> = {
  '001': '9780062040800',
  '003': '9780062040817',
  '018': '9780062040824',
  '035': '9780062040831',
  '180': '9780062040848',
  '006': '9780062040855',
  '400': '9780062040862',
};

/** The product id of a title in the tests of the matrix. */
export const matrixProductId = (isbn: string) => Number(isbn.slice(-6));

/**
 * Access matrix: endpoint × role × company. It is written by hand from the requirements, not derived from the
 * endpoints' declarations, so that an error in either is found. `access-matrix.test.ts` calls every cell.
 */
export const accessMatrix: readonly MatrixLine[] = [
  { endpoint: healthCheck, for: 'nobody signed in', company: 'any', call: () => ({ url: '/api/HealthCheck' }) },
  { endpoint: getConfiguration, for: 'nobody signed in', company: 'any', call: () => ({ url: '/configuration' }) },
  {
    endpoint: reportClientError,
    for: 'nobody signed in',
    company: 'any',
    call: () => ({ url: '/api/ClientErrors', payload: { message: 'x', url: 'https://titlenet.test/', kind: 'error' } }),
  },
  {
    endpoint: getPermissions,
    for: 'anybody signed in',
    company: 'any',
    call: () => ({ url: '/api/account/Permissions' }),
  },
  { endpoint: clearCache, for: ['cacheClearer'], company: 'any', call: () => ({ url: '/api/account/ClearCache' }) },
  {
    endpoint: convert10To13Isbn,
    for: everyRole,
    company: 'any',
    call: () => ({ url: '/api/isbn/0062040804/Convert10to13' }),
  },
  {
    endpoint: companyOfIsbn,
    for: everyRole,
    company: 'hidden',
    call: (_company, isbn) => ({ url: `/api/isbn/${isbn}/Company` }),
  },
  {
    endpoint: quickSearch,
    for: everyRole,
    company: 'same division',
    call: (company, isbn) => ({
      url: '/api/Searching/QuickSearch',
      payload: { isbn, company: companyOf(company).division },
    }),
  },
  {
    endpoint: countQuickSearchFacets,
    for: everyRole,
    company: 'same division',
    call: (company, isbn) => ({
      url: '/api/Searching/QuickSearch/Facets',
      payload: { isbn, company: companyOf(company).division },
    }),
  },
  ...powerSearchMatrix,
  {
    endpoint: getTitleBar,
    for: everyRole,
    company: 'holds',
    call: (company, isbn) => ({ url: `/api/TitleSheet/${company}/${isbn}/bar` }),
  },
  {
    endpoint: getTitleSheet,
    for: everyRole,
    company: 'holds',
    call: (company, isbn) => ({ url: `/api/TitleSheet/${company}/${isbn}` }),
  },
  {
    endpoint: getTitleSheetBatch,
    for: everyRole,
    company: 'hidden',
    call: (companyCode, isbn) => ({
      url: '/api/TitleSheet/Batch',
      payload: { titles: [{ companyCode, productId: isbn }] },
    }),
  },
  {
    endpoint: getTitleHistory,
    for: everyRole,
    company: 'holds',
    call: (company, isbn) => ({ url: `/api/Titles/${company}/${isbn}/history` }),
  },
  {
    endpoint: getFieldProvenance,
    for: ['employee'],
    company: 'holds',
    call: (company, isbn) => ({ url: `/api/Titles/${company}/${isbn}/provenance?field=bar.price` }),
  },
  {
    endpoint: getReceivedRecord,
    for: ['employee'],
    company: 'holds',
    call: (company, isbn) => ({ url: `/api/Titles/${company}/${isbn}/records/1?field=bar.price` }),
  },
  {
    endpoint: getRevertedTitleBar,
    for: everyRole,
    company: 'holds',
    call: (company, isbn) => ({ url: `/api/Reports/${company}/${isbn}/RevertedTitleBar` }),
  },
  {
    endpoint: getCoopSubSection,
    for: everyRole,
    company: 'holds',
    call: (company, isbn) => ({ url: `/api/TitleSheet/Coop?isbn10=${isbn}&companyCode=${company}` }),
  },
  {
    endpoint: getPublicityInfo,
    for: everyRole,
    company: 'hidden',
    call: (_company, isbn) => ({ url: `/api/TitleSheet/PublicityInfo?isbn=${isbn}&bookingType=All` }),
  },
  {
    endpoint: getAdvertising,
    for: everyRole,
    company: 'hidden',
    call: (_company, isbn) => ({ url: `/api/TitleSheet/Advertising?isbn10=${isbn}` }),
  },
  {
    endpoint: getPerson,
    for: everyRole,
    company: 'hidden',
    call: (_company, isbn) => ({ url: `/api/person/${matrixPersonId(isbn)}` }),
  },
  {
    endpoint: getOnlineMarketing,
    for: everyRole,
    company: 'hidden',
    call: (_company, isbn) => ({ url: `/api/TitleSheet/OnlineMarketing?isbn10=${isbn}` }),
  },
  {
    endpoint: getChMarketingSheet,
    for: everyRole,
    company: 'hidden',
    about: '003',
    call: (_company, isbn) => ({
      url: '/api/TitleSheet/MarketingSheets',
      payload: { productIds: [matrixProductId(isbn)] },
    }),
  },
  {
    endpoint: getHqnaCoverImage,
    for: everyRole,
    company: 'hidden',
    about: '180',
    call: (_company, isbn) => ({ url: `/api/TitleSheet/CoverImage/HQNA/${isbn}` }),
  },
  {
    endpoint: checkOnixExport,
    for: everyRole,
    company: 'hidden',
    call: (companyCode, isbn) => ({ url: '/api/Onix/Check', payload: { companyCode, isbns: [isbn] } }),
  },
  {
    endpoint: exportOnix,
    for: everyRole,
    company: 'hidden',
    call: (companyCode, isbn) => ({ url: '/api/Onix/Export', payload: { companyCode, isbns: [isbn] } }),
  },
  {
    endpoint: exportSearch,
    for: everyRole,
    company: 'same division',
    about: '001',
    call: (_company, isbn) => ({ url: '/api/Export/1/excel', payload: { isbns: [isbn] } }),
  },
  {
    endpoint: exportHqnaSearch,
    for: everyRole,
    company: 'same division',
    about: '180',
    call: (_company, isbn) => ({ url: '/api/Export/excel/hqna', payload: { isbns: [isbn] } }),
  },
  {
    endpoint: exportHccpSearch,
    for: everyRole,
    company: 'same division',
    about: '006',
    call: (_company, isbn) => ({ url: '/api/Export/excel/hccp', payload: { isbns: [isbn] } }),
  },
  ...personalMatrix,
  ...teamNotesMatrix,
  ...packsMatrix,
  ...feedsMatrix,
  ...reportsMatrix,
  ...listsMatrix,
];
