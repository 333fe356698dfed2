import type { Coded, TitleCodes } from '@titlenet/catalogue/search-attributes';
import type { TitleRecord } from '@titlenet/catalogue/title-record';
import { seasonOf } from './demo-dates.ts';
import type { DemoEdition } from './demo-work.ts';
import { answerCode } from './market-codes.ts';
import type { Random } from './random.ts';
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

/** A text that describes itself, with a short stable code where one is wanted. */
const asCode = (text: string): Coded => ({ code: text, description: text });

export interface CodeParts {
  bar: TitleRecord['bar'];
  rights: DemoRights;
  subjects: readonly string[];
  periods: readonly string[];
  award: Coded[];
  otherAward: Coded[];
}

/** Of a heading 'FICTION / Classics', code FIC004000, the category is 'FICTION', code FIC. */
function bisacCategories(headings: readonly (readonly [string, string])[]): Coded[] {
  const categories = new Map(headings.map(([code, text]) => [code.slice(0, 3), text.split(' / ', 1)[0]!]));
  return [...categories].map(([code, description]) => ({ code, description }));
}

/** The codes that stand in no field, and those whose meaning no field says (CS §3). */
export function searchCodes(edition: DemoEdition, parts: CodeParts, random: Random): TitleCodes {
  const { work, format, list, company } = edition;
  const { genre } = work;
  const headings = genre.bisac.filter(([, text]) => parts.bar.category?.includes(text));
  const special = specialReleases.filter(({ code }) => code === parts.bar.pubOnSpecialDay);
  const isChildrens = company === '003' || company === '035';
  return {
    bisac: headings.map(([code, description]) => ({ code, description })),
    bisacCategory: bisacCategories(headings),
    businessGroup: [{ code: list.group[0], description: list.group[1] }],
    pubSeason: [seasonOf(edition.day)],
    territory: [parts.rights.territory],
    sellingTerritory: parts.rights.countries,
    language: [parts.rights.language],
    marketingSubject: parts.subjects.map(asCode),
    promoPeriod: parts.periods.map(asCode),
    award: parts.award,
    otherAward: parts.otherAward,
    formatType: [formatTypes[format.type]],
    country: [
      company === '400' ? { code: 'UK', description: 'United Kingdom' } : { code: 'NA', description: 'North America' },
    ],
    ...(special.length > 0 && { specialRelease: special }),
    ...(company === '006' && { answerCode: [answerCode(parts.bar.salesMarketingCode ?? null)] }),
    ...(genre.academic && random.chance(0.7) && academicCodes(genre.academic, random)),
    ...(isChildrens && genre.childrens && childrensCodes(genre.childrens, random)),
  };
}

function academicCodes([subject, ...refinements]: readonly string[], random: Random): TitleCodes {
  return {
    academicSubject: [asCode(subject!)],
    academicSubjectRefine: random.some(refinements, random.integer(1, 2)).map((text) => asCode(`${subject} / ${text}`)),
  };
}

function childrensCodes([genre, ...topics]: readonly string[], random: Random): TitleCodes {
  return { childrenGenre: [asCode(genre!)], childrenTopic: random.some(topics, random.integer(1, 3)).map(asCode) };
}
