import type { Block, SheetSection } from '@titlenet/catalogue/sheet/outline-blocks';

/** A picture with its size on the page in CSS pixels. */
export interface WordPicture {
  bytes: Uint8Array;
  type: 'png' | 'jpg' | 'gif';
  width: number;
  height: number;
}

/** A drawn figure of a table, with the line below it and its text alternative. */
export interface WordFigure {
  picture: WordPicture;
  caption: string;
  alternative: string;
}

/** The figures of a title by `figureKey`. */
export type WordFigures = Readonly<Record<string, WordFigure>>;

export const figureKey = ({ code }: Pick<SheetSection, 'code'>, { name }: Pick<Block, 'name'>): string =>
  `${code}.${name}`;
