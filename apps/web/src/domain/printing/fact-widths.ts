import type { Block, Fact } from '@titlenet/catalogue/sheet/outline-blocks';

/** Characters of a value that fit beside its label in half of the paper's width. */
const MAX_HALF_WIDTH_CHARACTERS = 34;

const lengthOf = (fact: Fact) =>
  fact.pieces.reduce((length, piece) => length + ('text' in piece ? piece.text.length : 1), 0);

/** Whether a block fits into half of the paper's width: a short fact. */
export const isHalfWide = (block: Block | undefined): boolean =>
  block?.kind === 'fact' && lengthOf(block) <= MAX_HALF_WIDTH_CHARACTERS;

/** The blocks that stand beside another one on paper, by name: two short facts in a row make a pair. */
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
