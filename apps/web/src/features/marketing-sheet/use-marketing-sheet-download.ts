import { downloadTabCloseDelay, fileNames } from '@titlenet/catalogue/constants';
import type { MarketingSheet } from '@titlenet/catalogue/marketing-sheet/marketing-sheet-fields';
import { marketingSheetOutline } from '@titlenet/catalogue/marketing-sheet/marketing-sheet-outline';
import { useEffect, useState } from 'react';
import { wordPicture } from '../../domain/printing/title-pictures.ts';
import { failureText } from '../../ui/api/failure-text.ts';
import { saveFile } from '../../ui/api/save-file.ts';
import type { MarketingSheetAddress } from './marketing-sheet-address.ts';

/**
 * Downloads one sheet as CHMarketingSheet.doc if the address requests it, and then closes the tab (W6).
 * @param isRequested true if the user requested the file on the page, which then stays open
 * @param isReady true when the pictures are loaded, because the file needs their sizes
 * @returns status message; null before the download and without one
 */
export function useMarketingSheetDownload(
  sheets: readonly MarketingSheet[],
  covers: readonly (string | null)[],
  { isDownload, isShowCoop }: MarketingSheetAddress,
  isReady: boolean,
  isRequested: boolean,
): string | null {
  const [outcome, setOutcome] = useState<string | null>(null);
  const [cover] = covers;
  useEffect(() => {
    if (!isReady || !(isDownload || isRequested)) return;
    const abort = new AbortController();
    const make = async () => {
      const picture = cover ? await wordPicture(cover, abort.signal) : null;
      const [{ WordFile }, { wordFigures }] = await Promise.all([
        import('../../domain/printing/word/word-file.ts'),
        import('../../domain/printing/word-figures.tsx'),
      ]);
      const file = new WordFile('Marketing Sheets', abort.signal);
      for (const [index, sheet] of sheets.entries()) {
        const figures = await wordFigures(marketingSheetOutline(sheet, isShowCoop));
        await file.addMarketingSheet({ sheet, picture: index === 0 ? picture : null, figures }, index, isShowCoop);
      }
      return file.finish([]);
    };
    make().then(
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
  }, [isReady, isDownload, isRequested, isShowCoop, sheets, cover]);
  return outcome;
}
