import { concurrency } from '@titlenet/catalogue/constants';
import { getTitleBar, getTitleSheet } from '@titlenet/contract/title-sheet';
import { loadFailures, type TitleKey } from '../../domain/sheet/use-title.ts';
import { callApi } from '../../ui/api/call-api.ts';
import { createLimiter } from '../../ui/api/concurrency-limiter.ts';
import { failureText } from '../../ui/api/failure-text.ts';
import { withRetry } from '../../ui/api/with-retry.ts';
import type { PrintableTitle } from './printable-title.ts';

interface LoadOptions {
  sectionsOf: (key: TitleKey) => readonly number[];
  signal: AbortSignal;
  /** Called for each title when it has been loaded or has failed, in the order of completion. */
  onLoaded: (title: PrintableTitle, index: number) => Promise<void> | void;
}

/**
 * Loads titles for a file, three bars and three sheets at a time. A title that cannot be loaded is returned with the
 * reason and does not affect the others.
 *
 * @throws the signal's reason when it was aborted
 */
export async function loadTitles(keys: readonly TitleKey[], options: LoadOptions): Promise<void> {
  const { sectionsOf, signal, onLoaded } = options;
  const bars = createLimiter(concurrency.titleBars);
  const sheets = createLimiter(concurrency.titleSheets);
  const call = { blocking: false, toast: false, signal };
  const titles = createLimiter(concurrency.titleSheets);

  const load = async (key: TitleKey): Promise<PrintableTitle> => {
    const [bar, content] = await Promise.allSettled([
      bars(() => withRetry(() => callApi(getTitleBar, { params: key, query: {} }, call), signal), signal),
      sheets(() => withRetry(() => callApi(getTitleSheet, { params: key }, call), signal), signal),
    ]);
    signal.throwIfAborted();
    const loadedBar = bar.status === 'fulfilled' && bar.value && 'isbn' in bar.value ? bar.value : null;
    const loadedContent = content.status === 'fulfilled' ? content.value : null;
    const rejected = [bar, content].find((part) => part.status === 'rejected');
    const isMissing = !loadedBar || !loadedContent;
    const failure = rejected ? failureText(rejected.reason) : isMissing ? loadFailures.missing : null;
    return { key, bar: loadedBar, content: loadedContent, sectionCodes: sectionsOf(key), failure };
  };
  await Promise.all(keys.map((key, index) => titles(async () => onLoaded(await load(key), index), signal)));
}
