import { useEffect, useState } from 'react';
import { waitForPictures } from './wait-for-layout.ts';

/** Sheets that are composed before the page can react again. */
const SHEETS_AT_ONCE = 10;
/** Time for the pictures of a part, after its last sheet. */
const PICTURES_TIMEOUT_MS = 30_000;

/**
 * How many sheets of a part are on the page, some more in each task, and whether all are ready with their pictures.
 *
 * @param part begins again when it changes
 * @param isStopped no sheet is added any more
 */
export function useComposedCount(part: number, total: number, isStopped: boolean): { count: number; isReady: boolean } {
  const [composed, setComposed] = useState({ part, count: 0, isReady: false });
  useEffect(() => {
    if (isStopped) return;
    let isEnded = false;
    const work = async () => {
      await document.fonts?.ready;
      for (let count = SHEETS_AT_ONCE; count < total + SHEETS_AT_ONCE && !isEnded; count += SHEETS_AT_ONCE) {
        setComposed({ part, count: Math.min(count, total), isReady: false });
        await new Promise((resolve) => setTimeout(resolve));
      }
      if (!isEnded) await waitForPictures(document.body, PICTURES_TIMEOUT_MS);
      if (!isEnded) setComposed({ part, count: total, isReady: true });
    };
    void work();
    return () => {
      isEnded = true;
    };
  }, [part, total, isStopped]);
  return composed.part === part ? composed : { count: 0, isReady: false };
}
