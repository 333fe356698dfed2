import type { SearchAttributeName } from '../search-attributes.ts';
import { fieldLabel } from '../title-field.ts';
import { completenessFacts, type FactLevel } from './completeness-facts.ts';
import { type CompletenessLevel, completenessLevels } from './completeness-levels.ts';

/** Groups by which titles are counted, with the code that names the group. */
export const completenessGroupings = [
  { name: 'imprint', label: fieldLabel('bar.imprintDesc'), attribute: 'imprint' },
  { name: 'season', label: 'Season', attribute: 'pubSeason' },
  { name: 'editor', label: fieldLabel('editorial.editor'), attribute: 'editor' },
] as const satisfies readonly { name: string; label: string; attribute: SearchAttributeName }[];

export type CompletenessGrouping = (typeof completenessGroupings)[number]['name'];

export const completenessGroupingNames: readonly CompletenessGrouping[] = completenessGroupings.map(({ name }) => name);

/** Heading of a group of titles that have no imprint, season or editor. */
export const unnamedGroup = '(none)';

/** Which titles of a completeness report are listed. */
export interface CompletenessQuery {
  readonly by: CompletenessGrouping;
  /** Absent: all groups. Null: the titles without a name for the group. */
  readonly name?: string | null;
  readonly level?: CompletenessLevel;
  /** Number of a fact that the titles lack. */
  readonly missing?: number;
}

/** @returns the address of the list of titles behind a number of the report */
export function completenessTitlesAddress({ by, name, level, missing }: CompletenessQuery): string {
  const query = new URLSearchParams({ by });
  if (name === null) query.set('isUnnamed', 'true');
  else if (name !== undefined) query.set('name', name);
  if (level) query.set('level', level);
  if (missing !== undefined) query.set('missing', String(missing));
  return `/completeness/titles?${query}`;
}

const factsOfLevel = (level: FactLevel) =>
  completenessFacts.filter((fact) => fact.level === level).map(({ number }) => number);

/**
 * The facts that decide a level.
 *
 * @returns a title of the level has all facts of `complete`, and lacks at least one of `incomplete` unless that is
 * empty
 */
export function factsOfCompleteness(level: CompletenessLevel): { complete: number[]; incomplete: number[] } {
  const index = completenessLevels.indexOf(level);
  const [, ...named] = completenessLevels;
  const next = named[index];
  return { complete: named.slice(0, index).flatMap(factsOfLevel), incomplete: next ? factsOfLevel(next) : [] };
}
