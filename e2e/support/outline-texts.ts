import type { Block, Piece, SheetSection } from '@titlenet/catalogue/sheet/outline-blocks';

const textOfPieces = (pieces: readonly Piece[]): string =>
  pieces.map((piece) => ('text' in piece ? piece.text : '')).join(' ');

/** Words of rich text, without its markup. */
const plain = (html: string): string =>
  html
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll('&amp;', '&')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"');

function textsOfBlock(block: Block): string[] {
  switch (block.kind) {
    case 'fact':
      return [block.label, textOfPieces(block.pieces)];
    case 'keywords':
      return [block.label, ...block.words];
    case 'prose':
      return [block.label, plain(block.text)];
    case 'bullets':
      return [block.label, ...block.items.slice(0, block.shownFirst ?? undefined).map(({ html }) => plain(html))];
    case 'table':
      return [
        block.label,
        ...(block.isBlank ? [] : block.columns.map(({ label }) => label)),
        ...block.rows.flatMap(({ cells }) => cells.map(textOfPieces)),
      ];
  }
}

/** Links to pages of the product alone, which a file leaves out. */
const isOnlyLinks = (block: Block): boolean =>
  block.kind === 'fact' && !block.isBlank && block.pieces.every(({ kind }) => kind === 'link');

/** Letters and digits of a text, word by word. */
export const wordsIn = (text: string): string[] => text.match(/[\p{L}\p{N}]+/gu) ?? [];

/** All words of sections of an outline. */
export const wordsOfSections = (sections: readonly SheetSection[]): string[] =>
  sections
    .flatMap((section) => [
      section.label,
      section.emptyText ?? '',
      ...section.blocks
        .filter((block) => !isOnlyLinks(block))
        .flatMap(textsOfBlock)
        // A block with the label of its section does not repeat it.
        .filter((text) => text !== section.label),
    ])
    .flatMap(wordsIn);

/** The words that are not in a text as often as they are expected. */
export function missingWords(expected: readonly string[], actual: readonly string[]): string[] {
  const counts = new Map<string, number>();
  for (const word of actual) counts.set(word, (counts.get(word) ?? 0) + 1);
  return expected.filter((word) => {
    const left = counts.get(word) ?? 0;
    counts.set(word, left - 1);
    return left <= 0;
  });
}
