import type { Block, Fact } from '@titlenet/catalogue/sheet/outline-blocks';

/** Maximum characters of a value that fits in half of the page's width. */
const MAX_HALF_WIDTH_CHARACTERS = 34;

const lengthOf = (fact: Fact) =>
  fact.pieces.reduce((length, piece) => length + ('text' in piece ? piece.text.length : 1), 0);

/** True for a short fact, which fits into half of the page's width. */
export const isHalfWide = (block: Block | undefined): boolean =>
  block?.kind === 'fact' && lengthOf(block) <= MAX_HALF_WIDTH_CHARACTERS;

/** Names of the blocks that share a row in print: two consecutive short facts. */
export function factsInPairs(blocks: readonly Block[]): ReadonlySet<string> {
  const paired = new Set<string>();
  for (let index = 0; index < blocks.length - 1; index += 1) {
    const [left, right] = [blocks[index]!, blocks[index + 1]!];
    if (!isHalfWide(left) || !isHalfWide(right)) continue;
    paired.add(left.name).add(right.name);
    index += 1;
  }
  return paired;
}
