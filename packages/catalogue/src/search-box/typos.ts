const MIN_LENGTH_OF_ONE_TYPO = 5;
const MIN_LENGTH_OF_TWO_TYPOS = 9;
const DIGIT = /\d/;

/**
 * The number of typos that a typed word may have (G-263).
 *
 * @param foundLength length of the word that is compared, in UTF-16 units
 */
export function allowedTypos(typed: string, foundLength: number): number {
  if (DIGIT.test(typed)) return 0;
  const length = Math.max(typed.length, foundLength);
  if (length >= MIN_LENGTH_OF_TWO_TYPOS) return 2;
  return length >= MIN_LENGTH_OF_ONE_TYPO ? 1 : 0;
}

/** The highest number of typos that a word may have with any word that it can be compared with. */
export function mostTypos(typed: string): number {
  for (const typos of [2, 1]) if (allowedTypos(typed, typed.length + typos) >= typos) return typos;
  return 0;
}

/**
 * Distance of two words: letters inserted, left out, replaced, and adjacent ones exchanged (optimal string alignment).
 *
 * @param isBeginning compares with the most similar beginning of `found`
 */
export function typosBetween(typed: string, found: string, isBeginning: boolean): number {
  const columns = typed.length + 1;
  let [before, last, next] = [new Array<number>(columns), new Array<number>(columns), new Array<number>(columns)];
  for (let column = 0; column < columns; column += 1) last[column] = column;
  // The rows have a number for each column.
  let best = last[typed.length]!;
  for (let row = 1; row <= found.length; row += 1) {
    next[0] = row;
    for (let column = 1; column < columns; column += 1) {
      const isSame = typed[column - 1] === found[row - 1];
      // The rows have a number for each column; a check in the innermost loop costs time.
      let typos = Math.min(last[column]! + 1, next[column - 1]! + 1, last[column - 1]! + (isSame ? 0 : 1));
      const isExchanged =
        row > 1 && column > 1 && typed[column - 1] === found[row - 2] && typed[column - 2] === found[row - 1];
      // The row before has a number for each column.
      if (isExchanged) typos = Math.min(typos, before[column - 2]! + 1);
      next[column] = typos;
    }
    // The rows have a number for each column.
    best = Math.min(best, next[typed.length]!);
    [before, last, next] = [last, next, before];
  }
  // The rows have a number for each column.
  return isBeginning ? best : last[typed.length]!;
}
