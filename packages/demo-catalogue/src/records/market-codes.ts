import type { Coded } from '@titlenet/catalogue/search-attributes';
import type { Random } from '../random/random.ts';
import type { RoundRobin } from '../random/round-robin.ts';
import type { DemoEdition } from '../works/demo-work.ts';

/** Sales and marketing codes with different separators (G-111). */
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
/** Codes without a market status (SHEET-079). */
const legacyCodes = ['NYR - Not Yet Reviewed', 'XX', 'TOS', 'avail?'] as const;

const DAYS_PER_YEAR = 365;

/** @returns the sales and marketing code; null for a few unclassified titles. */
export function salesMarketingCode(edition: DemoEdition, today: number, random: Random): string | null {
  if (random.chance(0.012)) return random.chance(0.4) ? null : random.pick(legacyCodes);
  const ahead = edition.day - today;
  if (ahead > 270) return random.pick(inDevelopment);
  if (ahead > 0) return random.pick(forthcoming);
  const years = -ahead / DAYS_PER_YEAR;
  return random.chance(Math.min(0.45, years * 0.03)) ? random.pick(unavailable) : random.weighted(available);
}

const answerCodes: Readonly<Record<string, Coded>> = {
  DV: { code: 'NP', description: 'Not yet published' },
  FC: { code: 'CS', description: 'Coming soon' },
  AV: { code: 'IP', description: 'In print' },
  UN: { code: 'OP', description: 'Out of print' },
};
const otherAnswerCode: Coded = { code: 'TP', description: 'Temporarily unavailable' };

/** @returns HCCP's answer code for the market status. */
export function answerCode(marketCode: string | null): Coded {
  return (marketCode && answerCodes[marketCode.slice(0, 2)]) || otherAnswerCode;
}

const SUCCESSFUL_TITLES_PER_SPECIAL_DAY = 8;

/**
 * @returns the release restriction (SHEET-080 to SHEET-082): 'S' special, '1' one day, 'E' embargoed, null for none.
 */
export function specialDay({ company, work }: DemoEdition, random: Random, roundRobin: RoundRobin): string | null {
  if (work.success < 1.5 || !roundRobin.isOneIn(SUCCESSFUL_TITLES_PER_SPECIAL_DAY, `${company} special day`))
    return null;
  if (company === '006' || company === '180') return 'E';
  return random.weighted([
    ['S', 3],
    ['1', 5],
    ['E', 3],
  ] as const);
}
