import type { CompanyCode } from '@titlenet/catalogue/companies';
import type { FeedFile } from '../feed-file.ts';
import type { ImportReport } from '../runs/import-report.ts';
import { importRun, type RunOptions } from '../runs/import-run.ts';
import { UnreadableFeed } from '../unreadable-feed.ts';
import { HouseImporter } from './house-importer.ts';
import { type ListToBe, readIsbnList } from './isbn-list-csv.ts';
import { type Found, parseHouseLine } from './parse-record.ts';
import { readLines } from './read-lines.ts';
import { readSalesMonths } from './sales-month-csv.ts';

/** Lines between two signs of progress, within a chunk of the file. */
const PROGRESS_RECORDS = 100;

/** Names the way in which a file of the house was read, for its run. */
const houseRunOptions = (format: HouseFormat) => `house ${JSON.stringify(format)}`;

/** How a file of the house is written: records as lines of JSON, or a table. */
export type HouseFormat =
  | { form: 'lines' }
  | { form: 'sales-month'; company?: CompanyCode }
  | { form: 'list'; list: ListToBe };

export interface HouseImportOptions extends Omit<RunOptions, 'options'> {
  format: HouseFormat;
  onProgress(progress: { bytes: number; records: number }): void;
}

async function* readRecords(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<Found> {
  for await (const line of readLines(chunks))
    yield [line.fault ? { reason: line.fault, recordReference: null } : parseHouseLine(line.text), line];
}

function recordsOf(chunks: AsyncIterable<Uint8Array>, format: HouseFormat): AsyncIterable<Found> {
  if (format.form === 'sales-month') return readSalesMonths(chunks, format.company);
  return format.form === 'list' ? readIsbnList(chunks, format.list) : readRecords(chunks);
}

/**
 * Imports one file of the house feed (DESIGN §4): what can be read goes in, what cannot is reported with reason and
 * place, and a file that went in before is not read again. Throws only when the database is gone.
 */
export function importHouse(file: FeedFile, options: HouseImportOptions): Promise<ImportReport> {
  const { format, onProgress, ...run } = options;
  return importRun(file, { ...run, options: houseRunOptions(format) }, async (report, runId, quarantine) => {
    const importer = new HouseImporter(run.database, { report, runId, quarantine }, run.writableCompanies);
    let bytesRead = 0;
    const chunks = counted(file, (bytes, head) => {
      run.signal?.throwIfAborted();
      bytesRead = bytes;
      // The rows of a table mean nothing without its headings.
      if (head && format.form === 'sales-month') quarantine.opening = `${head}\n`;
      onProgress({ bytes, records: report.read });
    });
    // One row of a list taken again would be taken for the whole list.
    if (format.form === 'list') quarantine.keepNoRecords();
    try {
      for await (const [record, line] of recordsOf(chunks, format)) {
        await importer.take(record, line);
        // A chunk may hold thousands of lines, and whoever cancels does not wait for them.
        run.signal?.throwIfAborted();
        if (report.read % PROGRESS_RECORDS === 0) onProgress({ bytes: bytesRead, records: report.read });
        if (importer.isHopeless) throw new UnreadableFeed('none of its lines is a record of the house feed');
      }
    } catch (error) {
      if (error instanceof UnreadableFeed) await importer.end();
      // What is being saved belongs to the report.
      else await importer.settle();
      throw error;
    }
    await importer.end();
  });
}

/** The first line of a file, from its first bytes. */
const firstLine = (chunk: Uint8Array) => Buffer.from(chunk).toString('utf8').split(/\r?\n/, 1)[0] ?? '';

async function* counted(
  file: FeedFile,
  onBytes: (bytes: number, head: string | null) => void,
): AsyncGenerator<Uint8Array> {
  let bytes = 0;
  for await (const chunk of file.open()) {
    const head = bytes === 0 ? firstLine(chunk) : null;
    bytes += chunk.length;
    onBytes(bytes, head);
    yield chunk;
  }
}
