import { formatCount } from '@titlenet/catalogue/formatting/numbers';
import type { HouseKind, HouseRecord } from '@titlenet/catalogue/house-record';
import { houseKindNames } from '@titlenet/contract/feeds/house-record';
import { cacheClearedChannel } from '../../database/cache-cleared-channel.ts';
import type { OpenDatabase } from '../../database/connection.ts';
import { saveIsolatingFailures } from '../../database/isolate-failures.ts';
import { TermRegistry } from '../../records/terms.queries.ts';
import { refreshLabels } from '../../write-titles/refresh-labels.ts';
import { countWarnings, type ImportReport, type Rejection } from '../runs/import-report.ts';
import type { RunOptions, Uploader } from '../runs/import-run.ts';
import type { RecordWarning } from '../runs/import-warnings.ts';
import type { Quarantine } from '../runs/quarantine.ts';
import { type AcceptedRecord, isRefused, nameOf, type RefusedRecord } from './parse-record.ts';
import type { FeedLine } from './read-lines.ts';
import { type Receipt, receivedRecord } from './received-record.ts';
import { cachedKinds, type KindOutcome, kindRules, type SaveContext } from './save-kinds.ts';
import { mayWriteAll, refusalFor } from './writers.ts';

const MAX_EXCERPT_LENGTH = 300;
/** After this many lines without a record, the file is refused as another format. */
const MAX_LINES_WITHOUT_RECORD = 100;

type SaveAny = (records: readonly HouseRecord[], context: SaveContext) => Promise<KindOutcome[]>;

interface Waiting {
  record: HouseRecord;
  location: Omit<Rejection, 'reason'>;
  text: string;
  warnings: readonly RecordWarning[];
}

/** Copies the beginning of a text: a slice would keep the whole line in memory. */
const excerptOf = (text: string) => Buffer.from(text.slice(0, MAX_EXCERPT_LENGTH)).toString().replaceAll('\0', '');

const withoutTitleNotice = (count: number) =>
  count === 1
    ? '1 record is stored for a title that no feed has named yet'
    : `${formatCount(count)} records are stored for titles that no feed has named yet`;

/** Saves the records of one file, each kind in its own batches, and counts the outcomes. */
export class HouseImporter {
  readonly #report: ImportReport;
  readonly #context: Omit<SaveContext, 'warn' | 'receivedOf'>;
  readonly #waiting = new Map<HouseKind, Waiting[]>();
  readonly #changedKinds = new Set<HouseKind>();
  readonly #quarantine: Quarantine;
  readonly #uploader: Uploader | undefined;
  readonly #receipt: Receipt;
  #saving: Promise<void> = Promise.resolve();
  #validCount = 0;
  #withoutTitleCount = 0;

  constructor(
    database: OpenDatabase,
    { report, runId, quarantine }: { report: ImportReport; runId: number; quarantine: Quarantine },
    { uploader, firstReceivedAt, recordsKept }: Pick<RunOptions, 'uploader' | 'firstReceivedAt' | 'recordsKept'>,
  ) {
    this.#uploader = uploader;
    const isRetry = firstReceivedAt !== undefined;
    this.#receipt = { receivedAt: firstReceivedAt ?? new Date().toISOString(), isRetry };
    this.#report = report;
    this.#quarantine = quarantine;
    const terms = new TermRegistry();
    this.#context = { database, runId, terms, mayWriteAll: mayWriteAll(uploader), recordsKept, notices: new Set() };
  }

  /** True when the file appears to have another format: many lines, and none of them a record. */
  get isOtherFormat(): boolean {
    return this.#validCount === 0 && this.#report.rejectedCount >= MAX_LINES_WITHOUT_RECORD;
  }

  /**
   * Adds a record to its batch, or rejects it.
   * @throws when the database is not available
   */
  async add(found: AcceptedRecord | RefusedRecord, { text, line, offset }: FeedLine): Promise<void> {
    this.#report.read++;
    if (isRefused(found)) {
      this.#quarantine.reject({ ...found, line, offset, excerpt: excerptOf(text) }, text);
      return this.#quarantine.flushBatch();
    }
    this.#validCount++;
    const { record, warnings } = receivedRecord(found, this.#receipt);
    const location = { recordReference: nameOf(record), line, offset, excerpt: excerptOf(text) };
    const refusal = refusalFor(record, this.#uploader);
    if (refusal) {
      this.#quarantine.reject({ ...location, reason: refusal }, text);
      return this.#quarantine.flushBatch();
    }
    const waiting = this.#waiting.get(record.kind) ?? [];
    waiting.push({ record, location, text, warnings });
    this.#waiting.set(record.kind, waiting);
    if (waiting.length >= kindRules[record.kind].batch) await this.#saveNext(record.kind);
  }

  /** Saves the remaining records and updates labels and caches. */
  async end(): Promise<void> {
    for (const kind of houseKindNames) await this.#saveNext(kind);
    await this.#saving;
    const { database } = this.#context;
    this.#report.notices.push(...this.#context.notices);
    if (this.#changedKinds.has('lookup')) await refreshLabels(database.batch, kindRules.title.batch, this.#context);
    if (cachedKinds.some((kind) => this.#changedKinds.has(kind)))
      await database.notify(cacheClearedChannel, 'house feed');
    if (this.#withoutTitleCount > 0) this.#report.notices.push(withoutTitleNotice(this.#withoutTitleCount));
  }

  /** Waits for the running transaction; saves nothing more. */
  async waitForSave(): Promise<void> {
    await this.#saving.catch(() => undefined);
  }

  /** Starts saving a batch when the previous one is stored; the next lines are read meanwhile. */
  async #saveNext(kind: HouseKind): Promise<void> {
    const waiting = this.#waiting.get(kind) ?? [];
    this.#waiting.delete(kind);
    await this.#saving;
    this.#saving = this.#save(kind, waiting);
    // The next `await` throws its failure; until then it must not count as unhandled.
    this.#saving.catch(() => undefined);
  }

  async #save(kind: HouseKind, waiting: readonly Waiting[]): Promise<void> {
    // TypeScript cannot relate a rule and the records of a kind that both depend on the same variable.
    const save = kindRules[kind].save as SaveAny;
    const found = new Map<HouseRecord, RecordWarning>();
    const sent = new Map(waiting.map(({ record, text, location: { line } }) => [record, { text, line }]));
    const context: SaveContext = {
      ...this.#context,
      warn: (record, warning) => found.set(record, warning),
      receivedOf: (record) => record && sent.get(record),
    };
    await saveIsolatingFailures(
      waiting,
      async (items) => {
        const records = items.map(({ record }) => record);
        this.#count(kind, await save(records, context));
        for (const item of items) this.#warn(item, found.get(item.record));
      },
      ({ location, text }, reason) => this.#quarantine.reject({ ...location, reason }, text),
    );
  }

  #warn({ record, location: { recordReference, line, offset }, warnings }: Waiting, whenSaved?: RecordWarning): void {
    const all = whenSaved ? [...warnings, whenSaved] : warnings;
    if (all.length === 0) return;
    const isbn = ('isbn' in record && record.isbn) || null;
    countWarnings(this.#report, all, { recordReference: recordReference ?? '', isbn, line, offset });
  }

  #count(kind: HouseKind, outcomes: readonly KindOutcome[]): void {
    for (const outcome of outcomes) {
      if (outcome === 'waiting') this.#withoutTitleCount++;
      this.#report[outcome === 'waiting' ? 'added' : outcome]++;
      if (outcome === 'added' || outcome === 'updated') this.#changedKinds.add(kind);
    }
  }
}
