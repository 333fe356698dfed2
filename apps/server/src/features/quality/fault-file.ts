import { formatDate } from '@titlenet/catalogue/formatting/dates';
import { formatCount } from '@titlenet/catalogue/formatting/numbers';
import { faultKindOf } from '@titlenet/catalogue/quality/fault-kinds';
import { fieldLabel } from '@titlenet/catalogue/title-field';
import { MAX_FILE_FAULTS } from '@titlenet/contract/quality';
import { csvRow } from '../../excel/csv-row.ts';
import type { ExcelColumn } from '../../excel/excel-sheet.ts';
import type { FaultLine } from './quality.queries.ts';

/** The faults of a sender, as they are written into a file. */
export interface FaultFile {
  senderName: string;
  /** YYYY-MM-DD */
  today: string;
  lines: readonly FaultLine[];
  /** True if there are more than `lines`. */
  isCut: boolean;
}

const columns = [
  { name: 'isbn', title: fieldLabel('bar.isbn'), type: 'code', width: 120 },
  { name: 'recordReference', title: 'Record Reference', type: 'code', width: 180 },
  { name: 'title', title: fieldLabel('bar.title'), type: 'text', width: 240 },
  { name: 'label', title: 'Fault', type: 'text', width: 200 },
  { name: 'detail', title: 'Found', type: 'text', width: 360 },
  { name: 'advice', title: 'What to Do', type: 'text', width: 320 },
  { name: 'foundOn', title: 'Since', type: 'date', width: 88 },
] as const satisfies readonly ExcelColumn[];

function rowOf({ kind, foundOn, ...line }: FaultLine) {
  const { label = `Fault ${kind}`, advice = '' } = faultKindOf(kind) ?? {};
  return { ...line, label, advice, foundOn: `${foundOn}T00:00:00` };
}

const dayText = (day: string) => formatDate(`${day.slice(0, 10)}T00:00:00`, 'MM/dd/yyyy');

/** Words about the file as a whole: what it is, as of when, and what it leaves out. */
function headingOf({ senderName, today, lines, isCut }: FaultFile): string[] {
  const all = lines.length === 1 ? '1 fault' : `${formatCount(lines.length)} faults`;
  const count = isCut ? `the first ${formatCount(MAX_FILE_FAULTS)} faults, and there are more` : all;
  return [`Faults in the records of ${senderName}`, `As of ${dayText(today)}: ${count}`];
}

/** The sheet of the Excel file, without its currency and address. */
export const faultSheet = (file: FaultFile) => ({
  name: 'Faults',
  heading: headingOf(file),
  columns,
  rows: JSON.stringify(file.lines.map(rowOf)),
});

/** The table as CSV with a byte order mark, for spreadsheets. */
export function* faultTable({ lines }: FaultFile): Generator<string> {
  yield `\ufeff${csvRow(columns.map(({ title }) => title))}`;
  for (const row of lines.map(rowOf))
    yield csvRow(columns.map(({ name }) => (name === 'foundOn' ? row.foundOn.slice(0, 10) : row[name])));
}

/** A letter to the sender: for each kind of fault what to do, and the records. */
export function* faultLetter(file: FaultFile): Generator<string> {
  yield `${headingOf(file).join('\n')}\n`;
  for (const [kind, lines] of Map.groupBy(file.lines, (line) => line.kind)) {
    const { label = `Fault ${kind}`, advice = '' } = faultKindOf(kind) ?? {};
    yield `\n${label} (${formatCount(lines.length)})\n${advice}\n\n`;
    for (const { isbn, recordReference, title, detail, foundOn } of lines) {
      const number = isbn && isbn !== recordReference ? `${isbn}, record ${recordReference}` : recordReference;
      yield `- ${number}${title ? `, ${title}` : ''}: ${detail} (since ${dayText(foundOn)})\n`;
    }
  }
}
