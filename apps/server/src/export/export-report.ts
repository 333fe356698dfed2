import { formatCount, formatCountOf } from '@titlenet/catalogue/formatting/numbers';
import { readIsbn13 } from '@titlenet/catalogue/isbn/isbn';
import { type ExportOutcome, type ReportedTitle, WITHOUT_NEWER_CODES } from './onix-message.ts';

/** Reports an export line by line while it runs, so that its memory does not grow with the titles that are left out. */
export class ExportReport implements ExportOutcome {
  readonly #writeLine: (line: string) => void;
  readonly #counts = { written: 0, deleted: 0, notExportable: 0, excluded: 0, unknown: 0 };

  constructor(writeLine: (line: string) => void) {
    this.#writeLine = writeLine;
    this.onWritten = this.onWritten.bind(this);
    this.onNotExportable = this.onNotExportable.bind(this);
    this.onLessened = this.onLessened.bind(this);
    this.onExcluded = this.onExcluded.bind(this);
    this.onUnknown = this.onUnknown.bind(this);
  }

  onWritten(isDeleted: boolean): void {
    this.#counts.written += 1;
    if (isDeleted) this.#counts.deleted += 1;
  }

  onNotExportable(title: ReportedTitle): void {
    this.#counts.notExportable += 1;
    this.#writeTitle(title, 'is left out:');
  }

  onLessened(title: ReportedTitle): void {
    this.#writeTitle(title, WITHOUT_NEWER_CODES);
  }

  #writeTitle({ companyCode, productId, isbn, title, reasons }: ReportedTitle, verb: string): void {
    const name = title ? ` ${JSON.stringify(title)}` : '';
    this.#writeLine(`${companyCode} ${isbn ?? productId}${name} ${verb} ${reasons.join('; ')}`);
  }

  onExcluded(isbn: string | null): void {
    this.#counts.excluded += 1;
    this.#writeLine(`${isbn ?? 'A title without ISBN'} is left out: the house excludes it from ONIX`);
  }

  onUnknown(number: string | number): void {
    this.#counts.unknown += 1;
    this.#writeLine(`${number} is left out: no title has this ${typeof number === 'string' ? 'ISBN' : 'product id'}`);
  }

  /** Yields the ISBN-13s of a list; any other text is left out and reported. */
  async *onlyIsbns(texts: Iterable<string> | AsyncIterable<string>): AsyncGenerator<string> {
    for await (const text of texts) {
      const isbn13 = readIsbn13(text);
      if (isbn13) yield isbn13;
      else {
        this.#counts.unknown += 1;
        this.#writeLine(`${JSON.stringify(text)} is left out: it is no ISBN`);
      }
    }
  }

  summary(): void {
    const { written, deleted, notExportable, excluded, unknown } = this.#counts;
    const leftOut = [
      `${formatCount(notExportable)} not exportable`,
      `${formatCount(excluded)} excluded from ONIX`,
      `${formatCount(unknown)} unknown`,
    ];
    this.#writeLine(
      `${formatCountOf(written, 'title')} written (${formatCount(deleted)} as deleted), ${leftOut.join(', ')}`,
    );
  }

  /** True if every requested title was exported, apart from those that the house excludes. */
  isComplete(): boolean {
    return this.#counts.notExportable === 0 && this.#counts.unknown === 0;
  }
}
