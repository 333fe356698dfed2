import type { CompanyCode } from '@titlenet/catalogue/companies';
import type { HouseKind, HouseRecord } from '@titlenet/catalogue/house-record';
import { houseKindNames } from '@titlenet/contract/feeds/house-record';
import { cacheClearedChannel } from '../../database/cache-cleared-channel.ts';
import type { OpenDatabase } from '../../database/connection.ts';
import { refreshFigures } from '../../projection/refresh-figures.ts';
import { TermRegistry } from '../../records/terms.queries.ts';
import type { ImportReport, Rejection } from '../runs/import-report.ts';
import { saveAroundPoison } from '../runs/isolate-failing-records.ts';
import type { Quarantine } from '../runs/quarantine.ts';
import { isRefused, nameOf, type RefusedRecord } from './parse-record.ts';
import type { FeedLine } from './read-lines.ts';
import { cachedKinds, type KindOutcome, kindRules, type SaveContext } from './save-kinds.ts';
import { refusalFor } from './writable-companies.ts';

const SHOWN_OF_REJECTED = 300;
/** Lines without a single record after which a file is taken for something else. */
const LINES_WITHOUT_RECORD = 100;
/** Transactions at once that bring figures up to date; the embedded database has one session. */
const FIGURE_LANES = { embedded: 1, postgres: 2 } as const;

interface Waiting {
  record: HouseRecord;
  place: Omit<Rejection, 'reason'>;
  text: string;
}

/** A copy of the beginning: a mere slice would keep the whole line in memory. */
const excerptOf = (text: string) => Buffer.from(text.slice(0, SHOWN_OF_REJECTED)).toString().replaceAll('\0', '');

/** Takes the records of one file, each kind in batches of its own, and counts what became of them. */
export class HouseImporter {
  readonly #report: ImportReport;
  readonly #context: SaveContext;
  readonly #waiting = new Map<HouseKind, Waiting[]>();
  readonly #changedKinds = new Set<HouseKind>();
  readonly #quarantine: Quarantine;
  readonly #writableCompanies: readonly CompanyCode[] | undefined;
  #isSaving: Promise<void> = Promise.resolve();
  #taken = 0;
  #withoutTitle = 0;

  constructor(
    database: OpenDatabase,
    { report, runId, quarantine }: { report: ImportReport; runId: number; quarantine: Quarantine },
    writableCompanies?: readonly CompanyCode[],
  ) {
    this.#writableCompanies = writableCompanies;
    this.#report = report;
    this.#quarantine = quarantine;
    this.#context = { database, runId, terms: new TermRegistry() };
  }

  /** Whether the file looks like something else: many lines, and none of them a record. */
  get isHopeless(): boolean {
    return this.#taken === 0 && this.#report.rejectedCount >= LINES_WITHOUT_RECORD;
  }

  /** Takes what a line holds. Throws when the database is gone. */
  async take(found: HouseRecord | RefusedRecord, { text, line, offset }: FeedLine): Promise<void> {
    this.#report.read++;
    if (isRefused(found)) {
      this.#quarantine.reject({ ...found, line, offset, excerpt: excerptOf(text) }, text);
      return this.#quarantine.flushBatch();
    }
    this.#taken++;
    const refusal = refusalFor(found, this.#writableCompanies);
    if (refusal) {
      const place = { recordReference: nameOf(found), line, offset, excerpt: excerptOf(text) };
      this.#quarantine.reject({ ...place, reason: refusal }, text);
      return this.#quarantine.flushBatch();
    }
    const waiting = this.#waiting.get(found.kind) ?? [];
    waiting.push({
      record: found,
      place: { recordReference: nameOf(found), line, offset, excerpt: excerptOf(text) },
      text,
    });
    this.#waiting.set(found.kind, waiting);
    if (waiting.length >= kindRules[found.kind].batch[this.#context.database.kind]) await this.#saveNext(found.kind);
  }

  /** Saves what is left and brings figures and caches up to date. */
  async end(): Promise<void> {
    for (const kind of houseKindNames) await this.#saveNext(kind);
    await this.#isSaving;
    const { database } = this.#context;
    const pace = { titles: kindRules.title.batch[database.kind], concurrency: FIGURE_LANES[database.kind] };
    await refreshFigures(database.batch, pace, this.#context);
    if (cachedKinds.some((kind) => this.#changedKinds.has(kind)))
      await database.notify(cacheClearedChannel, 'house feed');
    if (this.#withoutTitle > 0)
      this.#report.notices.push(`${this.#withoutTitle} records are kept for titles that no feed has brought yet`);
  }

  /** Waits for what is being saved, and saves nothing more. */
  async settle(): Promise<void> {
    await this.#isSaving.catch(() => undefined);
  }

  /** Starts saving a batch when the one before is in the store: the next lines are read meanwhile. */
  async #saveNext(kind: HouseKind): Promise<void> {
    const waiting = this.#waiting.get(kind) ?? [];
    this.#waiting.delete(kind);
    await this.#isSaving;
    this.#isSaving = this.#save(kind, waiting);
    // Whoever awaits it next hears of its failure; until then it is not unhandled.
    this.#isSaving.catch(() => undefined);
  }

  async #save(kind: HouseKind, waiting: readonly Waiting[]): Promise<void> {
    // Every record of the batch is of the rule's own kind, which the table cannot say of a kind it is indexed by.
    const save = kindRules[kind].save as (
      records: readonly HouseRecord[],
      context: SaveContext,
    ) => Promise<KindOutcome[]>;
    await saveAroundPoison(
      waiting,
      async (items) =>
        this.#count(
          kind,
          await save(
            items.map(({ record }) => record),
            this.#context,
          ),
        ),
      ({ place, text }, reason) => this.#quarantine.reject({ ...place, reason }, text),
    );
  }

  #count(kind: HouseKind, outcomes: readonly KindOutcome[]): void {
    for (const outcome of outcomes) {
      if (outcome === 'waiting') this.#withoutTitle++;
      this.#report[outcome === 'waiting' ? 'added' : outcome]++;
      if (outcome === 'added' || outcome === 'updated') this.#changedKinds.add(kind);
    }
  }
}
