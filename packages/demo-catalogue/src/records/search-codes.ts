import { companyOf } from '@titlenet/catalogue/companies';
import type { Coded, TitleCodes } from '@titlenet/catalogue/search-attributes';
import type { TitleRecord } from '@titlenet/catalogue/title-record';
import { seasonOf } from '../demo-dates.ts';
import type { Random } from '../random/random.ts';
import type { DemoEdition } from '../works/demo-work.ts';
import { answerCode } from './market-codes.ts';
import type { DemoRights } from './rights-content.ts';

const formatTypes = {
  P: { code: 'P', description: 'Print' },
  E: { code: 'E', description: 'Electronic' },
  A: { code: 'A', description: 'Audio' },
} as const satisfies Record<string, Coded>;

const specialReleases: readonly Coded[] = [
  { code: 'S', description: 'Special Release' },
  { code: '1', description: 'One Day Laydown' },
  { code: 'E', description: 'Embargoed' },
];

/** A code that is its own description. */
const selfDescribingCode = (text: string): Coded => ({ code: text, description: text });

export interface CodeParts {
  bar: TitleRecord['bar'];
  rights: DemoRights;
  subjects: readonly string[];
  periods: readonly string[];
  award: Coded[];
  otherAward: Coded[];
}

/** BISAC categories of headings: 'FICTION / Classics' (FIC004000) is in 'FICTION' (FIC). */
function bisacCategories(headings: readonly (readonly [string, string])[]): Coded[] {
  const categories = new Map(headings.map(([code, text]) => [code.slice(0, 3), text.split(' / ', 1)[0] ?? '']));
  return [...categories].map(([code, description]) => ({ code, description }));
}

/** Composes the search codes that cannot be derived from the record's fields, or whose descriptions cannot. */
export function searchCodes(edition: DemoEdition, parts: CodeParts, random: Random): TitleCodes {
  const { work, format, list, company } = edition;
  const { genre } = work;
  const headings = genre.bisac.filter(([, text]) => parts.bar.category?.includes(text));
  const special = specialReleases.filter(({ code }) => code === parts.bar.pubOnSpecialDay);
  return {
    bisac: headings.map(([code, description]) => ({ code, description })),
    bisacCategory: bisacCategories(headings),
    businessGroup: [{ code: list.group[0], description: list.group[1] }],
    pubSeason: [seasonOf(edition.day)],
    territory: [parts.rights.territory],
    ...(!edition.hasBarOnly && { originalTerritory: [parts.rights.original] }),
    sellingTerritory: parts.rights.countries,
    language: [parts.rights.language],
    marketingSubject: parts.subjects.map(selfDescribingCode),
    promoPeriod: parts.periods.map(selfDescribingCode),
    award: parts.award,
    otherAward: parts.otherAward,
    formatType: [formatTypes[format.type]],
    country: [
      company === '400' ? { code: 'UK', description: 'United Kingdom' } : { code: 'NA', description: 'North America' },
    ],
    ...(special.length > 0 && { specialRelease: special }),
    ...(company === '006' && { answerCode: [answerCode(parts.bar.salesMarketingCode ?? null)] }),
    ...(genre.academic && random.chance(0.7) && academicCodes(genre.academic, random)),
    ...(companyOf(company).isForChildren && genre.childrens && childrensCodes(genre.childrens, random)),
  };
}

type WithRefinements = readonly [main: string, ...refinements: string[]];

function academicCodes([subject, ...refinements]: WithRefinements, random: Random): TitleCodes {
  return {
    academicSubject: [selfDescribingCode(subject)],
    academicSubjectRefine: random
      .sample(refinements, random.integer(1, 2))
      .map((text) => selfDescribingCode(`${subject} / ${text}`)),
  };
}

function childrensCodes([genre, ...topics]: WithRefinements, random: Random): TitleCodes {
  return {
    childrenGenre: [selfDescribingCode(genre)],
    childrenTopic: random.sample(topics, random.integer(1, 3)).map(selfDescribingCode),
  };
}
