import { KOSOVO } from '../codes/countries.ts';
import { isRegion, KOSOVO_REGION } from '../codes/regions.ts';
import { EXCEPT, WORLD } from '../read/territory.ts';
import type { Children } from './write-element.ts';

/**
 * Writes a territory of 3.x. Codes that are in none of the lists are written as countries, so that the export refuses
 * the title: without them the territory would be another one.
 *
 * @param codes 'US CA', 'FR GB-SCT', 'WORLD except CA US-NY' as `Territory.codes` has them
 */
export function territoryElement(codes: string): Children {
  const [included = '', excluded = ''] = codes.split(EXCEPT);
  const inside = placesOf(included);
  const outside = placesOf(excluded);
  if (inside.regions.includes(WORLD)) return excludedFrom([WORLD], outside);
  // The schemas have no excluded countries beside included ones.
  const countries = inside.countries.filter((code) => !outside.countries.includes(code));
  if (countries.length === 0) return excludedFrom(inside.regions, outside);
  return compactLists({
    CountriesIncluded: countries,
    RegionsIncluded: inside.regions,
    RegionsExcluded: outside.regions,
  });
}

interface Places {
  /** List 91. */
  countries: string[];
  /** List 49. */
  regions: string[];
}

const excludedFrom = (regions: readonly string[], { countries, regions: parts }: Places): Children =>
  compactLists({ RegionsIncluded: regions, CountriesExcluded: countries, RegionsExcluded: parts });

/** Sorts codes by their list. List 91 has no code for Kosovo, list 49 has one. */
function placesOf(text: string): Places {
  const codes = text
    .split(/[\s,;]+/)
    .filter((code) => code !== '')
    .map((code) => (code === KOSOVO ? KOSOVO_REGION : code));
  const isOfList49 = (code: string) => code === WORLD || isRegion(code);
  return { countries: codes.filter((code) => !isOfList49(code)), regions: codes.filter(isOfList49) };
}

const compactLists = (lists: Readonly<Record<string, readonly string[]>>): Children =>
  Object.fromEntries(
    Object.entries(lists).flatMap(([name, codes]) => (codes.length > 0 ? [[name, codes.join(' ')]] : [])),
  );
