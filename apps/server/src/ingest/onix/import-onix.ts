import { type CompanyCode, companyCodes } from '@titlenet/catalogue/companies';
import type { TitleRecord } from '@titlenet/catalogue/title-record';
import type { OnixWarning } from '@titlenet/onix/read/onix-values';
import { saveIsolatingFailures } from '../../database/isolate-failures.ts';
import { findInHouseLabels } from '../../records/in-house-code-labels.queries.ts';
import type { ReferenceConflict } from '../../records/reference-conflicts.ts';
import { TermRegistry } from '../../records/terms.queries.ts';
import { findCompaniesOfRecord } from '../../records/title-sources.queries.ts';
import { KeyedConcurrencyLimiter } from '../../write-titles/keyed-concurrency-limiter.ts';
import { type SaveOptions, type SaveOutcome, savedKeys, saveTitles } from '../../write-titles/save-titles.ts';
import type { FeedFile } from '../feed-file.ts';
import { countFaults, countOutcomes, countWarnings, type ImportReport } from '../runs/import-report.ts';
import { importRun, type RunOptions } from '../runs/import-run.ts';
import type { Quarantine } from '../runs/quarantine.ts';
import { writeRunForm } from '../runs/run-form.ts';
import type { ImprintCompanies } from './imprint-companies.ts';
import { parseOffThread } from './parse-in-threads.ts';
import { noCompany, type ParsedItem, type ParseSettings, parseTitles } from './parse-titles.ts';

export interface ImportOptions extends Omit<RunOptions, 'options'> {
  /** The company of every title in the file; without it the imprint decides. */
  company?: CompanyCode;
  imprintCompanies: ImprintCompanies;
  onProgress(progress: { bytes: number; records: number }): void;
}

/** Records of one transaction. */
const BATCH = 100;
/** Concurrent transactions: while the database writes one, the next is derived. */
const CONCURRENCY = 2;

type PendingRecord = Pick<
  Extract<ParsedItem, { kind: 'title' }>,
  'record' | 'location' | 'text' | 'warnings' | 'faults'
>;

const NOT_YET_SENT: OnixWarning = { path: '', message: 'Updates a record that has not come: not found until it does' };

function conflictWarning(conflict: ReferenceConflict): OnixWarning {
  const path = 'RecordReference';
  if (conflict.kind === 'otherIsbn')
    return { path, message: 'The reference was of another ISBN before', value: conflict.isbn };
  return { path, message: 'The sender has another record of this ISBN', value: conflict.recordReference };
}

/**
 * Imports one ONIX file. Readable records are saved, others are reported with reason and location, and a file that was
 * already imported is not read again. Throws if the database is unavailable or the import was cancelled.
 */
export function importOnix(file: FeedFile, options: ImportOptions): Promise<ImportReport> {
  const run = { ...options, options: writeRunForm({ form: 'onix', company: options.company }) };
  return importRun(file, run, (report, runId, quarantine) =>
    new OnixImporter(report, runId, quarantine, options).read(file),
  );
}

class OnixImporter {
  readonly #report: ImportReport;
  readonly #runId: number;
  readonly #quarantine: Quarantine;
  readonly #options: ImportOptions;
  readonly #settings: ParseSettings;
  readonly #terms = new TermRegistry();
  readonly #limiter = new KeyedConcurrencyLimiter(CONCURRENCY);
  #pending: PendingRecord[] = [];

  constructor(report: ImportReport, runId: number, quarantine: Quarantine, options: ImportOptions) {
    this.#report = report;
    this.#runId = runId;
    this.#quarantine = quarantine;
    this.#options = options;
    const { company, imprintCompanies: imprints, firstReceivedAt, uploader } = options;
    const receivedAt = firstReceivedAt ?? new Date().toISOString();
    const isRetry = firstReceivedAt !== undefined;
    this.#settings = { company, imprints, receivedAt, isRetry, writableCompanies: uploader?.companies };
  }

