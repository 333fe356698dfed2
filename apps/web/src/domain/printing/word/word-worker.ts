import { type MarketingSheetsFile, writeMarketingSheets } from './marketing-sheets-file.ts';
import { type TitleSheetsFile, writeTitleSheets } from './title-sheets-file.ts';

/** A file to be made. */
export type WordTask =
  | { kind: 'titleSheets'; file: TitleSheetsFile }
  | { kind: 'marketingSheets'; file: MarketingSheetsFile };

const write = (task: WordTask): Promise<Blob> =>
  task.kind === 'titleSheets' ? writeTitleSheets(task.file) : writeMarketingSheets(task.file);

/** Writes one Word file outside the page's thread, and posts it or the reason of a failure. */
self.onmessage = async ({ data }: MessageEvent<WordTask>) => {
  try {
    self.postMessage({ file: await write(data) });
  } catch (error) {
    self.postMessage({ failure: error instanceof Error ? error.message : String(error) });
  }
};
