import type { CompanyCode } from '@titlenet/catalogue/companies';
import type { OpenDatabase } from '../../../database/connection.ts';
import type { FeedFile } from '../feed-file.ts';
import type { ImportReport } from '../import-report.ts';
import { importRun } from '../import-run.ts';
import { HouseImporter } from './house-importer.ts';
import { type ListToBe, readIsbnList } from './isbn-list-csv.ts';
import { type Found, parseHouseLine } from './parse-record.ts';
import { readLines, UnreadableFeed } from './read-lines.ts';
import { readSalesMonths } from './sales-month-csv.ts';

/** How a file of the house is written: records as lines of JSON, or a table. */
export type HouseFormat =
  | { form: 'lines' }
  | { form: 'sales-month'; company?: CompanyCode }
  | { form: 'list'; list: ListToBe };

export interface HouseImportOptions {
  database: OpenDatabase;
  format: HouseFormat;
  startedBy: string | null;
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
  const { database, startedBy, format, onProgress } = options;
  const run = { database, startedBy, options: `house ${JSON.stringify(format)}` };
  return importRun(file, run, async (report, runId) => {
    const importer = new HouseImporter(database, report, runId);
    const chunks = counted(file, (bytes) => onProgress({ bytes, records: report.read }));
    try {
      for await (const [record, line] of recordsOf(chunks, format)) {
        await importer.take(record, line);
        if (importer.isHopeless) throw new UnreadableFeed('none of its lines is a record of the house feed');
      }
    } catch (error) {
      if (!(error instanceof UnreadableFeed)) throw error;
      report.unreadable = error.message;
    }
    await importer.end();
  });
}

async function* counted(file: FeedFile, onBytes: (bytes: number) => void): AsyncGenerator<Uint8Array> {
  let bytes = 0;
  for await (const chunk of file.open()) {
    bytes += chunk.length;
    onBytes(bytes);
    yield chunk;
  }
}
