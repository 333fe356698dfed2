import type { HouseKind, HouseRecordOf } from '@titlenet/catalogue/house-record';
import type { OpenDatabase } from '../../database/connection.ts';
import { type FragmentOutcome, saveInHouseFragments } from '../../projection/save-in-house-fragments.ts';
import { type SaveOutcome, saveTitles } from '../../projection/save-titles.ts';
import type { WriteOptions } from '../../projection/write-merged.ts';
import { putAwardLists } from '../../records/award-lists.queries.ts';
import { inConflictFreeBatches } from '../../records/conflict-free-batches.ts';
import { inHouseFragment } from '../../records/fragment-of-message.ts';
import type { InHouseFragment } from '../../records/in-house-fragment.ts';
import { putMonthlySales } from '../../records/monthly-sales.queries.ts';
import { putPendingOrders } from '../../records/pending-orders.queries.ts';
import { putReports } from '../../records/projection-reports.queries.ts';
import { putLookups, putPeople, putPermissions } from '../../records/reference-rows.queries.ts';
import { putTradeCategories } from '../../records/trade-categories.queries.ts';
import { putUserLists } from '../../records/user-lists.queries.ts';
import { putWeeklySales } from '../../records/weekly-sales.queries.ts';
import { houseTitleRecord } from './house-title.ts';

export type KindOutcome = SaveOutcome | FragmentOutcome;

export interface SaveContext extends WriteOptions {
  database: OpenDatabase;
}

/** How one kind of record is saved, a whole batch at a time in the order of the file. */
interface KindRule<Kind extends HouseKind> {
  /** Records per batch. Reads on the embedded database wait for whole transactions. */
  batch: Record<OpenDatabase['kind'], number>;
  /**
   * @returns the outcome of each record
   * @throws errors of the database; then nothing of the batch is saved
   */
  save(records: readonly HouseRecordOf<Kind>[], context: SaveContext): Promise<readonly KindOutcome[]>;
}

/** Titles are derived, which takes the most time. */
const wholeTitles = { embedded: 5, postgres: 100 };
const rows = { embedded: 100, postgres: 1_000 };
const documents = { embedded: 20, postgres: 200 };

const db = ({ database }: SaveContext) => database.batch;

const saveParts = (parts: readonly InHouseFragment[], context: SaveContext) =>
  saveInHouseFragments(db(context), parts, context);

export const kindRules: { [Kind in HouseKind]: KindRule<Kind> } = {
  title: {
    batch: wholeTitles,
    save: (records, context) => saveTitles(db(context), records.map(houseTitleRecord), { ...context, isHouse: true }),
  },
  'sales-month': {
    batch: rows,
    save: (records, context) =>
      inConflictFreeBatches(
        records,
        ({ companyCode, isbn, month, channel, account }) => [[companyCode, isbn, month, channel, account].join('\n')],
        (round) => putMonthlySales(db(context), round),
      ),
  },
  'sales-week': {
    batch: rows,
    save: (records, context) =>
      inConflictFreeBatches(
        records,
        ({ companyCode, isbn, weekEnding }) => [`${companyCode} ${isbn} ${weekEnding}`],
        (round) => putWeeklySales(db(context), round),
      ),
  },
  'pending-order': {
    batch: rows,
    save: (records, context) =>
      inConflictFreeBatches(
        records,
        ({ companyCode, isbn, account, orderNumber, line }) => [
          [companyCode, isbn, account, orderNumber, line ?? 1].join('\n'),
        ],
        (round) => putPendingOrders(db(context), round),
      ),
  },
  projection: {
    batch: documents,
    save: (records, context) =>
      inConflictFreeBatches(
        records,
        ({ companyCode, isbn, region }) => [`${companyCode} ${isbn} ${region}`],
        (round) => putReports(db(context), round),
      ),
  },
  'key-account': {
    batch: documents,
    save: (records, context) =>
      inConflictFreeBatches(
        records,
        ({ companyCode, isbn, region }) => [`${companyCode} ${isbn} ${region}`],
        (round) => putReports(db(context), round),
      ),
  },
  publicity: { batch: wholeTitles, save: (records, context) => saveParts(records.map(inHouseFragment), context) },
  coop: { batch: wholeTitles, save: (records, context) => saveParts(records.map(inHouseFragment), context) },
  contract: { batch: wholeTitles, save: (records, context) => saveParts(records.map(inHouseFragment), context) },
  award: {
    batch: wholeTitles,
    async save(records, context) {
      await putAwardLists(db(context), records);
      return saveParts(records.map(inHouseFragment), context);
    },
  },
  person: {
    batch: rows,
    save: (records, context) =>
      inConflictFreeBatches(
        records,
        ({ id }) => [id],
        (round) => putPeople(db(context), round),
      ),
  },
  lookup: {
    batch: rows,
    save: (records, context) =>
      inConflictFreeBatches(
        records,
        ({ attribute, code }) => [`${attribute} ${code}`],
        (round) => putLookups(db(context), round, context.terms),
      ),
  },
  'trade-category': { batch: documents, save: (records, context) => putTradeCategories(db(context), records) },
  list: { batch: documents, save: (records, context) => putUserLists(db(context), records) },
  permission: {
    batch: rows,
    save: (records, context) =>
      inConflictFreeBatches(
        records,
        ({ subject }) => [subject],
        (round) => putPermissions(db(context), round),
      ),
  },
};

/** Kinds that running servers cache. */
export const cachedKinds: readonly HouseKind[] = ['lookup', 'permission'];
