import { countriesOfCode, KOSOVO } from '../codes/countries.ts';
import { isRegion, KOSOVO_REGION } from '../codes/regions.ts';
import { EXCEPT, WORLD } from '../read/territory.ts';
import type { Children } from './write-element.ts';

/**
 * Writes a territory of 3.x.
 *
 * @param codes 'US CA', 'FR GB-SCT', 'WORLD except CA US-NY' as `Territory.codes` has them
 * @returns undefined if none of the included codes is in the lists 49 and 91
 */
export function territoryElement(codes: string): Children | undefined {
  const [included = '', excluded = ''] = codes.split(EXCEPT);
  const inside = placesOf(included);
  const outside = placesOf(excluded);
  if (included.split(SEPARATORS).includes(WORLD))
    return compactLists({
      RegionsIncluded: [WORLD],
      CountriesExcluded: outside.countries,
      RegionsExcluded: outside.regions,
    });
  // The schemas have no excluded countries beside included ones.
  const countries = inside.countries.filter((code) => !outside.countries.includes(code));
  if (countries.length > 0)
    return compactLists({
      CountriesIncluded: countries,
      RegionsIncluded: inside.regions,
      RegionsExcluded: outside.regions,
    });
  if (inside.regions.length === 0) return undefined;
  return compactLists({
    RegionsIncluded: inside.regions,
    CountriesExcluded: outside.countries,
    RegionsExcluded: outside.regions,
  });
}

const SEPARATORS = /[\s,;]+/;

/** Sorts codes into those of list 91 and of list 49. List 91 has no code for Kosovo, list 49 has one. */
function placesOf(text: string): { countries: string[]; regions: string[] } {
  const codes = text.split(SEPARATORS).map((code) => (code === KOSOVO ? KOSOVO_REGION : code));
  return {
    countries: codes.filter((code) => countriesOfCode(code).length > 0),
    regions: codes.filter(isRegion),
  };
}

const compactLists = (lists: Readonly<Record<string, readonly string[]>>): Children =>
  Object.fromEntries(
    Object.entries(lists).flatMap(([name, codes]) => (codes.length > 0 ? [[name, codes.join(' ')]] : [])),
  );
