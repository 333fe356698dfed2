const MODULUS = 2_147_483_647;
const MULTIPLIER = 48_271;

/** Largest seed of `shuffled`. */
export const MAX_SEED = MODULUS - 1;

/** Park-Miller generator. @returns numbers between 0 and 1 that depend only on the seed */
function randomNumbers(seed: number): () => number {
  let state = seed;
  const next = () => {
    state = (state * MULTIPLIER) % MODULUS;
    return state / MODULUS;
  };
  // The first number of a small seed is always small.
  next();
  return next;
}

/**
 * Shuffles members in an order that depends only on the seed: the first n of them are a random sample of n.
 *
 * @param seed 1 to `MAX_SEED`
 * @throws RangeError for another seed
 */
export function shuffled<Member>(members: readonly Member[], seed: number): Member[] {
  if (!Number.isInteger(seed) || seed < 1 || seed > MAX_SEED)
    throw new RangeError(`The seed must be a whole number from 1 to ${MAX_SEED}.`);
  const random = randomNumbers(seed);
  return members
    .map((member) => ({ member, at: random() }))
    .sort((a, b) => a.at - b.at)
    .map(({ member }) => member);
}
