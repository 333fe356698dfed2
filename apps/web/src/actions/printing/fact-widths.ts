import { type Block, type Fact, pieceText } from '@titlenet/catalogue/sheet/outline-blocks';

/** Maximum characters of a value that fits in half of the page's width. */
const MAX_HALF_WIDTH_CHARACTERS = 34;

const lengthOf = (fact: Fact) => fact.pieces.reduce((length, piece) => length + pieceText(piece).length, 0);

/** True for a short fact, which fits into half of the page's width. */
const isHalfWide = (block: Block | undefined): boolean =>
  block?.kind === 'fact' && lengthOf(block) <= MAX_HALF_WIDTH_CHARACTERS;

/** Rows of blocks in print: two consecutive short facts share a row, every other block has its own. */
export function inRows<Item extends Block>(blocks: readonly Item[]): (readonly Item[])[] {
  const rows: (readonly Item[])[] = [];
  for (let index = 0; index < blocks.length; index += 1) {
    const isPair = isHalfWide(blocks[index]) && isHalfWide(blocks[index + 1]);
    rows.push(blocks.slice(index, isPair ? index + 2 : index + 1));
    if (isPair) index += 1;
  }
  return rows;
}
