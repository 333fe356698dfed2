import { formatDate } from '@titlenet/catalogue/formatting/dates';
import { displayName } from '@titlenet/catalogue/text/names';
import { fieldLabel } from '@titlenet/catalogue/title-field';
import type { PackContent } from '@titlenet/contract/packs';
import type { ExcelFile } from '@titlenet/contract/search-export';
import { exportTable } from '@titlenet/contract/table-export';
import { exportableBody } from '../../../actions/excel/exportable-body.ts';
import { callApi } from '../../../ui/api/call-api.ts';
import { localWireTime } from '../../../ui/dates/time-text.ts';
import { copiesOf, decisionRows, type PackRow } from './decision-rows.ts';

const columns = [
  { name: 'title', label: fieldLabel('bar.title'), type: 'text' },
  { name: 'author', label: fieldLabel('bar.author1'), type: 'text' },
  { name: 'isbn', label: fieldLabel('bar.isbn'), type: 'code' },
  { name: 'section', label: 'Section', type: 'text' },
  { name: 'decision', label: 'Decision', type: 'text' },
  { name: 'quantity', label: 'Quantity', type: 'integer' },
  { name: 'followUp', label: 'Follow-up', type: 'text' },
  { name: 'by', label: 'By', type: 'text' },
  { name: 'at', label: 'Recorded', type: 'datetime' },
  { name: 'remark', label: 'Remark', type: 'text' },
] as const;

const exportedRow = ({ title, author, isbn, section, decided, shown: { stored, waiting }, remark }: PackRow) => ({
  title,
  author: author && displayName(author),
  isbn,
  section,
  decision: decided?.decision ?? null,
  quantity: decided?.quantity ?? null,
  followUp: decided?.followUp ?? null,
  by: waiting || !decided ? null : (stored?.by ?? null),
  at: waiting || !decided || !stored ? null : localWireTime(stored.at),
  remark: [remark, waiting && 'not sent yet'].filter(Boolean).join(', '),
});

/** Exports a pack to Excel with what was decided of each title, also of those without a decision. */
export function exportDecisions(
  { name, meeting, meetingDay }: PackContent,
  rows: readonly PackRow[],
  signal: AbortSignal,
): Promise<ExcelFile> {
  const day = meetingDay && formatDate(`${meetingDay}T00:00:00`, 'MM/dd/yyyy');
  const copies = copiesOf(decisionRows(rows));
  const body = {
    name: `Decisions of ${name}`.slice(0, 200),
    description: [meeting, day].filter(Boolean).join(', '),
    columns: [...columns],
    rows: [...rows.map(exportedRow), ...(copies > 0 ? [{ title: 'Total', quantity: copies }] : [])],
    totalsRows: copies > 0 ? 1 : 0,
  };
  return callApi(exportTable, { body: exportableBody(exportTable, body) }, { signal, blocking: false });
}
