/** The long suite tries more with a new seed, which it prints; TITLENET_RANDOM_SEED repeats a failure. */
const { TITLENET_RANDOM_FACTOR = '1', TITLENET_RANDOM_SEED } = process.env;

/**
 * Settings of fast-check for an oracle.
 * @param runs of the short suite
 */
export const randomRuns = (runs: number): { numRuns: number; seed?: number } => ({
  numRuns: runs * Number(TITLENET_RANDOM_FACTOR),
  ...(TITLENET_RANDOM_SEED && { seed: Number(TITLENET_RANDOM_SEED) }),
});
