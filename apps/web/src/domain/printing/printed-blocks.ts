import type { Block } from '@titlenet/catalogue/sheet/outline-blocks';

/** Whether a block consists of links into the product, which paper and files cannot follow: links to photos. */
export const isOnlyLinks = (block: Block): boolean =>
  block.kind === 'fact' && !block.isBlank && block.pieces.every((piece) => piece.kind === 'link');
