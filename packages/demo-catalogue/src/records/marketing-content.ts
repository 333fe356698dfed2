import { companyOf } from '@titlenet/catalogue/companies';
import type { StoredSheet } from '@titlenet/catalogue/sheet/sections';
import { displayName } from '@titlenet/catalogue/text/names';
import { contactLine, staffOf } from '../companies/staff.ts';
import { yearOf } from '../demo-dates.ts';
import type { Random } from '../random/random.ts';
import type { DemoEdition } from '../works/demo-work.ts';
import { BLANK } from './editorial-content.ts';

const advertising: readonly string[] = [
  '<p>National print and digital advertising around publication, with a second wave for the holidays.</p>',
  '<ul><li>Online video pre-roll</li><li>Sponsored newsletters for book clubs</li><li>Podcast host reads</li></ul>',
  '<p>Trade advertising to booksellers and librarians.</p>',
  BLANK,
];
const promotions: readonly string[] = [
  '<p>Advance readers’ editions for booksellers and librarians; galley giveaways at regional shows.</p>',
  '<p>Preorder campaign with a signed bookplate and a reading by the author.</p>',
  '<ul><li>Reading group guide</li><li>Shelf talker</li><li>Bookmark for events</li></ul>',
  '<p>Price promotion on the e-book of the author’s backlist in the week before publication.</p>',
];
const campaigns: readonly string[] = [
  '<p>A campaign in three steps: <strong>discover</strong> (early reads), <strong>desire</strong> (preorders), <strong>decide</strong> (publication week).</p>',
  '<p>Focus on reading groups, with a kit for hosts and a call with the author for the first fifty groups.</p>',
  '<p>Cross-promotion with the author’s earlier titles in every format.</p>',
];
const educational: readonly string[] = [
  '<p>Course adoption mailing to instructors of first-year seminars; examination copies on request.</p>',
  '<p>Discussion guide for reading groups; mailing to state library associations.</p>',
  '<p>Exhibit at the conference of college teachers, with sample chapters.</p>',
];
const schoolsEducational: readonly string[] = [
  '<p>Teaching guide for grades 3 to 7; mailing to state reading list committees.</p>',
  '<p>Classroom poster and activity sheets, free to download.</p>',
  '<p>Author visits to schools, with a discussion guide for the class.</p>',
];
const national: readonly string[] = [
  '<p>National media outreach with a tie-in at the large accounts.</p>',
  '<p>Front-of-store placement offered to all national accounts for publication month.</p>',
];
const inProgress: readonly string[] = [
  '<p>Draft: placement is under discussion, budget to be confirmed at the launch meeting.</p>',
  '<p>Draft: waiting for final art before the plan goes out.</p>',
];
const audiences: readonly string[] = [
  'General trade',
  'Readers of reading group fiction',
  'Adult readers, with strong crossover to teens',
  'Parents and teachers',
  'Students and instructors',
  'Gift buyers',
];

const promoPeriods = [
  'January Focus',
  'Valentine’s Day',
  'Spring Reading',
  'Easter',
  'Mother’s Day',
  'Father’s Day',
  'Graduation',
  'Summer Reading',
  'Back to School',
  'Halloween',
  'Holiday Gifts',
  'Black Friday',
] as const;

/** @returns promo periods with their year, such as 'Easter 2026'. */
export function promoPeriodsOf(edition: DemoEdition, random: Random): string[] {
  return random.chance(0.55)
    ? random.sample(promoPeriods, random.integer(1, 2)).map((name) => `${name} ${yearOf(edition.day)}`)
    : [];
}

const displays = [
  ['12-copy floor display', 'Floor Display'],
  ['9-copy counter display', 'Counter Display'],
  ['Poster, 17 x 22', 'Poster'],
  ['Bookmarks, pack of 50', 'Giveaway'],
  ['Easel-back card', 'Signage'],
  ['Mixed 24-copy display with riser', 'Floor Display'],
] as const;

export interface MarketingCodes {
  subjects: readonly string[];
  periods: readonly string[];
  displayIsbns: readonly string[];
}

/** Composes the marketing section. */
export function marketingContent(
  edition: DemoEdition,
  { subjects, periods, displayIsbns }: MarketingCodes,
  random: Random,
): Partial<StoredSheet['marketing']> {
  const { company, work } = edition;
  if (edition.hasBarOnly) return {};
  const often = (texts: readonly string[], probability: number) =>
    random.chance(probability) ? random.pick(texts) : null;
  const director = staffOf(company, 'director', random);
  return {
    director,
    director2: random.chance(0.2) ? staffOf(company, 'director', random, director) : null,
    contact: contactLine(staffOf(company, 'contact', random), random),
    tagline: work.tagline,
    audience: random.pick(audiences),
    advertising: often(advertising, 0.6),
    wipAdverts: often(inProgress, 0.25),
    wipPrePubl: often(inProgress, 0.3),
    promotion: often(promotions, 0.7),
    promoPeriods: periods.join(', ') || null,
    subjects: subjects.join(', ') || null,
    ctMktCampn: often(campaigns, 0.5),
    wipPromo: often(inProgress, 0.2),
    educational: often(companyOf(company).isForChildren ? schoolsEducational : educational, 0.35),
    wipEduMkt: often(inProgress, 0.2),
    natMktCP: often(national, 0.3),
    keywords: [...work.keywords.slice(0, 3), displayName(work.author.name)].join(', '),
    inStoreMaterials: displayIsbns.map((isbn) => {
      const [configuration, type] = random.pick(displays);
      return { isbn, configuration, type };
    }),
  };
}
