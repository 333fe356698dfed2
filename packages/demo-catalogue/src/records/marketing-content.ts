import { companyOf } from '@titlenet/catalogue/companies';
import type { StoredSheet } from '@titlenet/catalogue/sheet/sections';
import { displayName } from '@titlenet/catalogue/text/names';
import { contactLine, staffOf } from '../companies/staff.ts';
import { yearOf } from '../demo-dates.ts';
import type { Random } from '../random/random.ts';
import texts from '../tables/section-texts.json' with { type: 'json' };
import type { DemoEdition } from '../works/demo-work.ts';

const {
  advertising,
  promotions,
  campaigns,
  educational,
  schoolsEducational,
  national,
  inProgress,
  audiences,
  promoPeriods,
} = texts.marketing;

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
