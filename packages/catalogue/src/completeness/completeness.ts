import { companyOf, type Layout } from '../companies.ts';
import { isNeverShown, isShownIn } from '../field.ts';
import { isBlankDate } from '../formatting/dates.ts';
import type { LayoutSet } from '../layouts.ts';
import type { SectionDefinition } from '../sheet/section.ts';
import { sections } from '../sheet/sections.ts';
import { isBlankText } from '../text/blank-text.ts';
import { titleBarFields } from '../title-bar.ts';
import type { SheetFieldPath } from '../title-field.ts';
import { type CompletenessFact, completenessFacts, type RatedTitle } from './completeness-facts.ts';
import { type CompletenessLevel, completenessLabels, completenessLevels } from './completeness-levels.ts';

interface Field {
  readonly group: string;
  readonly name: string;
  readonly isDate: boolean;
  readonly shown: LayoutSet;
}

interface AskedFact extends CompletenessFact {
  readonly read: readonly Field[];
}

function fieldOf(path: SheetFieldPath): Field {
  const [group = '', name = ''] = path.split('.');
  const definitions = group === 'bar' ? titleBarFields : entriesOf(group);
  const field = definitions.find((one) => one.name === name);
  if (!field) throw new RangeError(`No title has a field ${path}`);
  return { group, name, isDate: 'type' in field && field.type === 'date', shown: field.shown };
}

const allSections: readonly SectionDefinition[] = sections;
const entriesOf = (name: string) => allSections.find((section) => section.name === name)?.entries ?? [];

const readFacts: readonly AskedFact[] = completenessFacts.map((fact) => ({ ...fact, read: fact.fields.map(fieldOf) }));
const factsByLayout = new Map<Layout, readonly AskedFact[]>();

/** The facts whose fields the layout shows, and those with control fields, which no layout shows. */
function factsOf(layout: Layout): readonly AskedFact[] {
  let facts = factsByLayout.get(layout);
  if (!facts) {
    facts = readFacts.filter(({ read }) => read.some((field) => isNeverShown(field) || isShownIn(field, layout)));
    factsByLayout.set(layout, facts);
  }
  return facts;
}

function hasContent(value: unknown, isDate: boolean): boolean {
  if (typeof value === 'string') return isDate ? !isBlankDate(value) : !isBlankText(value);
  if (typeof value === 'number') return value > 0;
  return Array.isArray(value) && value.length > 0;
}

function has(title: RatedTitle, { read, also, is }: AskedFact): boolean {
  if (is) return is(title);
  const groups: Readonly<Record<string, Readonly<Record<string, unknown>> | undefined>> = title.sheet;
  const bar: Readonly<Record<string, unknown>> = title.bar;
  return (
    read.some(({ group, name, isDate }) => hasContent((group === 'bar' ? bar : groups[group])?.[name], isDate)) ||
    (also?.(title) ?? false)
  );
}

/**
 * The facts that a title needs and does not have.
 *
 * @param title the merged record of all senders
 * @returns numbers of facts, in the order of their table
 */
export function lackedFacts(title: RatedTitle): number[] {
  return factsOf(companyOf(title.companyCode).layout)
    .filter((fact) => !has(title, fact) && (fact.of?.(title) ?? true))
    .map((fact) => fact.number);
}

/** The facts with these numbers, in the order of their table; unknown numbers are ignored. */
export function factsNumbered(numbers: readonly number[]): CompletenessFact[] {
  return completenessFacts.filter(({ number }) => numbers.includes(number));
}

/** The highest level for which a title that lacks these facts is complete. */
export function completenessOf(lacked: readonly number[]): CompletenessLevel {
  const levels = new Set(factsNumbered(lacked).map(({ level }) => level));
  if (levels.has('bronze')) return 'none';
  if (levels.has('silver')) return 'bronze';
  return levels.has('gold') ? 'silver' : 'gold';
}

/** The level as a code by which titles are counted. */
export function completenessCode(lacked: readonly number[]): { code: CompletenessLevel; description: string } {
  const code = completenessOf(lacked);
  return { code, description: completenessLabels[code] };
}

/** The facts that a title lacks for its next level. */
export function lackedForNext(lacked: readonly number[]): CompletenessFact[] {
  const facts = factsNumbered(lacked);
  const next = completenessLevels[completenessLevels.indexOf(completenessOf(lacked)) + 1];
  return facts.filter(({ level }) => level === next);
}
