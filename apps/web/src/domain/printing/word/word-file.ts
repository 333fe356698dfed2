import { trustedScriptAddress } from '../../../ui/trusted-script-address.ts';
import type { MarketingSheetsFile } from './marketing-sheets-file.ts';
import type { TitleSheetsFile } from './title-sheets-file.ts';
import type { WordTask } from './word-worker.ts';
import workerAddress from './word-worker.ts?worker&url';

/**
 * Makes a Word file in a worker of its own, which ends with the file.
 *
 * @param signal ends the work and frees its memory at once
 * @throws Error when the file could not be made; the signal's reason when it was aborted
 */
async function runTask(task: WordTask, signal: AbortSignal): Promise<Blob> {
  signal.throwIfAborted();
  const worker = new Worker(trustedScriptAddress(workerAddress), { type: 'module' });
  try {
    return await new Promise<Blob>((resolve, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason), { once: true });
      worker.onmessage = ({ data }: MessageEvent<{ file?: Blob; failure?: string }>) =>
        data.file ? resolve(data.file) : reject(new Error(data.failure));
      worker.onerror = ({ message }) => reject(new Error(message || 'The Word file could not be made.'));
      worker.postMessage(task);
    });
  } finally {
    worker.terminate();
  }
}

/** TitleSheet.doc. @throws as `runTask` */
export const makeWordFile = (file: TitleSheetsFile, signal: AbortSignal): Promise<Blob> =>
  runTask({ kind: 'titleSheets', file }, signal);

/** CHMarketingSheet.doc. @throws as `runTask` */
export const makeMarketingSheetFile = (file: MarketingSheetsFile, signal: AbortSignal): Promise<Blob> =>
  runTask({ kind: 'marketingSheets', file }, signal);
