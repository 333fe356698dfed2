import type { CompanyCode } from '@titlenet/catalogue/companies';
import {
  MAX_RECORD_LINE_LENGTH,
  RECORD_LINES_PER_PAGE,
  type ReceivedRecordAnswer,
} from '@titlenet/contract/provenance';
import { parseRecord } from '@titlenet/onix/read/parse-record';
import { elementsOfField } from '@titlenet/onix/trace/elements-of-field';
import { type RecordLine, recordLines } from '@titlenet/onix/trace/record-lines';
import type { ReceivedKind } from '../../records/received-records.queries.ts';
import { statingFields } from './stating-fields.ts';

/** Lines above the first mark. */
const LINES_ABOVE = 12;
/** Of longer records the elements are not looked for, because each is read again without each of its elements. */
const MAX_TRACED_CHARACTERS = 300_000;

/** Formats JSON, a member or item to a line, with the members at a path marked. */
function jsonLines(text: string, isMarked: (path: readonly string[]) => boolean): RecordLine[] {
  const lines: RecordLine[] = [];
  const add = (value: unknown, label: string, path: readonly string[], comma: string, isInMark: boolean): void => {
    const marked = isInMark || isMarked(path);
    const put = (line: string) => lines.push({ level: path.length, text: line, isMarked: marked });
    if (typeof value !== 'object' || value === null) return void put(`${label}${JSON.stringify(value)}${comma}`);
    const members = Object.entries(value);
    const [start, end] = Array.isArray(value) ? '[]' : '{}';
    if (members.length === 0) return void put(`${label}${start}${end}${comma}`);
    put(`${label}${start}`);
    members.forEach(([name, member], index) => {
      const own = Array.isArray(value) ? '' : `${JSON.stringify(name)}: `;
      add(member, own, [...path, name], index < members.length - 1 ? ',' : '', marked);
    });
    put(`${end}${comma}`);
  };
  add(JSON.parse(text), '', [], '', false);
  return lines;
}

/** Where a record of the house states a field: 'bar.price' as such, a field of the sheet below `sheet`. */
function housePaths(field: string): string[] {
  const [group = '', member = ''] = field.split('.');
  return [field, `sheet.${field}`, `${group}.0.${member}`, member].filter(Boolean);
}

function linesOf(kind: ReceivedKind, text: string, field: string, company: CompanyCode): RecordLine[] {
  if (kind !== 'onix') {
    const paths = new Set(housePaths(field));
    return jsonLines(text, (path) => paths.has(path.join('.')));
  }
  const isTraced = text.length <= MAX_TRACED_CHARACTERS;
  const marked = isTraced ? elementsOfField(parseRecord(text).node, field, { company: () => company }) : [];
  return recordLines(text, marked);
}

const shortened = (text: string) =>
  text.length > MAX_RECORD_LINE_LENGTH ? `${text.slice(0, MAX_RECORD_LINE_LENGTH - 1)}…` : text;

/**
 * Formats a kept record with the elements of a field marked.
 *
 * @param from first line; by default some lines above the first mark
 */
export function formattedRecord(
  { kind, text }: { kind: ReceivedKind; text: string },
  field: string,
  company: CompanyCode,
  from?: number,
): ReceivedRecordAnswer {
  const stated = statingFields(field).map((one) => linesOf(kind, text, one, company));
  const all = stated.find((lines) => lines.some(({ isMarked }) => isMarked)) ?? stated[0] ?? [];
  const found = all.findIndex(({ isMarked }) => isMarked);
  const first = from ?? Math.max(0, found - LINES_ABOVE);
  const lines = all
    .slice(first, first + RECORD_LINES_PER_PAGE)
    .map((line) => ({ ...line, text: shortened(line.text) }));
  return { lines, from: first, total: all.length, firstMark: found < 0 ? null : found };
}
