/** Letters that are looked at together. */
const MOST_LETTERS = 8;
/** So few are compared as they are. */
const FEW = 8;

/**
 * Places of texts in their order, by code unit. Texts that are sorted mostly begin alike: what they have in common is
 * passed over, the letters behind it become one number each, and numbers are sorted without a call for each comparison.
 *
 * @param tell called for each run of equal texts, in their order: where it begins in the order, and behind its end
 */
function sortTexts(
  texts: readonly string[],
  tell: (order: Uint32Array, start: number, end: number) => void,
): Uint32Array {
  const order = new Uint32Array(texts.length);
  for (let at = 0; at < order.length; at += 1) order[at] = at;
  const give = (start: number, end: number) => tell(order, start, end);
  const go = (start: number, end: number, from: number) => {
    if (end - start === 1) give(start, end);
    else if (end - start <= FEW) {
      insert(texts, order, start, end);
      eachRun(start, end, (at) => texts[order[at]!], give);
    } else {
      const sorted = sortByLetters(texts, order.subarray(start, end), from);
      if (!sorted) give(start, end);
      else
        eachRun(
          start,
          end,
          (at) => sorted.numbers[at - start],
          (first, last) => go(first, last, sorted.from),
        );
    }
  };
  if (texts.length > 0) go(0, texts.length, 0);
  return order;
}

/** The rank of each text among all of them, by code unit: from 0, equal texts share theirs. */
export function ranksOf(texts: readonly string[]): Uint32Array {
  const ranks = new Uint32Array(texts.length);
  let rank = 0;
  sortTexts(texts, (order, start, end) => {
    for (let at = start; at < end; at += 1) ranks[order[at]!] = rank;
    rank += 1;
  });
  return ranks;
}

/** Places of texts in their order, by code unit, those of equal texts by `tie`. */
export function orderOfTexts(texts: readonly string[], tie: (a: number, b: number) => number): Uint32Array {
  return sortTexts(texts, (order, start, end) => sortTies(order, start, end, tie));
}

/** The rank of each number, as that of texts. */
export function ranksOfNumbers(numbers: Float64Array): Uint32Array {
  const rankOf = new Map<number, number>();
  for (const number of numbers.slice().sort()) if (!rankOf.has(number)) rankOf.set(number, rankOf.size);
  return Uint32Array.from(numbers, (number) => rankOf.get(number)!);
}

/** Places in the order of their ranks, those that share one by `tie`. */
export function orderOf(ranks: Uint32Array, tie: (a: number, b: number) => number): Uint32Array {
  const order = new Uint32Array(ranks.length);
  sortTogether(Float64Array.from(ranks), order, (index) => index);
  eachRun(
    0,
    order.length,
    (at) => ranks[order[at]!],
    (start, end) => sortTies(order, start, end, tie),
  );
  return order;
}

function sortTies(order: Uint32Array, start: number, end: number, tie: (a: number, b: number) => number): void {
  if (end - start > 1) order.subarray(start, end).sort(tie);
}

function insert(texts: readonly string[], order: Uint32Array, start: number, end: number): void {
  for (let next = start + 1; next < end; next += 1) {
    const place = order[next]!;
    let at = next;
    for (; at > start && texts[order[at - 1]!]! > texts[place]!; at -= 1) order[at] = order[at - 1]!;
    order[at] = place;
  }
}

/** Tells where equal values stand behind each other: the first place of each run and the one behind its last. */
function eachRun(
  start: number,
  end: number,
  valueAt: (at: number) => unknown,
  tell: (start: number, end: number) => void,
): void {
  let first = start;
  for (let at = start + 1; at <= end; at += 1) {
    if (at < end && valueAt(at) === valueAt(first)) continue;
    tell(first, at);
    first = at;
  }
}

/** Sorts whole numbers and, with them, what stands beside each. Their largest times their count must be a safe integer. */
function sortTogether(numbers: Float64Array, beside: Uint32Array, valueOfIndex: (index: number) => number): void {
  const count = numbers.length;
  for (let index = 0; index < count; index += 1) numbers[index] = numbers[index]! * count + index;
  numbers.sort();
  for (let at = 0; at < count; at += 1) {
    const number = Math.floor(numbers[at]! / count);
    beside[at] = valueOfIndex(numbers[at]! - number * count);
    numbers[at] = number;
  }
}

/** Which letters stand in some texts, and then the number of each among them; all 0 between two uses. */
const numberOfLetter = new Uint16Array(0x10000);

/**
 * Sorts places by the letters behind those that all their texts have; nothing where all are the same.
 *
 * @param from they have so many letters in common, at least
 * @returns for each place the number of its letters, and how many letters those have in common who share one
 */
function sortByLetters(
  texts: readonly string[],
  places: Uint32Array,
  from: number,
): { numbers: Float64Array; from: number } | undefined {
  const count = places.length;
  const start = commonLetters(texts, places, from);
  const letters: number[] = [];
  for (let index = 0; index < count; index += 1) {
    const text = texts[places[index]!]!;
    const end = Math.min(text.length, start + MOST_LETTERS);
    for (let at = start; at < end; at += 1) {
      const letter = text.charCodeAt(at);
      if (numberOfLetter[letter] !== 0) continue;
      numberOfLetter[letter] = 1;
      letters.push(letter);
    }
  }
  if (letters.length === 0) return undefined;
  letters.sort((a, b) => a - b);
  for (let index = 0; index < letters.length; index += 1) numberOfLetter[letters[index]!] = index + 1;
  const values = letters.length + 1;
  const width = Math.min(MOST_LETTERS, Math.floor(Math.log(Number.MAX_SAFE_INTEGER / count) / Math.log(values)));
  const numbers = new Float64Array(count);
  for (let index = 0; index < count; index += 1) {
    const text = texts[places[index]!]!;
    let number = 0;
    for (let at = start; at < start + width; at += 1)
      number = number * values + (at < text.length ? numberOfLetter[text.charCodeAt(at)]! : 0);
    numbers[index] = number;
  }
  for (const letter of letters) numberOfLetter[letter] = 0;
  const before = places.slice();
  sortTogether(numbers, places, (index) => before[index]!);
  return { numbers, from: start + width };
}

/** How many letters all begin with. */
function commonLetters(texts: readonly string[], places: Uint32Array, from: number): number {
  const first = texts[places[0]!]!;
  let common = first.length;
  for (let index = 1; index < places.length; index += 1) {
    const text = texts[places[index]!]!;
    let at = from;
    while (at < common && text.charCodeAt(at) === first.charCodeAt(at)) at += 1;
    common = at;
  }
  return common;
}
