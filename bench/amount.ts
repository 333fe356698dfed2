const isOnce = process.argv.includes('--once');

/**
 * A number of rounds, samples or seconds. With `--once` it is the least with which a part still runs: the suite shows in
 * this way that each part works, and the figures mean nothing.
 */
export const amount = (usual: number, least = 1): number => (isOnce ? least : usual);
