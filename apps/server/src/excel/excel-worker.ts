import { parentPort } from 'node:worker_threads';
import type { FromExcelWorker, ToExcelWorker } from './excel-queue.ts';
import { writeWorkbook } from './write-workbook.ts';

// The thread that writes files, one after another, while the server answers.

parentPort?.on('message', async ({ job, sheet }: ToExcelWorker) => {
  const answer: FromExcelWorker = await writeWorkbook(sheet).then(
    (bytes) => ({ job, file: bytes.toString('base64') }),
    (error: unknown) => ({ job, failure: error instanceof Error ? (error.stack ?? error.message) : String(error) }),
  );
  parentPort?.postMessage(answer);
});
