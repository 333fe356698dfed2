import { readIsbn13 } from '@titlenet/catalogue/isbn/isbn';
import type { ExportOutcome, LackingTitle } from './onix-message.ts';

/** What an export did, told line by line as it goes on, so that it needs no memory however much is left out. */
export class ExportReport implements ExportOutcome {
  readonly #say: (line: string) => void;
  readonly #counts = { written: 0, deleted: 0, lacking: 0, excluded: 0, unknown: 0 };

  constructor(say: (line: string) => void) {
    this.#say = say;
    this.onWritten = this.onWritten.bind(this);
    this.onLacking = this.onLacking.bind(this);
    this.onExcluded = this.onExcluded.bind(this);
    this.onUnknown = this.onUnknown.bind(this);
  }

  onWritten(isDeleted: boolean): void {
    this.#counts.written += 1;
    if (isDeleted) this.#counts.deleted += 1;
  }

  onLacking({ companyCode, productId, isbn, title, lacks }: LackingTitle): void {
    this.#counts.lacking += 1;
    const name = title ? ` ${JSON.stringify(title)}` : '';
    this.#say(`${companyCode} ${isbn ?? productId}${name} is left out: it has no ${lacks.join(', no ')}`);
  }

  onExcluded(isbn: string | null): void {
    this.#counts.excluded += 1;
    this.#say(`${isbn ?? 'A title without ISBN'} is left out: the house excludes it from ONIX`);
  }

  onUnknown(isbn: string): void {
    this.#counts.unknown += 1;
    this.#say(`${isbn} is left out: no title has this ISBN`);
  }

  /** The ISBN-13s among what was asked for; anything else is left out and said. */
  async *onlyIsbns(texts: Iterable<string> | AsyncIterable<string>): AsyncGenerator<string> {
    for await (const text of texts) {
      const isbn13 = readIsbn13(text);
      if (isbn13) yield isbn13;
      else {
        this.#counts.unknown += 1;
        this.#say(`${JSON.stringify(text)} is left out: it is no ISBN`);
      }
    }
  }

  summary(): void {
    const { written, deleted, lacking, excluded, unknown } = this.#counts;
    this.#say(
      `${written} titles written (${deleted} as deleted), ${lacking} left out for what they lack, ${excluded} excluded from ONIX, ${unknown} unknown`,
    );
  }

  /** Whether every title that was asked for went out, but for those that the house keeps out itself. */
  isWhole(): boolean {
    return this.#counts.lacking === 0 && this.#counts.unknown === 0;
  }
}
