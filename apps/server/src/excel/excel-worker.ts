import { answerTasks } from '../threads/answer-tasks.ts';
import type { ExcelSheet } from './excel-sheet.ts';
import { writeWorkbook } from './write-workbook.ts';

// The thread that writes files, one after another, while the server answers.

answerTasks(async (sheet: ExcelSheet) => (await writeWorkbook(sheet)).toString('base64'));
