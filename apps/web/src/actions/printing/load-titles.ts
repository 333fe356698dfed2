import { concurrency } from '@titlenet/catalogue/constants';
import type { TitleSheet } from '@titlenet/catalogue/sheet/sections';
import { getTitleBar, getTitleSheet, getTitleSheetBatch, type SentTitleBar } from '@titlenet/contract/title-sheet';
import { type TitleKey, titleFailure } from '../../domain/sheet/use-title.ts';
import { callApi } from '../../ui/api/call-api.ts';
import { CallSeries } from '../../ui/api/call-series.ts';
import { loadTitlesInBatches } from '../title-batches/load-titles-in-batches.ts';
import type { PrintableTitle } from './printable-title.ts';

interface LoadOptions {
  sectionsOf: (key: TitleKey) => readonly number[];
  signal: AbortSignal;
  /** Called for each title when it has been loaded or has failed, in the order of completion. */
  onLoaded: (title: PrintableTitle, index: number) => Promise<void> | void;
  /** Called with the time of the next attempt while the server refuses calls; null when they are sent again. */
  onWait?: (until: number | null) => void;
}

interface LoadedParts {
  key: TitleKey;
  bar: SentTitleBar | null;
  content: TitleSheet | null;
  /** What a failed call threw. */
  error?: unknown;
}

/**
 * Loads titles for a file: three bars and three sheets at a time, and many titles in three batches at a time. A title
 * that cannot be loaded is returned with the reason and does not affect the others.
 *
 * @throws the signal's reason when it was aborted
 */
export async function loadTitles(keys: readonly TitleKey[], options: LoadOptions): Promise<void> {
  const { sectionsOf, signal, onLoaded, onWait } = options;
  const call = { blocking: false, toast: false, signal };
  const series = new CallSeries({ signal, onWait });

  const loadOne = async (key: TitleKey): Promise<LoadedParts> => {
    const [bar, sheet] = await Promise.allSettled([
      series.run(() => callApi(getTitleBar, { params: key, query: {} }, call)),
      series.run(() => callApi(getTitleSheet, { params: key }, call)),
    ]);
    const rejected = [bar, sheet].find((part) => part.status === 'rejected');
    return {
      key,
      bar: bar.status === 'fulfilled' && bar.value && 'isbn' in bar.value ? bar.value : null,
      content: sheet.status === 'fulfilled' ? sheet.value : null,
      ...(rejected && { error: rejected.reason }),
    };
  };
  const loadBatch = async (titles: readonly TitleKey[]): Promise<LoadedParts[]> => {
    const answer = await series.run(() => callApi(getTitleSheetBatch, { body: { titles: [...titles] } }, call));
    return titles.flatMap((key, place) => {
      const title = answer.titles[place];
      return title ? [{ key, bar: title.bar, content: title.sheet }] : [];
    });
  };
  await loadTitlesInBatches<TitleKey, LoadedParts>(keys, {
    concurrency: concurrency.titleSheets,
    signal,
    loadOne,
    loadBatch,
    failed: (key, error) => ({ key, bar: null, content: null, error }),
    onLoaded({ key, bar, content, error }, index) {
      const failure = titleFailure({ bar, content, error });
      return onLoaded({ key, bar, content, sectionCodes: sectionsOf(key), failure }, index);
    },
  });
}
