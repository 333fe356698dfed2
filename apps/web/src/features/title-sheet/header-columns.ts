import type { Fact } from '@titlenet/catalogue/sheet/outline-blocks';
import type { BarGroup } from '@titlenet/catalogue/title-bar-fields/bar-field';

interface FactGroup {
  name: string;
  label: string;
  facts: readonly Fact[];
}

/** Columns of groups that are always there, so that people find them in the same place on every sheet. */
const fixedColumns: Partial<Record<string, number>> = {
  prices: 0,
  dates: 0,
  classification: 1,
} satisfies Partial<Record<BarGroup, number>>;

const COLUMNS = 3;
const [SECOND, THIRD] = [1, 2];
/** Values of the classification are long, and some take a second line. */
const LINES_PER_CLASSIFICATION_FACT = 1.3;

const linesOf = ({ name, facts }: FactGroup) =>
  1 + facts.length * (name === 'classification' ? LINES_PER_CLASSIFICATION_FACT : 1);

/** Divides the groups of the header among columns of similar height; a group is never split. */
export function headerColumns<Group extends FactGroup>(groups: readonly Group[]): Group[][] {
  const columns: Group[][] = Array.from({ length: COLUMNS }, () => []);
  const heightOf = (index: number) => (columns[index] ?? []).reduce((sum, group) => sum + linesOf(group), 0);
  for (const group of groups) columns[fixedColumns[group.name] ?? -1]?.push(group);
  const others = groups.filter(({ name }) => fixedColumns[name] === undefined);
  // The highest first, which leaves the smallest difference at the end.
  for (const group of others.toSorted((a, b) => linesOf(b) - linesOf(a)))
    columns[heightOf(SECOND) <= heightOf(THIRD) ? SECOND : THIRD]?.push(group);
  return columns.filter((column) => column.length > 0);
}
