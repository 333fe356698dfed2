import type { Audience } from '@titlenet/catalogue/field';
import { type TipSheetContent, tipSheetContent } from '@titlenet/catalogue/tip-sheet/tip-sheet-content';
import { useEffect, useRef, useState } from 'react';
import { loadTitles } from '../../actions/printing/load-titles.ts';
import type { PrintableTitle } from '../../actions/printing/printable-title.ts';
import type { TipSheetFrame } from '../../actions/printing/tip-sheet/TipSheet.tsx';
import { tipSheetFrame } from '../../actions/printing/tip-sheet/tip-sheet-frame.ts';
import { waitForPictures } from '../../actions/printing/wait-for-layout.ts';
import { useConfiguration } from '../../domain/session/session.ts';
import type { TitleKey } from '../../domain/sheet/use-title.ts';

/** Sheets that are composed before the page can react again. */
const SHEETS_AT_ONCE = 10;
/** Time for the pictures of the whole run, after the last sheet. */
const PICTURES_TIMEOUT_MS = 30_000;

interface RunSheet {
  readonly title: PrintableTitle;
  readonly content: TipSheetContent;
  readonly frame: TipSheetFrame;
}

export interface TipSheetRun {
  readonly phase: 'loading' | 'composing' | 'ready' | 'cancelled';
  readonly loaded: number;
  /** Sheets on the page, in the order of the address. */
  readonly shown: readonly RunSheet[];
  readonly failed: readonly PrintableTitle[];
  /** Time of the next attempt while the server refuses calls, in ms since the epoch; null otherwise. */
  readonly waitsUntil: number | null;
}

const initial: TipSheetRun = { phase: 'loading', loaded: 0, shown: [], failed: [], waitsUntil: null };

/** Loads the titles of a run and puts their tip sheets on the page, some at a time; `cancel` keeps those that are there. */
export function useTipSheetRun(titles: readonly TitleKey[], audience: Audience): TipSheetRun & { cancel: () => void } {
  const configuration = useConfiguration();
  const [run, setRun] = useState(initial);
  const abort = useRef<AbortController>(null);
  useEffect(() => {
    const controller = new AbortController();
    abort.current = controller;
    const { signal } = controller;
    const update = (change: Partial<TipSheetRun>) => {
      if (!signal.aborted) setRun((before) => ({ ...before, ...change }));
    };
    const work = async () => {
      const loaded: PrintableTitle[] = [];
      let count = 0;
      await loadTitles(titles, {
        sectionsOf: () => [],
        signal,
        onWait: (waitsUntil) => update({ waitsUntil }),
        onLoaded: (title, index) => {
          loaded[index] = title;
          count += 1;
          update({ loaded: count });
        },
      });
      const now = new Date();
      const sheets = loaded.flatMap((title, index): RunSheet[] => {
        const { bar, content: sheet } = title;
        if (!bar || !sheet) return [];
        const content = tipSheetContent(bar, sheet, audience);
        return [
          {
            title,
            content,
            frame: tipSheetFrame(bar, content, { configuration, audience, index, count: titles.length, now }),
          },
        ];
      });
      update({ phase: 'composing', failed: loaded.filter(({ failure }) => failure) });
      await document.fonts?.ready;
      for (let end = SHEETS_AT_ONCE; end < sheets.length + SHEETS_AT_ONCE; end += SHEETS_AT_ONCE) {
        update({ shown: sheets.slice(0, end) });
        await new Promise((resolve) => setTimeout(resolve));
        signal.throwIfAborted();
      }
      await waitForPictures(document.body, PICTURES_TIMEOUT_MS);
      update({ phase: 'ready' });
    };
    work().catch(() => {
      // Only a cancelled run is rejected: failures of titles are in the run.
    });
    return () => controller.abort();
  }, [titles, audience, configuration]);
  return {
    ...run,
    cancel: () => {
      abort.current?.abort();
      setRun((before) => ({ ...before, phase: 'cancelled', waitsUntil: null }));
    },
  };
}
