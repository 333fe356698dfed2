import type { OpenDatabase } from '../database/connection.ts';
import { loadFirstDemo } from './first-start.ts';
import { type Output, progressBar } from './progress-bar.ts';

/** A demo catalogue that is loaded while the server already answers requests. */
export interface BackgroundDemo {
  /** Returns the number of titles loaded and in all; undefined when the load has ended. */
  progress: () => { loaded: number; total: number } | undefined;
  /** Shows the progress bar, after other output was printed. */
  showBar: () => void;
  /** Resolves when all titles are loaded; rejects with the reason of a failure. */
  finished: Promise<void>;
}

/**
 * Starts loading the demo catalogue of the first start, with a progress bar.
 * @returns when the first titles are loaded; undefined when there is nothing to load
 */
export async function startBackgroundDemo(
  database: OpenDatabase,
  { titles, out, signal }: { titles: number; out: Output; signal: AbortSignal },
): Promise<BackgroundDemo | undefined> {
  const bar = progressBar(out, 'Loading the demo catalogue');
  let progress: { loaded: number; total: number } | undefined;
  let isBarShown = true;
  const onProgress = (loaded: number, total: number) => {
    progress = { loaded, total };
    if (isBarShown) bar.show(loaded, total);
  };
  const firstTitles = Promise.withResolvers<void>();
  const finished = loadFirstDemo(database, { titles, onProgress, signal }, firstTitles.resolve).finally(() => {
    progress = undefined;
    bar.end();
  });
  const isLoading = await Promise.race([firstTitles.promise.then(() => true), finished.then(() => false)]);
  if (!isLoading) return undefined;
  bar.end();
  isBarShown = false;
  const showBar = () => {
    isBarShown = true;
  };
  return { progress: () => progress, showBar, finished };
}
