import { type CompanyCode, companyOf } from '@titlenet/catalogue/companies';
import { formatDate } from '@titlenet/catalogue/formatting/dates';
import { childrensAwardLists, tradeAwardLists } from '@titlenet/catalogue/reports/award-lists';
import type { Coded } from '@titlenet/catalogue/search-attributes';
import type { StoredSheet } from '@titlenet/catalogue/sheet/sections';
import { displayName } from '@titlenet/catalogue/text/names';
import { wireDate, yearOf } from '../demo-dates.ts';
import type { Random } from '../random/random.ts';
import type { RoundRobin } from '../random/round-robin.ts';
import texts from '../tables/section-texts.json' with { type: 'json' };
import type { DemoEdition } from '../works/demo-work.ts';

const codesOfLists = (lists: readonly { id: number; name: string }[]): readonly Coded[] =>
  lists.map(({ id, name }) => ({ code: String(id), description: name }));

const childrensPrizes = codesOfLists(childrensAwardLists);
const tradePrizes = codesOfLists(tradeAwardLists);

/** Invented awards of the companies that have no award lists. */
const ownPrizes: Partial<Record<CompanyCode, readonly Coded[]>> = {
  '180': [
    { code: 'ROS', description: 'Rose Bowl for Romance' },
    { code: 'LAN', description: 'Lantern Prize for Fiction' },
  ],
  '006': [
    { code: 'VIN', description: 'Vine Award for Christian Writing' },
    { code: 'HRB', description: 'Harbor Medal' },
    { code: 'SLV', description: 'Silver Compass Award' },
  ],
};

/** Awards of a list are given in rotation, so that each has a title. */
function nextPrize(company: CompanyCode, roundRobin: RoundRobin): Coded {
  const own = ownPrizes[company];
  if (own) return roundRobin.pick(own, `prizes of ${company}`);
  return companyOf(company).isForChildren
    ? roundRobin.pick(childrensPrizes, 'CH prizes')
    : roundRobin.pick(tradePrizes, 'TR prizes');
}

const DAYS_UNTIL_PRIZE = 200;
const ILLUSTRATED_TITLES_PER_PRIZE = 4;

/** @returns the year in which an edition can win an award: some months after its on-sale date. */
export const awardYear = ({ day }: DemoEdition): number => yearOf(day + DAYS_UNTIL_PRIZE);
const otherPrizes: readonly Coded[] = [
  { code: 'STA', description: 'State reading list' },
  { code: 'LIB', description: 'Librarians’ choice' },
  { code: 'IND', description: 'Independent booksellers’ pick' },
  { code: 'BOY', description: 'Best books of the year' },
];
const { bestsellerLists } = texts.awards;

export interface DemoAwards {
  award: Coded[];
  otherAward: Coded[];
  content: Partial<StoredSheet['awards']>;
}

function awardText(awards: readonly Coded[], year: number, random: Random): string | null {
  if (awards.length === 0) return null;
  const items = awards.map(
    ({ description }) =>
      `<li>${description}, ${random.pick(['winner', 'shortlist', 'finalist', 'honor book'])}, ${year}</li>`,
  );
  return `<ul>${items.join('')}</ul>`;
}

/** Composes awards (codes and text) and bestseller lists; empty for titles that are not on sale yet. */
export function awardsContent(
  edition: DemoEdition,
  { today, random, roundRobin }: { today: number; random: Random; roundRobin: RoundRobin },
): DemoAwards {
  const { company, work, day } = edition;
  if (edition.hasBarOnly || day > today) return { award: [], otherAward: [], content: {} };
  const isEligible = day + DAYS_UNTIL_PRIZE <= today;
  const award = isEligible && random.chance(Math.min(0.5, 0.09 * work.success)) ? [nextPrize(company, roundRobin)] : [];
  const otherAward = isEligible && random.chance(0.09) ? random.sample(otherPrizes, random.integer(1, 2)) : [];
  const text = awardText([...award, ...otherAward], awardYear(edition), random);
  const isBestseller = work.success > 2.2 && random.chance(0.6);
  const { illustrator } = work;
  const hasArtistAward =
    illustrator && isEligible && roundRobin.isOneIn(ILLUSTRATED_TITLES_PER_PRIZE, `${company} artist award`);
  return {
    award,
    otherAward,
    content: {
      bestsellers: isBestseller
        ? random
            .sample(bestsellerLists, random.integer(1, 3))
            .map(
              (list) =>
                `${list}, #${random.integer(1, 15)}, ${formatDate(wireDate(day + 7 * random.integer(1, 10)), 'M/d/yyyy')}`,
            )
        : [],
      hccpAwards: text,
      authorAwards: text && random.chance(0.7) ? `<p>${displayName(work.author.name)}:</p>${text}` : null,
      artistAwards: hasArtistAward
        ? `<p>${displayName(illustrator.name)}: Golden Owl, ${awardYear(edition)}</p>`
        : null,
    },
  };
}
