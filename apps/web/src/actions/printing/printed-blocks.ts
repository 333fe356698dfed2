import type { Block } from '@titlenet/catalogue/sheet/outline-blocks';

/** True if a block has only links into the product (to photos), which do not work in print and files. */
export const isOnlyLinks = (block: Block): boolean =>
  block.kind === 'fact' && !block.isBlank && block.pieces.every((piece) => piece.kind === 'link');

/** Longer texts stand below their label: beside it, a column of many pages would be empty but for the label. */
const MAX_LETTERS_BESIDE_LABEL = 10_000;

/** True for a text that has the whole width of paper. LibreOffice needs minutes for a table cell of many pages, too. */
export const isLongText = (block: Block): boolean =>
  block.kind === 'prose' && block.text.length > MAX_LETTERS_BESIDE_LABEL;
