import type { Fact, SheetHeader } from '@titlenet/catalogue/sheet/outline-blocks';

/** Facts with a place of their own in a header; every other fact of the outline follows by its label. */
const dedicated = ['title', 'longSubtitle', 'reissueNo', 'pubOnSpecialDay', 'zeroPriceInd'] as const;
type Dedicated = (typeof dedicated)[number];

/** Whether a fact has a place of its own in the header of a title. */
export function isDedicated(fact: Fact): boolean {
  return (dedicated as readonly string[]).includes(fact.name);
}

/** The facts with a place of their own, by name; one that the layout or the title does not have is absent. */
export function dedicatedFacts(header: SheetHeader): Partial<Record<Dedicated, Fact>> {
  const all = [...header.identity, ...header.groups.flatMap((group) => group.facts)];
  return Object.fromEntries(all.filter(isDedicated).map((fact) => [fact.name, fact]));
}
