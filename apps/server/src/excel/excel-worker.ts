import type { ExcelSheet } from './excel-sheet.ts';
import { writeWorkbook } from './write-workbook.ts';

/** Writes an Excel file in the worker thread. @returns the file as base64 */
export const writeExcelFile = async (sheets: ExcelSheet | readonly ExcelSheet[]): Promise<string> =>
  (await writeWorkbook(sheets)).toString('base64');
