import { type CompanyCode, companyCodes } from '@titlenet/catalogue/companies';
import { titleCodes } from '@titlenet/catalogue/rules/title-codes';
import type { OnixWarning } from '@titlenet/onix/read/onix-values';
import { KeyedConcurrencyLimiter } from '../../projection/keyed-concurrency-limiter.ts';
import { type SaveOutcome, savedKeys, saveTitles } from '../../projection/save-titles.ts';
import { findInHouseLabels } from '../../records/in-house-code-labels.queries.ts';
import { TermRegistry } from '../../records/terms.queries.ts';
import { findCompaniesOfRecord } from '../../records/title-sources.queries.ts';
import type { FeedFile } from '../feed-file.ts';
import { countOutcomes, countWarnings, type ImportReport } from '../runs/import-report.ts';
import { importRun, type RunOptions } from '../runs/import-run.ts';
import { saveIsolatingFailures } from '../runs/isolate-failing-records.ts';
import type { Quarantine } from '../runs/quarantine.ts';
import type { ImprintCompanies } from './imprint-companies.ts';
import { parseApart } from './parse-in-threads.ts';
import { noCompany, type ParsedItem, type ParseSettings, parseTitles } from './parse-titles.ts';

export interface ImportOptions extends Omit<RunOptions, 'options'> {
  /** The company of every title in the file; without it the imprint decides. */
  company?: CompanyCode;
  imprintCompanies: ImprintCompanies;
  /** ISO time for messages that do not say when they were sent; now, where it is absent. */
  countsAsSentAt?: string;
  onProgress(progress: { bytes: number; records: number }): void;
}

/**
 * `read`: records that wait until they are saved; `written`: those of one transaction, few on the embedded database
 * because reads wait for it (DESIGN §6); `lanes`: transactions at once, of which the embedded database has one.
 */
const paces = {
  embedded: { read: 50, written: 5, lanes: 1 },
  postgres: { read: 100, written: 100, lanes: 2 },
} as const;

type Waiting = Pick<Extract<ParsedItem, { kind: 'title' }>, 'record' | 'place' | 'text' | 'warnings'>;

const WAITS: OnixWarning = { path: '', message: 'Updates a record that has not come: not found until it does' };

/** Names the way in which an ONIX file was read, for its run. */
const onixRunOptions = (company: CompanyCode | undefined) => `onix ${company ?? 'by imprint'}`;

/**
 * Imports one ONIX file (issue point 3): what can be read goes in, what cannot is reported with reason and place, and
 * a file that went in before is not read again. Throws when the database is gone or the import was cancelled.
 */
export function importOnix(file: FeedFile, options: ImportOptions): Promise<ImportReport> {
  const run = { ...options, options: onixRunOptions(options.company) };
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
  readonly #pace: (typeof paces)[keyof typeof paces];
  readonly #lanes: KeyedConcurrencyLimiter;
  #waiting: Waiting[] = [];

  constructor(report: ImportReport, runId: number, quarantine: Quarantine, options: ImportOptions) {
    this.#report = report;
    this.#runId = runId;
    this.#quarantine = quarantine;
    this.#options = options;
    const { company, imprintCompanies: imprints, countsAsSentAt, writableCompanies } = options;
    this.#settings = { company, imprints, countsAsSentAt, writableCompanies };
    this.#pace = paces[options.database.kind];
    this.#lanes = new KeyedConcurrencyLimiter(this.#pace.lanes);
  }

  async read(file: FeedFile): Promise<void> {
    this.#settings.bisacHeadings = await findInHouseLabels(this.#options.database.batch, 'bisac');
    try {
      for await (const item of parseApart(this.#counted(file), this.#settings)) await this.#take(item);
    } finally {
      // What was read before the file's end failed goes in, and nothing is still being saved when the run is closed.
      await this.#saveNext().finally(() => this.#lanes.end());
    }
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
    if (item.kind === 'opening') this.#quarantine.preamble = item.text;
    else if (item.kind === 'notice') this.#report.notices.push(item.reason);
    else if (item.kind === 'unreadable') this.#report.unreadable = item.reason;
    else {
      this.#report.read++;
      if (item.kind === 'rejected') this.#quarantine.reject(item.rejection, item.text);
      else if (item.kind === 'homeless') await this.#findHome(item);
      else this.#wait(item);
      if (this.#waiting.length >= this.#pace.read) await this.#saveNext();
      await this.#quarantine.flushBatch();
    }
  }

  #wait({ record, place, text, warnings }: Waiting): void {
    this.#waiting.push({ record, place, text, warnings });
  }

  /** Takes a record that does not name its company for that of what its sender said before, if that is one. */
  async #findHome({ sender, opening, place, text }: Extract<ParsedItem, { kind: 'homeless' }>): Promise<void> {
    await this.#saveNext();
    await this.#lanes.end();
    const { database } = this.#options;
    const found = await findCompaniesOfRecord(database.batch, sender, place.recordReference ?? '');
    const company = found.length === 1 ? companyCodes.find((code) => code === found[0]) : undefined;
    if (!company) return this.#quarantine.reject({ ...place, reason: noCompany(undefined) }, text);
    for await (const item of parseTitles(onlyRecord(opening, text), { ...this.#settings, company }))
      if (item.kind === 'title') this.#wait({ ...item, place });
      else if (item.kind === 'rejected') this.#quarantine.reject({ ...place, reason: item.rejection.reason }, text);
  }

  /** Starts saving what waits when there is room for it: the next records are read meanwhile. */
  async #saveNext(): Promise<void> {
    const waiting = this.#waiting;
    this.#waiting = [];
    if (waiting.length === 0) return;
    const keys = new Set(waiting.flatMap(({ record }) => savedKeys(record)));
    await this.#lanes.begin(keys, () => this.#save(waiting));
  }

  async #save(waiting: readonly Waiting[]): Promise<void> {
    const { written } = this.#pace;
    const { batch } = this.#options.database;
    // Codes of them all at once. Codes that cannot be registered are met again with the record that has it.
    if (waiting.length > written)
      await this.#terms
        .register(
          batch,
          waiting.map(({ record }) => ({ codes: titleCodes(record), sentAt: record.source.sentAt })),
        )
        .catch(() => undefined);
    const options = { isHouse: false, runId: this.#runId, terms: this.#terms };
    for (let start = 0; start < waiting.length; start += written)
      await saveIsolatingFailures(
        waiting.slice(start, start + written),
        async (items) => {
          const records = items.map(({ record }) => record);
          const outcomes = await saveTitles(batch, records, options);
          countOutcomes(this.#report, outcomes);
          for (const [index, item] of items.entries()) this.#warn(item, outcomes[index]!);
        },
        ({ place, text }, reason) => this.#quarantine.reject({ ...place, reason }, text),
      );
  }

  /** Warnings are of records that went in. */
  #warn({ record, place, warnings }: Waiting, outcome: SaveOutcome): void {
    const waits = outcome === 'added' && record.replaces && !record.bar.title ? [WAITS] : [];
    const { isbn, source } = record;
    const { line, offset } = place;
    countWarnings(this.#report, [...warnings, ...waits], {
      recordReference: source.recordReference,
      isbn,
      line,
      offset,
    });
  }
}

async function* onlyRecord(opening: string, text: string): AsyncGenerator<Uint8Array> {
  yield Buffer.from(opening + text, 'utf8');
}