  async read(file: FeedFile): Promise<void> {
    this.#settings.bisacHeadings = await findInHouseLabels(this.#options.database.batch, 'bisac');
    try {
      for await (const item of parseOffThread(this.#counted(file), this.#settings)) await this.#take(item);
    } finally {
      // Saves the records before a read error, and waits for all transactions before the run is closed.
      await this.#saveNext().finally(() => this.#limiter.end());
    }
    const { read, unreadable, notices } = this.#report;
    if (read === 0 && !unreadable) notices.push('The message contains no products');
  }

  async *#counted(file: FeedFile): AsyncGenerator<Uint8Array> {
    let bytes = 0;
    for await (const chunk of file.open()) {
      this.#options.signal?.throwIfAborted();
      bytes += chunk.length;
      this.#options.onProgress({ bytes, records: this.#report.read });
      yield chunk;
    }
  }

  async #take(item: ParsedItem): Promise<void> {
    this.#options.signal?.throwIfAborted();
    if (item.kind === 'preamble') this.#quarantine.preamble = item.text;
    else if (item.kind === 'notice') this.#report.notices.push(item.reason);
    else if (item.kind === 'unreadable') this.#report.unreadable = item.reason;
    else {
      this.#report.read++;
      if (item.kind === 'rejected') this.#quarantine.reject(item.rejection, item.text);
      else if (item.kind === 'without-company') await this.#findCompany(item);
      else this.#collect(item);
      if (this.#pending.length >= BATCH) await this.#saveNext();
      await this.#quarantine.flushBatch();
    }
  }

  #collect({ record, location, text, warnings, faults }: PendingRecord): void {
    this.#pending.push({ record, location, text, warnings, faults });
  }

  /** Finds the company of a record without one from the sender's earlier records, if they are of one company. */
  async #findCompany({
    sender,
    preamble,
    location,
    text,
  }: Extract<ParsedItem, { kind: 'without-company' }>): Promise<void> {
    await this.#saveNext();
    await this.#limiter.end();
    const { database } = this.#options;
    const found = await findCompaniesOfRecord(database.batch, sender, location.recordReference ?? '');
    const company = found.length === 1 ? companyCodes.find((code) => code === found[0]) : undefined;
    if (!company) return this.#quarantine.reject({ ...location, reason: noCompany(undefined) }, text);
    for await (const item of parseTitles(onlyRecord(preamble, text), { ...this.#settings, company }))
      if (item.kind === 'title') this.#collect({ ...item, location });
      else if (item.kind === 'rejected') this.#quarantine.reject({ ...location, reason: item.rejection.reason }, text);
  }

  /** Starts saving the collected records when a transaction is available; meanwhile the next records are read. */
  async #saveNext(): Promise<void> {
    const pending = this.#pending;
    this.#pending = [];
    if (pending.length === 0) return;
    const keys = new Set(pending.flatMap(({ record }) => savedKeys(record)));
    await this.#limiter.begin(keys, () => this.#save(pending));
  }

  async #save(pending: readonly PendingRecord[]): Promise<void> {
    const { batch } = this.#options.database;
    const conflicts = new Map<TitleRecord, OnixWarning[]>();
    const sent = new Map(pending.map((item) => [item.record, { text: item.text, line: item.location.line }]));
    const options: SaveOptions = {
      isInHouse: false,
      runId: this.#runId,
      terms: this.#terms,
      receivedOf: (record) => sent.get(record),
      recordsKept: this.#options.recordsKept,
      onConflict: (record, conflict) => {
        conflicts.set(record, [...(conflicts.get(record) ?? []), conflictWarning(conflict)]);
      },
    };
    await saveIsolatingFailures(
      pending,
      async (items) => {
        const records = items.map(({ record }) => record);
        const outcomes = await saveTitles(batch, records, options);
        countOutcomes(this.#report, outcomes);
        for (const [index, item] of items.entries()) {
          // There is one outcome for each record.
          this.#warn(item, outcomes[index]!, conflicts.get(item.record) ?? []);
        }
      },
      ({ location, text }, reason) => this.#quarantine.reject({ ...location, reason }, text),
    );
  }

  /** Counts the warnings and faults of saved records only. */
  #warn(
    { record, location, warnings, faults }: PendingRecord,
    outcome: SaveOutcome,
    conflicts: readonly OnixWarning[],
  ): void {
    const waits = outcome === 'added' && record.replaces && !record.bar.title ? [NOT_YET_SENT] : [];
    const { isbn, source } = record;
    const { line, offset } = location;
    countWarnings(this.#report, [...warnings, ...waits, ...conflicts], {
      recordReference: source.recordReference,
      isbn,
      line,
      offset,
    });
    countFaults(this.#report, faults, { recordReference: source.recordReference, isbn, offset });
  }
}

async function* onlyRecord(preamble: string, text: string): AsyncGenerator<Uint8Array> {
  yield Buffer.from(preamble + text, 'utf8');
}
