import type { FeedFile } from '../feed-file.ts';
import type { ImportReport } from '../runs/import-report.ts';
import { importRun, type RunOptions } from '../runs/import-run.ts';
import { writeRunForm } from '../runs/run-form.ts';
import { UnreadableFeedError } from '../unreadable-feed.ts';
import type { HouseFormat } from './house-format.ts';
import { HouseImporter } from './house-importer.ts';
import { readIsbnList } from './isbn-list-csv.ts';
import { type ParsedLine, parseHouseLine } from './parse-record.ts';
import { readLines } from './read-lines.ts';
import { readSalesMonths } from './sales-month-csv.ts';

/** Records between two progress reports. */
const PROGRESS_INTERVAL_RECORDS = 100;

export interface HouseImportOptions extends Omit<RunOptions, 'options'> {
  format: HouseFormat;
  onProgress(progress: { bytes: number; records: number }): void;
}

async function* readRecords(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<ParsedLine> {
  for await (const line of readLines(chunks)) yield [parseHouseLine(line), line];
}

function recordsOf(chunks: AsyncIterable<Uint8Array>, format: HouseFormat): AsyncIterable<ParsedLine> {
  if (format.form === 'sales-month') return readSalesMonths(chunks, format.company);
  return format.form === 'list' ? readIsbnList(chunks, format.list) : readRecords(chunks);
}

/**
 * Imports one file of the house feed. Records that cannot be imported are reported with reason and location. A file
 * that was imported before is not read again.
 * @throws when the database is not available
 */
export function importHouse(file: FeedFile, options: HouseImportOptions): Promise<ImportReport> {
  const { format, onProgress, ...run } = options;
  const runOptions = { ...run, options: writeRunForm({ form: 'house', format }) };
  return importRun(file, runOptions, async (report, runId, quarantine) => {
    const importer = new HouseImporter(run.database, { report, runId, quarantine }, run);
    let bytesRead = 0;
    const chunks = counted(file, (bytes, head) => {
      run.signal?.throwIfAborted();
      bytesRead = bytes;
      // The rows of a table need its headings when they are retried.
      if (head && format.form === 'sales-month') quarantine.preamble = `${head}\n`;
      onProgress({ bytes, records: report.read });
    });
    // A single retried row would replace the whole list.
    if (format.form === 'list') quarantine.discardTexts();
    try {
      for await (const [record, line] of recordsOf(chunks, format)) {
        await importer.add(record, line);
        // A chunk may hold thousands of lines, and cancelling must not wait for them.
        run.signal?.throwIfAborted();
        if (report.read % PROGRESS_INTERVAL_RECORDS === 0) onProgress({ bytes: bytesRead, records: report.read });
        if (importer.isOtherFormat) throw new UnreadableFeedError('none of its lines is a record of the house feed');
      }
    } catch (error) {
      if (error instanceof UnreadableFeedError) await importer.end();
      // Records that are being saved belong in the report.
      else await importer.waitForSave();
      throw error;
    }
    await importer.end();
    if (report.read === 0) report.notices.push('The file contains no records');
  });
}

/** Returns the first line of a file. */
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
