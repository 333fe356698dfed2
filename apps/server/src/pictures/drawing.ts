import { hyphenateIsbn } from '@titlenet/catalogue/isbn/isbn-hyphenation';
import { drawCover, drawCoverToCome } from './cover-svg.ts';
import type { CoverText } from './cover-text.ts';
import { drawPortrait } from './portrait-svg.ts';

/** What is drawn, in any format; `width` in pixels. */
export type Drawing =
  | { kind: 'coverToCome'; width: number }
  | { kind: 'cover'; isbn: string; text: CoverText; width: number }
  | { kind: 'portrait'; id: string; name: string; width: number };

export function drawSvg(drawing: Drawing): string {
  switch (drawing.kind) {
    case 'cover':
      return drawCover(drawing.isbn, drawing.text, drawing.width);
    case 'coverToCome':
      return drawCoverToCome(drawing.width);
    case 'portrait':
      return drawPortrait(drawing.id, drawing.name, drawing.width);
  }
}

/**
 * Restricts the texts of a drawing to drawable ones; a cover whose title cannot be drawn shows its ISBN instead.
 * @param drawable returns the drawable part of a text
 */
export function withDrawableTexts(drawing: Drawing, drawable: (text: string) => string): Drawing {
  if (drawing.kind === 'coverToCome') return drawing;
  if (drawing.kind === 'portrait') return { ...drawing, name: drawable(drawing.name) };
  const { title, author, imprint } = drawing.text;
  const text = { title: drawable(title), author: drawable(author), imprint: drawable(imprint) };
  return { ...drawing, text: { ...text, title: text.title || `ISBN ${hyphenateIsbn(drawing.isbn)}` } };
}
