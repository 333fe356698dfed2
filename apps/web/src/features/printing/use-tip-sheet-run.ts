import type { Audience } from '@titlenet/catalogue/field';
import { type TipSheetContent, tipSheetContent } from '@titlenet/catalogue/tip-sheet/tip-sheet-content';
import type { SentTitleBar } from '@titlenet/contract/title-sheet';
import { useEffect, useRef, useState } from 'react';
import { loadTitles } from '../../actions/printing/load-titles.ts';
import { type MissingTitle, missingTitles } from '../../actions/printing/printable-title.ts';
import type { TipSheetFrame } from '../../actions/printing/tip-sheet/TipSheet.tsx';
import { tipSheetFrame } from '../../actions/printing/tip-sheet/tip-sheet-frame.ts';
import { useConfiguration } from '../../domain/session/session.ts';
import type { TitleKey } from '../../domain/sheet/use-title.ts';

export interface RunSheet {
  readonly key: TitleKey;
  readonly bar: SentTitleBar;
  readonly content: TipSheetContent;
  readonly frame: TipSheetFrame;
}

export interface TipSheetRun {
  readonly phase: 'loading' | 'loaded' | 'cancelled';
  readonly loaded: number;
  /** In the order of the address; empty until all are loaded. */
  readonly sheets: readonly RunSheet[];
  readonly failed: readonly MissingTitle[];
  /** Time of the next attempt while the server refuses calls, in ms since the epoch; null otherwise. */
  readonly waitsUntil: number | null;
}

const initial: TipSheetRun = { phase: 'loading', loaded: 0, sheets: [], failed: [], waitsUntil: null };

/** Loads the titles of a run and composes what their tip sheets say; `cancel` aborts the calls. */
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
      // Whole titles take several times the memory of their tip sheets.
      const sheets: (Omit<RunSheet, 'frame'> | undefined)[] = [];
      const failed: MissingTitle[][] = [];
      let count = 0;
      await loadTitles(titles, {
        sectionsOf: () => [],
        signal,
        onWait: (waitsUntil) => update({ waitsUntil }),
        onLoaded: (title, index) => {
          const { key, bar, content } = title;
          if (bar && content) sheets[index] = { key, bar, content: tipSheetContent(bar, content, audience) };
          failed[index] = missingTitles([title]);
          count += 1;
          update({ loaded: count });
        },
      });
      const now = new Date();
      const found = sheets.filter((sheet) => sheet !== undefined);
      update({
        phase: 'loaded',
        sheets: found.map((sheet, index) => {
          const options = { configuration, audience, index, count: found.length, now };
          return { ...sheet, frame: tipSheetFrame(sheet.bar, sheet.content, options) };
        }),
        failed: failed.flat(),
      });
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
