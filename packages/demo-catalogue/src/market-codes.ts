import type { Coded } from '@titlenet/catalogue/search-attributes';
import type { DemoEdition } from './demo-work.ts';
import type { Random } from './random.ts';
import type { Turns } from './turns.ts';

/** Sales and marketing codes carry their own separators (decision G-111). */
const inDevelopment = ['DV - In Development', 'DV: Acquired', 'DV'] as const;
const forthcoming = ['FC - Announced', 'FC, Not Yet Published', 'FC - Postponed', 'FC'] as const;
const available = [
  ['AV - In Stock', 62],
  ['AV, Print on Demand', 10],
  ['AV - Reprinting', 8],
  ['AV: Reprint Under Consideration', 6],
  ['AV', 4],
] as const;
const unavailable = [
  'UN - Out of Print',
  'UN - Out of Stock Indefinitely',
  'UN: Rights Reverted',
  'UN - Cancelled',
] as const;
/** Codes of older systems, which have no market status. */
const odd = ['NYR - Not Yet Reviewed', 'XX', 'TOS', 'avail?'] as const;

const DAYS_OF_A_YEAR = 365;

/** Null for the few titles that nobody has classified. */
export function salesMarketingCode(edition: DemoEdition, today: number, random: Random): string | null {
  if (random.chance(0.012)) return random.chance(0.4) ? null : random.pick(odd);
  const ahead = edition.day - today;
  if (ahead > 270) return random.pick(inDevelopment);
  if (ahead > 0) return random.pick(forthcoming);
  const years = -ahead / DAYS_OF_A_YEAR;
  return random.chance(Math.min(0.45, years * 0.03)) ? random.pick(unavailable) : random.weighted(available);
}

const answerCodes = {
  DV: { code: 'NP', description: 'Not yet published' },
  FC: { code: 'CS', description: 'Coming soon' },
  AV: { code: 'IP', description: 'In print' },
  UN: { code: 'OP', description: 'Out of print' },
} as const satisfies Record<string, Coded>;
const otherAnswer: Coded = { code: 'TP', description: 'Temporarily unavailable' };

/** HCCP's answer code to orders, in keeping with the market status. */
export function answerCode(marketCode: string | null): Coded {
  const status = marketCode?.slice(0, 2) as keyof typeof answerCodes | undefined;
  return (status && answerCodes[status]) || otherAnswer;
}

const SUCCESSES_TO_A_SPECIAL_DAY = 8;

/** How a title is laid down (TS §4): S special, 1 one day, E embargoed; null on ordinary days. */
export function specialDay({ company, work }: DemoEdition, random: Random, turns: Turns): string | null {
  if (work.success < 1.5 || !turns.isOneIn(SUCCESSES_TO_A_SPECIAL_DAY, `${company} special day`)) return null;
  return random.weighted([
    ['S', 3],
    ['1', 5],
    ['E', 3],
  ] as const);
}
