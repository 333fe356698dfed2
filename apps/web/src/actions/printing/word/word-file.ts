import type { OutlineOptions } from '@titlenet/catalogue/sheet/outline-blocks';
import { trustedScriptAddress } from '../../../ui/trusted-script-address.ts';
import type { MissingTitle } from '../printable-title.ts';
import type { WordMarketingSheet } from './marketing-sheets-file.ts';
import { paperSizeOf } from './paper-size.ts';
import type { WordPage } from './plain-page.ts';
import type { WordTipSheet } from './tip-sheets-file.ts';
import type { WordSheet } from './title-sheets-file.ts';
import type { WordContentsEntry } from './word-contents.ts';
import type { WordFigures, WordPicture } from './word-pictures.ts';
import type { WordRequest } from './word-requests.ts';
import type { WordAnswer } from './word-worker.ts';
import workerAddress from './word-worker.ts?worker&url';

interface Waiting {
  resolve: (file: Blob | null) => void;
  reject: (reason: unknown) => void;
}

/** Pictures are moved to the worker, not copied. */
const picturesOf = ({ picture, figures }: { picture: WordPicture | null; figures: WordFigures }): Transferable[] =>
  [picture, ...Object.values(figures).map((figure) => figure.picture)].flatMap((one) => one?.bytes.buffer ?? []);

/**
 * A Word file that a separate worker writes sheet by sheet. A sheet is no longer needed when the promise of its
 * addition resolves.
 */
export class WordFile {
  readonly #worker: Worker;
  readonly #signal: AbortSignal;
  readonly #waiting: Waiting[] = [];

  /**
   * @param title of the file itself
   * @param isNamed the title is that of the document; else the only sheet, or their number, names it
   * @param signal ends the work and frees its memory at once; promises are then rejected with its reason
   */
  constructor(title: string, signal: AbortSignal, isNamed = false) {
    signal.throwIfAborted();
    this.#signal = signal;
    this.#worker = new Worker(trustedScriptAddress(workerAddress), { type: 'module' });
    this.#worker.onmessage = ({ data }: MessageEvent<WordAnswer>) => {
      const waiting = this.#waiting.shift();
      if ('failure' in data) waiting?.reject(new Error(data.failure));
      else waiting?.resolve(data.file);
    };
    this.#worker.onerror = ({ message }) => this.#end(new Error(message || 'The Word file could not be made.'));
    signal.addEventListener('abort', () => this.#end(signal.reason), { once: true });
    const options = { title, isNamed, paper: paperSizeOf(navigator.language) };
    this.#post({ step: 'start', options }).catch((error: unknown) => this.#end(error));
  }

  async addTitle(sheet: WordSheet, index: number, options: OutlineOptions): Promise<void> {
    await this.#post({ step: 'addTitle', sheet, index, options }, picturesOf(sheet));
  }

  async addMarketingSheet(sheet: WordMarketingSheet, index: number, isShowCoop: boolean): Promise<void> {
    await this.#post({ step: 'addMarketingSheet', sheet, index, isShowCoop }, picturesOf(sheet));
  }

  async addTipSheet(sheet: WordTipSheet, index: number): Promise<void> {
    const moved = [sheet.cover, sheet.photo, sheet.barcode].flatMap((picture) => picture?.bytes.buffer ?? []);
    await this.#post({ step: 'addTipSheet', sheet, index }, moved);
  }

  async addPage(page: WordPage, index: number): Promise<void> {
    const pictures = page.blocks.flatMap((block) => (block.kind === 'entry' && block.cover ? [block.cover] : []));
    await this.#post(
      { step: 'addPage', page, index },
      pictures.flatMap(({ bytes }) => bytes.buffer),
    );
  }

  /**
   * The whole file; nothing can be added any more.
   *
   * @param missing titles that the last page names
   * @param entries lines of the contents after the first page; absent: all sheets, before them
   */
  async finish(missing: readonly MissingTitle[], entries?: readonly WordContentsEntry[]): Promise<Blob> {
    try {
      const file = await this.#post({ step: 'finish', missing, ...(entries && { entries }) });
      if (!file) throw new Error('The Word file could not be made.');
      return file;
    } finally {
      this.#worker.terminate();
    }
  }

  #post(request: WordRequest, moved: Transferable[] = []): Promise<Blob | null> {
    return new Promise((resolve, reject) => {
      if (this.#signal.aborted) throw this.#signal.reason;
      this.#waiting.push({ resolve, reject });
      this.#worker.postMessage(request, moved);
    });
  }

  #end(reason: unknown): void {
    this.#worker.terminate();
    for (const { reject } of this.#waiting.splice(0)) reject(reason);
  }
}
