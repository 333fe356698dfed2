import { type TitleSheetsFile, writeTitleSheets } from './title-sheets-file.ts';

/** Writes one Word file outside the page's thread, which stays free for the reader, and posts it or the reason of a failure. */
self.onmessage = async ({ data }: MessageEvent<TitleSheetsFile>) => {
  try {
    self.postMessage({ file: await writeTitleSheets(data) });
  } catch (error) {
    self.postMessage({ failure: error instanceof Error ? error.message : String(error) });
  }
};
