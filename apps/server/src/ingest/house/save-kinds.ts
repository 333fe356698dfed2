import type { HouseKind, HouseRecord, HouseRecordOf } from '@titlenet/catalogue/house-record';
import type { TitleRecord } from '@titlenet/catalogue/title-record';
import type { OpenDatabase } from '../../database/connection.ts';
import { changeRights } from '../../people/change-rights.queries.ts';
import { putUserLists } from '../../people/user-lists.queries.ts';
import { UNTITLED } from '../../records/apply-message.ts';
import { addAwardLists, putAwardLists } from '../../records/award-lists.queries.ts';
import { inConflictFreeBatches } from '../../records/conflict-free-batches.ts';
import { inHouseFragment } from '../../records/fragment-of-message.ts';
import type { InHouseFragment } from '../../records/in-house-fragment.ts';
import { putMonthlySales } from '../../records/monthly-sales.queries.ts';
import { putPendingOrders } from '../../records/pending-orders.queries.ts';
import { putReports } from '../../records/projection-reports.queries.ts';
import type { ReceivedText } from '../../records/received-records.queries.ts';
import { codeOfLookup, putLookups, putPeople, putPermissions } from '../../records/reference-rows.queries.ts';
import { putTradeCategories } from '../../records/trade-categories.queries.ts';
import { putWeeklySales } from '../../records/weekly-sales.queries.ts';
import { type FragmentOutcome, saveInHouseFragments } from '../../write-titles/save-in-house-fragments.ts';
import { type SaveOutcome, saveTitles } from '../../write-titles/save-titles.ts';
import type { WriteOptions } from '../../write-titles/write-merged.ts';
import type { RecordWarning } from '../runs/import-warnings.ts';
import { houseTitleRecord } from './house-title.ts';

export type KindOutcome = SaveOutcome | FragmentOutcome;

export interface SaveContext extends WriteOptions {
  database: OpenDatabase;
  /** False for a user of some companies: what concerns all companies is kept. */
  mayWriteAll: boolean;
  /** Returns the line of a record, which is kept with it. */
  receivedOf(record: HouseRecord | undefined): ReceivedText | undefined;
  recordsKept?: number;
  /** Lines of the report, each once. */
  notices: Set<string>;
  /** Called with warnings about records that are found when they are saved; again if the transaction is repeated. */
  warn(record: HouseRecord, warning: RecordWarning): void;
}

/** How one kind of record is saved, a whole batch at a time in the order of the file. */
interface KindRule<Kind extends HouseKind> {
  /** Records per batch. */
  batch: number;
  /**
   * @returns the outcome of each record
   * @throws errors of the database; then nothing of the batch is saved
   */
  save(records: readonly HouseRecordOf<Kind>[], context: SaveContext): Promise<readonly KindOutcome[]>;
}

/** Titles are derived, which takes the most time. */
const wholeTitles = 100;
const rows = 1_000;
const documents = 200;

type BatchDatabase = OpenDatabase['batch'];
const db = ({ database }: SaveContext) => database.batch;

/**
 * Saves rows in batches without repeated keys, because one statement cannot write a row twice.
 * @param keyOf the values that identify a row
 */
const rowsBy =
  <Row extends HouseRecordOf<HouseKind>>(
    keyOf: (record: Row) => readonly unknown[],
    put: (db: BatchDatabase, rows: readonly Row[], context: SaveContext) => Promise<KindOutcome[]>,
  ) =>
  (records: readonly Row[], context: SaveContext) =>
    inConflictFreeBatches(
      records,
      (record) => [keyOf(record).join('\n')],
      (batch) => put(db(context), batch, context),
    );

const saveFragments = (
  records: readonly HouseRecordOf<'publicity' | 'coop' | 'contract' | 'award'>[],
  context: SaveContext,
) => {
  const sent = new Map(records.map((record) => [inHouseFragment(record), record]));
  const receivedOf = (fragment: InHouseFragment) => context.receivedOf(sent.get(fragment));
  return saveInHouseFragments(db(context), [...sent.keys()], { ...context, receivedOf });
};

const reportKey = ({ companyCode, isbn, region }: HouseRecordOf<'projection' | 'key-account'>) => [
  companyCode,
  isbn,
  region,
];

const AWARDS_KEPT = 'Known awards keep their names and positions: only users of all companies can change them';

export const kindRules: { [Kind in HouseKind]: KindRule<Kind> } = {
  title: {
    batch: wholeTitles,
    save(records, context) {
      const titles = records.map(houseTitleRecord);
      const onUntitled = (title: TitleRecord) =>
        // `saveTitles` names titles of its list.
        context.warn(records[titles.indexOf(title)]!, { path: 'bar.title', message: UNTITLED });
      const receivedOf = (title: TitleRecord) => context.receivedOf(records[titles.indexOf(title)]);
      return saveTitles(db(context), titles, { ...context, isInHouse: true, onUntitled, receivedOf });
    },
  },
  'sales-month': {
    batch: rows,
    save: rowsBy(
      ({ companyCode, isbn, month, channel, account, market }) => [
        companyCode,
        isbn,
        month,
        channel,
        account,
        market ?? '',
      ],
      putMonthlySales,
    ),
  },
  'sales-week': {
    batch: rows,
    save: rowsBy(({ companyCode, isbn, weekEnding }) => [companyCode, isbn, weekEnding], putWeeklySales),
  },
  'pending-order': {
    batch: rows,
    save: rowsBy(
      ({ companyCode, isbn, account, orderNumber, line }) => [companyCode, isbn, account, orderNumber, line ?? 1],
      putPendingOrders,
    ),
  },
  projection: { batch: documents, save: rowsBy(reportKey, putReports) },
  'key-account': { batch: documents, save: rowsBy(reportKey, putReports) },
  publicity: { batch: wholeTitles, save: saveFragments },
  coop: { batch: wholeTitles, save: saveFragments },
  contract: { batch: wholeTitles, save: saveFragments },
  award: {
    batch: wholeTitles,
    async save(records, context) {
      if (context.mayWriteAll) await putAwardLists(db(context), records);
      else if ((await addAwardLists(db(context), records)) > 0) context.notices.add(AWARDS_KEPT);
      return saveFragments(records, context);
    },
  },
  person: { batch: rows, save: rowsBy(({ id }) => [id], putPeople) },
  lookup: {
    batch: rows,
    save: rowsBy(
      (record) => [record.attribute, codeOfLookup(record)],
      (database, batch, { terms }) => putLookups(database, batch, terms),
    ),
  },
  'trade-category': { batch: documents, save: (records, context) => putTradeCategories(db(context), records) },
  list: { batch: documents, save: (records, context) => putUserLists(db(context), records) },
  permission: {
    batch: rows,
    save: rowsBy(
      ({ subject }) => [subject],
      (database, batch, { runId }) =>
        changeRights(database, `import run ${runId}`, (trx) => putPermissions(trx, batch)),
    ),
  },
};

/** Kinds that running servers cache. */
export const cachedKinds: readonly HouseKind[] = ['lookup', 'permission'];
