import type { Coded } from '@titlenet/catalogue/search-attributes';
import type { StoredSheet } from '@titlenet/catalogue/sheet/sections';
import { wireDate } from '../demo-dates.ts';
import type { Random } from '../random/random.ts';
import texts from '../tables/section-texts.json' with { type: 'json' };
import type { DemoEdition } from '../works/demo-work.ts';

/** Territory codes (360 Territory). */
export const territories = [
  { code: 'WOR', description: 'World rights in all languages' },
  { code: 'WEL', description: 'World rights in the English language' },
  { code: 'NAE', description: 'North America, English language' },
  { code: 'USC', description: 'United States and Canada only' },
  { code: 'UKC', description: 'United Kingdom and Commonwealth' },
  { code: 'OPN', description: 'Open market' },
] as const satisfies readonly Coded[];

/** Countries of the selling territories. */
const countries = {
  US: 'United States',
  CA: 'Canada',
  MX: 'Mexico',
  GB: 'United Kingdom',
  IE: 'Ireland',
  AU: 'Australia',
  NZ: 'New Zealand',
  IN: 'India',
  ZA: 'South Africa',
  PH: 'Philippines',
} as const;

type Country = keyof typeof countries;

const countriesByTerritory: Record<(typeof territories)[number]['code'], readonly Country[]> = {
  WOR: ['US', 'CA', 'MX', 'GB', 'IE', 'AU', 'NZ', 'IN', 'ZA', 'PH'],
  WEL: ['US', 'CA', 'GB', 'IE', 'AU', 'NZ', 'IN', 'ZA', 'PH'],
  NAE: ['US', 'CA', 'MX', 'PH'],
  USC: ['US', 'CA'],
  UKC: ['GB', 'IE', 'AU', 'NZ', 'IN', 'ZA'],
  OPN: ['MX', 'IN', 'PH'],
};

const territoryWeights = [
  ['NAE', 26],
  ['WOR', 26],
  ['WEL', 24],
  ['USC', 18],
  ['OPN', 6],
] as const;
const ukTerritoryWeights = [
  ['UKC', 70],
  ['WEL', 20],
  ['WOR', 10],
] as const;

export interface DemoRights {
  territory: Coded;
  original: Coded;
  countries: Coded[];
  language: Coded;
}

const languages: readonly (readonly [Coded, number])[] = [
  [{ code: 'eng', description: 'English' }, 94],
  [{ code: 'spa', description: 'Spanish' }, 4],
  [{ code: 'fre', description: 'French' }, 1],
  [{ code: 'ger', description: 'German' }, 1],
];

/** The language follows from the script of the title, otherwise it is random. */
function languageOf({ work }: DemoEdition, random: Random): Coded {
  if (/[а-я]/i.test(work.title)) return { code: 'rus', description: 'Russian' };
  if (/[぀-ヿ一-鿿]/.test(work.title)) return { code: 'jpn', description: 'Japanese' };
  if (work.bible?.translation.startsWith('Reina')) return { code: 'spa', description: 'Spanish' };
  return random.weighted(languages);
}

/** @returns territories, selling countries and language of an edition. */
export function rightsOf(edition: DemoEdition, random: Random): DemoRights {
  const code = random.weighted<(typeof territories)[number]['code']>(
    edition.company === '400' ? ukTerritoryWeights : territoryWeights,
  );
  // The weights name codes of the list.
  const territory = territories.find((one) => one.code === code)!;
  return {
    territory,
    original: random.chance(0.85) ? territory : random.pick(territories),
    countries: countriesByTerritory[code].map((country) => ({ code: country, description: countries[country] })),
    language: languageOf(edition, random),
  };
}

const { kinds, buyers, granted } = texts.rights;

/** Countries with houses of their own, in which a title of limited rights must not be sold. */
const reserved: readonly Country[] = ['US', 'GB', 'AU'];

/** @returns the reserved countries without rights; none for titles of the open market */
const notForSale = ({ territory, countries: sold }: DemoRights): string[] =>
  territory.code === 'OPN'
    ? []
    : reserved.filter((country) => !sold.some(({ code }) => code === country)).map((country) => countries[country]);

/** Composes the subrights section. */
export function subrightsContent(
  edition: DemoEdition,
  rights: DemoRights,
  random: Random,
): Partial<StoredSheet['subrights']> {
  if (edition.hasBarOnly) return { currentTerritoryCode: rights.territory.code };
  return {
    originalTerritoryCode: rights.original.code,
    currentTerritoryCode: rights.territory.code,
    grantedLanguages: random.pick(granted),
    productLanguage: rights.language.description,
    hccpLanguageCode: rights.language.code,
    sellingTerritoriesList: rights.countries.map((country) => country.description),
    notForSaleList: notForSale(rights),
    rights: random.sample(kinds, random.chance(0.4) ? random.integer(1, 4) : 0).map((kind) => ({
      rights: kind,
      condate: random.chance(0.9) ? wireDate(edition.day - random.integer(30, 700)) : null,
      pubname: random.pick(buyers),
    })),
  };
}
