import type { OutlineOptions } from '@titlenet/catalogue/sheet/outline-blocks';
import type { MissingTitle } from '../printable-title.ts';
import { marketingSheetPart, type WordMarketingSheet } from './marketing-sheets-file.ts';
import { plainPagePart, type WordPage } from './plain-page.ts';
import { tipSheetPart, type WordTipSheet } from './tip-sheets-file.ts';
import { titleSheetPart, type WordSheet } from './title-sheets-file.ts';
import type { WordContentsEntry } from './word-contents.ts';
import { WordDocument, type WordDocumentOptions } from './word-document.ts';

/** A step of writing a Word file. Sheets are added in any order; `index` is their position in the file. */
export type WordRequest =
  | { step: 'start'; options: WordDocumentOptions }
  | { step: 'addTitle'; sheet: WordSheet; index: number; options: OutlineOptions }
  | { step: 'addMarketingSheet'; sheet: WordMarketingSheet; index: number; isShowCoop: boolean }
  | { step: 'addTipSheet'; sheet: WordTipSheet; index: number }
  | { step: 'addPage'; page: WordPage; index: number }
  | { step: 'finish'; missing: readonly MissingTitle[]; entries?: readonly WordContentsEntry[] };

/** Writes one Word file, by requests that can be posted to a worker. */
export class WordFileWriter {
  #document: WordDocument | null = null;

  /** @returns the file when it is finished, else null */
  async handle(request: WordRequest): Promise<Blob | null> {
    if (request.step === 'start') {
      this.#document = new WordDocument(request.options);
      return null;
    }
    const document = this.#document;
    if (!document) throw new Error('The Word file was not started.');
    const { paper } = document.options;
    switch (request.step) {
      case 'addTitle': {
        const part = titleSheetPart(request.sheet, request.index, request.options, paper);
        if (part) document.add(part, request.index);
        return null;
      }
      case 'addMarketingSheet':
        document.add(marketingSheetPart(request.sheet, request.index, request.isShowCoop, paper), request.index);
        return null;
      case 'addTipSheet':
        document.add(tipSheetPart(request.sheet, request.index, paper), request.index);
        return null;
      case 'addPage':
        document.add(plainPagePart(request.page, request.index, paper), request.index);
        return null;
      case 'finish':
        return document.toBlob(request.missing, request.entries);
    }
  }
}
