import { downloadTabCloseDelay, fileNames } from '@titlenet/catalogue/constants';
import type { MarketingSheet } from '@titlenet/catalogue/marketing-sheet/marketing-sheet-fields';
import { marketingSheetOutline } from '@titlenet/catalogue/marketing-sheet/marketing-sheet-outline';
import { type RefObject, useEffect, useState } from 'react';
import { wordPicture } from '../../actions/printing/title-pictures.ts';
import { failureText } from '../../ui/api/failure-text.ts';
import { saveFile } from '../../ui/api/save-file.ts';

async function makeFile(
  sheet: MarketingSheet,
  cover: string | null,
  isShowCoop: boolean,
  signal: AbortSignal,
): Promise<Blob> {
  const [{ WordFile }, { wordFigures }] = await Promise.all([
    import('../../actions/printing/word/word-file.ts'),
    import('../../actions/printing/word-figures.tsx'),
  ]);
  const picture = cover ? await wordPicture(cover, signal) : null;
  const figures = await wordFigures(marketingSheetOutline(sheet, isShowCoop));
  const file = new WordFile('Marketing Sheets', signal);
  await file.addMarketingSheet({ sheet, picture, figures }, 0, isShowCoop);
  return file.finish([]);
}

/** The address of the page's cover if it has loaded; a cover that is late is left out (W3). */
function loadedCover(page: HTMLElement | null): string | null {
  const picture = page?.querySelector('img');
  return picture?.complete && picture.naturalWidth > 0 ? picture.src : null;
}

interface MarketingSheetDownload {
  /** The sheet to download; undefined if there is none. */
  sheet: MarketingSheet | undefined;
  /** The element that shows the sheet. */
  page: RefObject<HTMLElement | null>;
  isShowCoop: boolean;
  /** The address asks for the file, and the tab closes after it (W6). */
  isDownload: boolean;
  /** The reader asked for the file on the page, which stays open. */
  isRequested: boolean;
  /** The pictures have loaded or failed, or their time is over. */
  isReady: boolean;
}

/**
 * Downloads one sheet as CHMarketingSheet.doc.
 *
 * @returns status message; null before the download and without one
 */
export function useMarketingSheetDownload(download: MarketingSheetDownload): string | null {
  const { sheet, page, isShowCoop, isDownload, isRequested, isReady } = download;
  const [outcome, setOutcome] = useState<string | null>(null);
  useEffect(() => {
    if (!sheet || !isReady || !(isDownload || isRequested)) return;
    const abort = new AbortController();
    makeFile(sheet, loadedCover(page.current), isShowCoop, abort.signal).then(
      (content) => {
        if (abort.signal.aborted) return;
        saveFile({ name: fileNames.marketingSheetWord, content });
        setOutcome(`${fileNames.marketingSheetWord} was downloaded.`);
        if (isDownload) setTimeout(() => window.close(), downloadTabCloseDelay);
      },
      (error: unknown) => {
        if (!abort.signal.aborted) setOutcome(failureText(error));
      },
    );
    return () => abort.abort();
  }, [sheet, page, isShowCoop, isDownload, isRequested, isReady]);
  return outcome;
}
