import type { HouseRecord } from '@titlenet/catalogue/house-record';
import type { houseRecord } from '@titlenet/contract/feeds/house-record';
import type * as z from 'zod';
import type { OpenDatabase } from '../../database/connection.ts';
import type { ImportReport } from '../runs/import-report.ts';
import type { Uploader } from '../runs/import-run.ts';
import type { HouseFormat } from './house-format.ts';
import { importHouse } from './import-house.ts';

export type SentRecord = z.input<typeof houseRecord>;
export type Kind = HouseRecord['kind'];

let files = 0;

/** A file with these bytes and a unique name. Small chunks prove that lines do not depend on chunk boundaries. */
export function fileOf(text: string | Uint8Array, chunk = 1_000) {
  const bytes = typeof text === 'string' ? Buffer.from(text) : text;
  files += 1;
  return {
    name: `house-${files}.jsonl`,
    isRepeatable: true,
    async *open() {
      for (let start = 0; start < bytes.length; start += chunk) yield bytes.subarray(start, start + chunk);
    },
  };
}

export function importText(
  database: OpenDatabase,
  text: string | Uint8Array,
  format: HouseFormat = { form: 'lines' },
  uploader?: Uploader,
): Promise<ImportReport> {
  return importHouse(fileOf(text), { database, format, uploader, startedBy: 'test', onProgress: () => undefined });
}

/** Imports records as a file of lines. Blanks at its end make its digest unique. */
export function importRecords(
  database: OpenDatabase,
  records: readonly SentRecord[],
  uploader?: Uploader,
): Promise<ImportReport> {
  const lines = records.map((record) => JSON.stringify(record)).join('\n') + ' '.repeat(++blanks);
  return importText(database, lines, { form: 'lines' }, uploader);
}
let blanks = 0;

const keeper = { companyCode: '001', isbn: '9780062040800' } as const;

/** One record of each kind, about one title. */
export const oneOfEach: { [K in Kind]: Extract<SentRecord, { kind: K }> } = {
  title: {
    kind: 'title',
    ...keeper,
    productId: 77,
    bar: { title: 'The Lantern Keeper', author1: 'Marsh, Eleanor', price: 20, salesMarketingCode: 'AV' },
    sheet: { editorial: { bookDescription: '<p>A storm.</p>' }, publicity: { publicist: 'Old Publicist' } },
    codes: { bisac: [{ code: 'FIC004000', description: 'FICTION / Classics' }] },
    references: [{ isbn: '9780061122415', list: 'otherWorks', known: { title: 'Tides' } }],
  },
  publicity: {
    kind: 'publicity',
    ...keeper,
    publicity: {
      publicist: 'Nora Feld',
      info: [
        {
          airDate: '2026-03-05T09:00:00',
          callSign: 'WKLM',
          nat: '1',
          frontPage: '0',
          dateAdded: '2026-01-02',
          market: 'Boston',
        },
        { airDate: '4/7/2026 (approx)', showName: 'The Book Hour (starred)', nat: '0', frontPage: '1' },
      ],
    },
  },
  coop: {
    kind: 'coop',
    ...keeper,
    coopData: {
      coopContracts: [{ marketType: 'Retail', subType: 'Chain', datePromoStart: '2026-03-01', coopAmount: 1250 }],
      retailPlacements: [{ accountName: 'Booktown', promoType: 'End cap', promoEndDate: '2026-04-01' }],
    },
  },
  award: {
    kind: 'award',
    ...keeper,
    awards: { bestsellers: ['City List, #3, 4/5/2026'] },
    lists: [{ id: 12, audience: 'TR', name: 'Golden Owl <Gold>', year: 2026, position: 4 }],
  },
  contract: {
    kind: 'contract',
    ...keeper,
    contracts: { splits: [{ subrightCodeValue: 'Audio', stdSplit: '50/50' }], msDueByContract: '2025-01-31' },
  },
  'sales-month': {
    kind: 'sales-month',
    ...keeper,
    month: '2026-02',
    channel: 'Chain',
    account: 'Booktown',
    gross: 120,
    returns: 20,
    dollars: 1060.5,
  },
  'sales-week': {
    kind: 'sales-week',
    ...keeper,
    weekEnding: '2026-02-28',
    channels: [{ channel: 'Chain', account: 'Booktown', gross: 30, returns: 5, dollars: 265.12, unitsSold: 21 }],
  },
  'pending-order': {
    kind: 'pending-order',
    ...keeper,
    account: 'Booktown',
    orderNumber: 'A-1001',
    orderDate: '2026-02-20',
    shipDate: '2026-03-02',
    quantity: 400,
    status: 'Open',
  },
  projection: {
    kind: 'projection',
    ...keeper,
    region: 'us',
    header: { reissueNumber: 0, salesGoal: 5000 },
    data: [{ accountNumber: '0000000001', accountName: 'Booktown', finalProjection: 700 }],
  },
  'key-account': {
    kind: 'key-account',
    ...keeper,
    region: 'ca',
    header: { reissueNumber: 0 },
    data: [{ accountNumber: '0000000001', accountName: 'Booktown', netSales: 70 }],
  },
  person: { kind: 'person', id: 'p1', name: 'Marsh, Eleanor', photoUrl: 'https://photos.test/p1.jpg' },
  lookup: { kind: 'lookup', attribute: 'imprint', code: 'HP', description: 'Harbour Press' },
  list: {
    kind: 'list',
    name: 'Spring',
    owner: 'dev|employee',
    isShared: true,
    isbns: ['978-0-06-204080-0', '0061122416'],
  },
  'trade-category': {
    kind: 'trade-category',
    report: 'Mystery',
    titles: [{ companyCode: '180', isbn: '0061122416' }, keeper],
  },
  permission: {
    kind: 'permission',
    subject: 'dev|new',
    displayName: 'New Person',
    companies: ['001', '003'],
    roles: ['HarperCollinsEmployee'],
  },
};
