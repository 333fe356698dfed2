import type { Random } from '../random/random.ts';
import table from '../tables/names.json' with { type: 'json' };
import { barList } from './bar-list.ts';

/** Given and family names by origin; the combinations are invented people. */
const nameSets = table.people.map(({ weight, given, family }) => ({
  weight,
  given: barList(given),
  family: barList(family),
}));

const weightedNameSets = nameSets.map((people) => [people, people.weight] as const);

/** @returns 'Last, First', sometimes with an initial or a generation suffix. */
export function personName(random: Random): string {
  const people = random.weighted(weightedNameSets);
  const family = random.pick(people.family);
  const initial = random.chance(0.22) ? ` ${random.pick([...'ABCDEFGHJLMNPRSTW'])}.` : '';
  const generation = random.chance(0.012) ? `, ${random.pick(['Jr.', 'Sr.', 'III'])}` : '';
  return `${family}, ${random.pick(people.given)}${initial}${generation}`;
}

/** @returns a given name for a character of a description. */
export function givenName(random: Random): string {
  return random.pick(random.weighted(weightedNameSets).given);
}

export const cities = barList(table.cities);

/** @returns the town without its region: 'Cork' of 'Cork, Ireland'. */
export function townOf(city: string): string {
  return city.split(',', 1)[0] ?? '';
}
