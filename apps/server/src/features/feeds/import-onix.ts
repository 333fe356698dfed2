import { type CompanyCode, companyOf } from '@titlenet/catalogue/companies';
import type { TitleRecord } from '@titlenet/catalogue/title-record';
import type { OpenDatabase } from '../../database/connection.ts';
import { sanitizeRichText } from '../../store/sanitize-rich-text.ts';
import { type SaveOutcome, saveTitles } from '../../store/save-titles.ts';
import { TermNumbers } from '../../store/terms.queries.ts';
import type { FeedFile } from './feed-file.ts';
import { countOutcomes, type ImportReport, type Rejection } from './import-report.ts';
import { importRun } from './import-run.ts';
import type { ImprintCompanies } from './imprint-companies.ts';
import type { OnixHeader } from './onix/header.ts';
import { ukMarket, usMarket } from './onix/onix-record.ts';
import { readOnix } from './onix/read-onix.ts';
import { onixTitleRecord } from './onix-title-record.ts';
import { saveAroundPoison } from './save-around-poison.ts';

export interface ImportOptions {
  database: OpenDatabase;
  /** The company of every title in the file; without it the imprint decides. */
  company?: CompanyCode;
  imprintCompanies: ImprintCompanies;
  startedBy: string | null;
  onProgress(progress: { bytes: number; records: number }): void;
}

/** Reads wait for whole transactions on the embedded database, so that its batches are small (DESIGN §6). */
const batchSize = { embedded: 5, postgres: 100 } as const;

interface Waiting {
  record: TitleRecord;
  place: Pick<Rejection, 'offset' | 'line' | 'recordReference'>;
}

/**
 * Imports one ONIX file (issue point 3): what can be read goes in, what cannot is reported with reason and place, and
 * a file that went in before is not read again. Throws only when the database is gone.
 */
export function importOnix(file: FeedFile, options: ImportOptions): Promise<ImportReport> {
  const { database, startedBy, company } = options;
  const run = { database, startedBy, options: `onix ${company ?? 'by imprint'}` };
  return importRun(file, run, (report, runId) => new OnixImporter(report, runId, options).read(file));
}

class OnixImporter {
  readonly #report: ImportReport;
  readonly #runId: number;
  readonly #options: ImportOptions;
  readonly #terms = new TermNumbers();
  readonly #batch: number;
  #waiting: Waiting[] = [];
  #header: OnixHeader | undefined;

  constructor(report: ImportReport, runId: number, options: ImportOptions) {
    this.#report = report;
    this.#runId = runId;
    this.#options = options;
    this.#batch = batchSize[options.database.kind];
  }

  async read(file: FeedFile): Promise<void> {
    const { company, imprintCompanies } = this.#options;
    const companyOfRecord = (names: { imprint?: string; publisher?: string }) =>
      company ?? imprintCompanies(names.imprint, names.publisher);
    const market = (names: { imprint?: string; publisher?: string }) => {
      const code = companyOfRecord(names);
      return code && companyOf(code).currency === 'GBP' ? ukMarket : usMarket;
    };
    for await (const event of readOnix(this.#counted(file), { market, sanitize: sanitizeRichText })) {
      if (event.kind === 'header') this.#header = event.header;
      else if (event.kind === 'unreadable') this.#report.unreadable = event.reason;
      else if (event.kind === 'rejected') this.#reject(event);
      else if (event.kind === 'notice') this.#report.notices.push(event.reason);
      else {
        this.#report.read++;
        this.#report.warnings += event.title.warnings.length;
        const place = { offset: event.offset, line: event.line, recordReference: event.title.recordReference };
        const code = companyOfRecord(event.title);
        if (event.title.isTest) this.#report.rejected.push({ ...place, reason: 'is a test record', excerpt: null });
        else if (!code) this.#report.rejected.push({ ...place, reason: noCompany(event.title.imprint), excerpt: null });
        else await this.#take({ record: onixTitleRecord(event.title, this.#header!, code), place });
      }
    }
    await this.#save();
  }

  async *#counted(file: FeedFile): AsyncGenerator<Uint8Array> {
    let bytes = 0;
    for await (const chunk of file.open()) {
      bytes += chunk.length;
      this.#options.onProgress({ bytes, records: this.#report.read });
      yield chunk;
    }
  }

  #reject(event: { recordReference?: string; reason: string; offset: number; line: number; excerpt?: string }): void {
    this.#report.read++;
    const { reason, offset, line } = event;
    const excerpt = event.excerpt ?? null;
    this.#report.rejected.push({ recordReference: event.recordReference ?? null, reason, offset, line, excerpt });
  }

  async #take(waiting: Waiting): Promise<void> {
    this.#waiting.push(waiting);
    if (this.#waiting.length >= this.#batch) await this.#save();
  }

  async #save(): Promise<void> {
    const waiting = this.#waiting;
    this.#waiting = [];
    await saveAroundPoison(
      waiting,
      async (items) => countOutcomes(this.#report, await this.#saveRecords(items.map(({ record }) => record))),
      ({ place }, reason) => this.#report.rejected.push({ ...place, reason, excerpt: null }),
    );
  }

  #saveRecords(records: TitleRecord[]): Promise<SaveOutcome[]> {
    return saveTitles(this.#options.database.long, records, { isHouse: false, runId: this.#runId, terms: this.#terms });
  }
}

function noCompany(imprint: string | undefined): string {
  return imprint
    ? `no company is set for the imprint ${JSON.stringify(imprint)}: give --company, or name it in the imprint table`
    : 'names no imprint: give --company';
}
