import type { CompanyCode } from '@titlenet/catalogue/companies';
import { completenessOf, factsNumbered } from '@titlenet/catalogue/completeness/completeness';
import type { CompletenessFact } from '@titlenet/catalogue/completeness/completeness-facts';
import type { CompletenessLevel } from '@titlenet/catalogue/completeness/completeness-levels';
import type { CompletenessGrouping } from '@titlenet/catalogue/completeness/completeness-report';
import { naturalSortKey } from '@titlenet/catalogue/text/natural-sort';
import type { OpenDatabase } from '../database/connection.ts';
import { type CountedTitles, countTitles, lastTitleId } from './count-completeness.queries.ts';

/** Titles per statement. */
const STEP = 100_000;

/** Number of titles by completeness. */
export interface CompletenessCount {
  titles: number;
  levels: Record<CompletenessLevel, number>;
  /** The facts that titles lack, most frequent first. */
  missing: { fact: CompletenessFact; titles: number }[];
}

export interface CompletenessReport {
  all: CompletenessCount;
  /** Number of titles without a rating, because they have no record; `titlenet check` reports them. */
  unrated: number;
  /** Sorted by name, seasons by time; titles without a name last. */
  groups: (CompletenessCount & { name: string | null })[];
}

class Counter {
  /** '~' sorts after every date. */
  firstDay = '~';
  #levels: Record<CompletenessLevel, number> = { none: 0, bronze: 0, silver: 0, gold: 0 };
  #lacks = new Map<number, number>();

  add(lacks: readonly number[], titles: number): void {
    this.#levels[completenessOf(lacks)] += titles;
    for (const number of lacks) this.#lacks.set(number, (this.#lacks.get(number) ?? 0) + titles);
  }

  count(): CompletenessCount {
    const missing = factsNumbered([...this.#lacks.keys()])
      .map((fact) => ({ fact, titles: this.#lacks.get(fact.number) ?? 0 }))
      .toSorted((a, b) => b.titles - a.titles);
    const titles = Object.values(this.#levels).reduce((sum, some) => sum + some, 0);
    return { titles, levels: this.#levels, missing };
  }
}

/**
 * Counts titles by completeness in ranges of ids. Memory use depends on the number of groups, not of titles.
 *
 * @param onCounted called with the number of titles counted so far and of all titles
 */
export async function countCompleteness(
  { batch }: Pick<OpenDatabase, 'batch'>,
  { by, companies }: { by: CompletenessGrouping | null; companies: readonly CompanyCode[] },
  onCounted: (done: number, total: number) => void = () => undefined,
): Promise<CompletenessReport> {
  const all = new Counter();
  const groups = new Map<string | null, Counter>();
  let unrated = 0;
  const addToGroup = ({ name, lacks, firstDay, titles }: CountedTitles) => {
    const group = groups.get(name) ?? new Counter();
    groups.set(name, group);
    if (firstDay && firstDay < group.firstDay) group.firstDay = firstDay;
    if (lacks) group.add(lacks, titles);
  };
  const last = await lastTitleId(batch);
  for (let after = 0; after < last; after += STEP) {
    const range = { after, upTo: after + STEP, companies };
    // A title with two editors counts for both, but once in the total.
    for (const { lacks, titles } of await countTitles(batch, { ...range, by: null })) {
      if (lacks) all.add(lacks, titles);
      else unrated += titles;
    }
    if (by) for (const counted of await countTitles(batch, { ...range, by })) addToGroup(counted);
    onCounted(Math.min(range.upTo, last), last);
  }
  return { all: all.count(), unrated, groups: inOrder(groups, by) };
}

function inOrder(
  groups: ReadonlyMap<string | null, Counter>,
  by: CompletenessGrouping | null,
): CompletenessReport['groups'] {
  const keyed = [...groups].map(([name, group]) => ({
    // The name of a season starts with its year.
    key: by === 'season' ? `${name?.slice(0, 4)} ${group.firstDay}` : naturalSortKey(name ?? ''),
    group: { name, ...group.count() },
  }));
  return keyed
    .toSorted((a, b) => Number(a.group.name === null) - Number(b.group.name === null) || (a.key < b.key ? -1 : 1))
    .map(({ group }) => group);
}
