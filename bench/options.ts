import { parseArgs } from 'node:util';

const parts = ['embedded', 'postgres', 'sheets'] as const;
export type Part = (typeof parts)[number];

export interface BenchOptions {
  titles: { embedded: number; postgres: number };
  parts: readonly Part[];
  /** Of the questions; tune on the first, judge by the others. */
  seeds: readonly number[];
  /** Every title through the store, none made from others. */
  isWhole: boolean;
}

export const USAGE =
  'usage: npm run bench -- [--titles 100000] [--only embedded|postgres|sheets] [--seeds 2,3] [--whole]';

/** Sizes at which a slow design shows. */
const SIZES = { embedded: 100_000, postgres: 1_000_000 } as const;
const LEAST_TITLES = 500;
const MOST_TITLES = 5_000_000;

function wholeNumber(text: string, least: number, most: number): number {
  const number = Number(text);
  if (!/^\d+$/.test(text) || number < least || number > most)
    throw new RangeError(`${text} is not a whole number from ${least} to ${most}\n${USAGE}`);
  return number;
}

/** @throws RangeError or TypeError, with the usage, on anything unknown */
export function readOptions(args: readonly string[]): BenchOptions {
  const { values } = parseArgs({
    args: [...args],
    options: {
      titles: { type: 'string' },
      only: { type: 'string', multiple: true },
      seeds: { type: 'string', default: '2,3' },
      whole: { type: 'boolean', default: false },
    },
  });
  const only = values.only?.map((name) => {
    const part = parts.find((known) => known === name);
    if (!part) throw new RangeError(`--only takes ${parts.join(', ')}\n${USAGE}`);
    return part;
  });
  const titles = values.titles === undefined ? undefined : wholeNumber(values.titles, LEAST_TITLES, MOST_TITLES);
  return {
    titles: { embedded: titles ?? SIZES.embedded, postgres: titles ?? SIZES.postgres },
    parts: only ?? parts,
    seeds: values.seeds.split(',').map((seed) => wholeNumber(seed, 0, 2 ** 31 - 1)),
    isWhole: values.whole,
  };
}
