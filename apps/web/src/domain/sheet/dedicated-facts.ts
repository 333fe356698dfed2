import type { Fact, SheetHeader } from '@titlenet/catalogue/sheet/outline-blocks';

/** Facts with a fixed position in the header; all others are listed with their labels. */
const dedicated = ['title', 'longSubtitle', 'reissueNo', 'pubOnSpecialDay', 'zeroPriceInd'] as const;
type Dedicated = (typeof dedicated)[number];

/** True if the fact has a fixed position in the header. */
export function isDedicated(fact: Fact): boolean {
  return (dedicated as readonly string[]).includes(fact.name);
}

/** The facts with a fixed position, by name; missing facts are absent. */
export function dedicatedFacts(header: SheetHeader): Partial<Record<Dedicated, Fact>> {
  const all = [...header.identity, ...header.groups.flatMap((group) => group.facts)];
  return Object.fromEntries(all.filter(isDedicated).map((fact) => [fact.name, fact]));
}
