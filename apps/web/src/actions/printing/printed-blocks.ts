import type { Block } from '@titlenet/catalogue/sheet/outline-blocks';

/** True if a block has only links into the product (to photos), which do not work in print and files. */
export const isOnlyLinks = (block: Block): boolean =>
  block.kind === 'fact' && !block.isBlank && block.pieces.every((piece) => piece.kind === 'link');
