import { parseArgs } from 'node:util';
import { amount } from './amount.ts';

const databases = ['embedded', 'postgres'] as const;
/** Parts that are measured by default; all of them on a large catalogue. */
const usualParts = ['quick', 'power', 'sheets', 'lists'] as const;
/** Further ones on a large catalogue. */
const largeParts = ['box', 'facets', 'changes', 'digests', 'peers'] as const;
/** Those that need no server on a large catalogue. */
export const partsWithoutServer = [
  'starts',
  'imports',
  'browser',
  'files',
  'cancelled',
  'tip-sheets',
  'packs',
  'reports',
  'scale',
] as const;
const parts = [...usualParts, ...largeParts, ...partsWithoutServer] as const;
export type MeasuredKind = (typeof databases)[number];
export type Part = (typeof parts)[number];

export interface BenchOptions {
  titles: { embedded: number; postgres: number };
  /** Products per imported file. */
  imported: Record<MeasuredKind, number>;
  /** Titles of the combined report. */
  reports: number;
  databases: readonly MeasuredKind[];
  parts: readonly Part[];
  /** Seeds of the queries. */
  seeds: readonly number[];
  /** True to import every title and generate none. */
  isWhole: boolean;
}

export const USAGE =
  'usage: npm run bench -- [--on embedded|postgres] [--only quick|power|sheets|lists|box|facets|changes|digests|starts|imports|peers|browser|files|cancelled|tip-sheets|packs|reports|scale] [--titles 100000] [--seeds 2,3] [--whole] [--once]';

const MIN_TITLES = 500;
/** Default sizes, large enough to show slow designs. */
const SIZES = { embedded: amount(100_000, MIN_TITLES), postgres: amount(1_000_000, MIN_TITLES) } as const;
const IMPORTED = { embedded: amount(5_000, 20), postgres: amount(20_000, 20) } as const;
const REPORTS = amount(500, 3);
const MAX_TITLES = 10_000_000;

function wholeNumber(text: string, min: number, max: number): number {
  const number = Number(text);
  if (!/^\d+$/.test(text) || number < min || number > max)
    throw new RangeError(`${text} is not a whole number from ${min} to ${max}\n${USAGE}`);
  return number;
}

/** Validates named values; all known ones if none is named. */
function chosen<Name extends string>(option: string, named: readonly string[] | undefined, allowed: readonly Name[]) {
  return (named ?? allowed).map((name) => {
    const found = allowed.find((one) => one === name);
    if (!found) throw new RangeError(`--${option} takes ${allowed.join(', ')}\n${USAGE}`);
    return found;
  });
}

/** @throws RangeError or TypeError, with the usage, on anything unknown */
export function readOptions(args: readonly string[]): BenchOptions {
  const { values } = parseArgs({
    args: [...args],
    options: {
      titles: { type: 'string' },
      on: { type: 'string', multiple: true },
      only: { type: 'string', multiple: true },
      seeds: { type: 'string', default: '2,3' },
      whole: { type: 'boolean', default: false },
      // Read by amount.ts.
      once: { type: 'boolean', default: false },
    },
  });
  const titles = values.titles === undefined ? undefined : wholeNumber(values.titles, MIN_TITLES, MAX_TITLES);
  return {
    titles: { embedded: titles ?? SIZES.embedded, postgres: titles ?? SIZES.postgres },
    reports: titles ?? REPORTS,
    imported: { embedded: titles ?? IMPORTED.embedded, postgres: titles ?? IMPORTED.postgres },
    databases: chosen('on', values.on, databases),
    parts: chosen('only', values.only ?? usualParts, parts),
    seeds: values.seeds.split(',').map((seed) => wholeNumber(seed, 0, 2 ** 31 - 1)),
    isWhole: values.whole,
  };
}
