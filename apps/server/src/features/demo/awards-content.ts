import { formatDate } from '@titlenet/catalogue/dates';
import { displayName } from '@titlenet/catalogue/names';
import type { Coded } from '@titlenet/catalogue/search-attributes';
import type { StoredSheet } from '@titlenet/catalogue/title-record';
import { wireDate, yearOf } from './demo-dates.ts';
import type { DemoEdition } from './demo-work.ts';
import type { Random } from './random.ts';

/** Prizes of the demo; invented. */
const prizes: readonly Coded[] = [
  { code: 'LAN', description: 'Lantern Prize for Fiction' },
  { code: 'HRB', description: 'Harbor Medal' },
  { code: 'SLV', description: 'Silver Compass Award' },
  { code: 'PAG', description: 'First Page Prize' },
  { code: 'OWL', description: 'Golden Owl for Picture Books' },
  { code: 'KIT', description: 'Kite Honor' },
  { code: 'ROS', description: 'Rose Bowl for Romance' },
  { code: 'VIN', description: 'Vine Award for Christian Writing' },
];
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
export function awardsOf(edition: DemoEdition, today: number, random: Random): DemoAwards {
  const { work, day } = edition;
  if (edition.isBare || day > today) return { award: [], otherAward: [], content: {} };
  const award = random.chance(Math.min(0.5, 0.09 * work.success)) ? [random.pick(prizes)] : [];
  const otherAward = random.chance(0.09) ? random.some(otherPrizes, random.integer(1, 2)) : [];
  const text = awardText([...award, ...otherAward], yearOf(day + 200), random);
  const isBestseller = work.success > 2.2 && random.chance(0.6);
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
      artistAwards:
        text && work.illustrator ? `<p>${displayName(work.illustrator.name)}: Golden Owl, ${yearOf(day)}</p>` : null,
    },
  };
}
