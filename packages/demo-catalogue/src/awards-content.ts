import { childrensAwardLists, tradeAwardLists } from '@titlenet/catalogue/award-lists';
import type { CompanyCode } from '@titlenet/catalogue/companies';
import { formatDate } from '@titlenet/catalogue/dates';
import { displayName } from '@titlenet/catalogue/names';
import type { Coded } from '@titlenet/catalogue/search-attributes';
import type { StoredSheet } from '@titlenet/catalogue/title-record';
import { wireDate, yearOf } from './demo-dates.ts';
import type { DemoEdition } from './demo-work.ts';
import type { Random } from './random.ts';
import type { Turns } from './turns.ts';

const asCodes = (lists: readonly { id: number; name: string }[]): readonly Coded[] =>
  lists.map(({ id, name }) => ({ code: String(id), description: name }));

const childrensPrizes = asCodes(childrensAwardLists);
const tradePrizes = asCodes(tradeAwardLists);

/** Prizes of companies whose awards have no lists; invented. */
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

/** Whose awards are the children's (decision G-101). */
export const isOfChildren = (company: CompanyCode): boolean => company === '003' || company === '035';

/** The prize that is next to be given: those of one list take turns. */
function nextPrize(company: CompanyCode, turns: Turns): Coded {
  const own = ownPrizes[company];
  if (own) return turns.pick(own, `prizes of ${company}`);
  return isOfChildren(company) ? turns.pick(childrensPrizes, 'CH prizes') : turns.pick(tradePrizes, 'TR prizes');
}

const DAYS_TO_PRIZE = 200;
const ILLUSTRATED_TO_A_PRIZE = 4;

/** Prizes go to titles that have been out for a while. */
export const awardYear = ({ day }: DemoEdition): number => yearOf(day + DAYS_TO_PRIZE);
const otherPrizes: readonly Coded[] = [
  { code: 'STA', description: 'State reading list' },
  { code: 'LIB', description: 'Librarians’ choice' },
  { code: 'IND', description: 'Independent booksellers’ pick' },
  { code: 'BOY', description: 'Best books of the year' },
];
const bestsellerLists: readonly string[] = [
  'National Hardcover List',
  'Independent Booksellers',
  'Digital Chart',
  'Children’s Series List',
  'Paperback Trade List',
];

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

/** Prizes and bestseller lists, found as codes and told as text. Nothing before a title is out. */
export function awardsOf(
  edition: DemoEdition,
  { today, random, turns }: { today: number; random: Random; turns: Turns },
): DemoAwards {
  const { company, work, day } = edition;
  if (edition.isBare || day > today) return { award: [], otherAward: [], content: {} };
  const isJudged = day + DAYS_TO_PRIZE <= today;
  const award = isJudged && random.chance(Math.min(0.5, 0.09 * work.success)) ? [nextPrize(company, turns)] : [];
  const otherAward = isJudged && random.chance(0.09) ? random.some(otherPrizes, random.integer(1, 2)) : [];
  const text = awardText([...award, ...otherAward], awardYear(edition), random);
  const isBestseller = work.success > 2.2 && random.chance(0.6);
  const { illustrator } = work;
  const hasArtistAward = illustrator && isJudged && turns.isOneIn(ILLUSTRATED_TO_A_PRIZE, `${company} artist award`);
  return {
    award,
    otherAward,
    content: {
      bestsellers: isBestseller
        ? random
            .some(bestsellerLists, random.integer(1, 3))
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
