import type { ReportOutline } from '@titlenet/catalogue/reports/report-outline';
import { type PaperPart, runningHead } from '../../ui/paper/paper-part.ts';

/** The pages of a report in print. @param name unique in the document */
export const reportPart = (
  name: string,
  { title, isbn, definition }: Pick<ReportOutline, 'title' | 'isbn' | 'definition'>,
): PaperPart => ({ name, orientation: 'landscape', head: runningHead(title, isbn), kind: definition.heading });
