import { marketStatus } from '@titlenet/catalogue/rules/market-status';
import type { Fact, SheetHeader } from '@titlenet/catalogue/sheet/outline-blocks';
import type { HeaderPart } from '@titlenet/catalogue/title-bar-fields/bar-field';

/** Facts with a fixed position in the header. */
interface HeaderParts {
  heading?: Fact;
  subtitle?: Fact;
  /** Only badges with a value. */
  badges: readonly Fact[];
  isbns: readonly Fact[];
  subjects: readonly Fact[];
}

/** The text of a fact, without its marks. */
export const textOf = (fact: Fact): string => fact.pieces.map((piece) => ('text' in piece ? piece.text : '')).join('');

/** Sorts the facts of a header by the part that shows them. */
export function headerParts({ identity, groups }: SheetHeader): HeaderParts {
  const facts = [...identity, ...groups.flatMap((group) => group.facts)];
  const factOf = (part: HeaderPart) => facts.find(({ headerPart }) => headerPart === part);
  return {
    heading: factOf('heading'),
    subtitle: factOf('subtitle'),
    badges: facts.filter(
      ({ headerPart, isBlank }) => (headerPart === 'badge' || headerPart === 'labelledBadge') && !isBlank,
    ),
    isbns: facts.filter(({ headerPart }) => headerPart === 'isbnLine'),
    subjects: facts.filter(({ headerPart }) => headerPart === 'subjects'),
  };
}

/**
 * Facts beside the market status, which ends with the rest of the code (SHEET-078): the fact of the code then has its
 * first two letters only. One rule for screen, paper and files.
 */
export function factsBesideStatus(facts: readonly Fact[], salesMarketingCode: string | null): readonly Fact[] {
  const status = marketStatus(salesMarketingCode);
  if (!status) return facts;
  return facts.map((fact) =>
    fact.headerPart === 'status' ? { ...fact, pieces: [{ kind: 'text', text: status.code }] } : fact,
  );
}

const partsInPrint: readonly HeaderPart[] = ['heading', 'subtitle', 'badge', 'labelledBadge'];

/** True if paper and files list the fact with its label; they do not have the other parts. */
export const isListedInPrint = ({ headerPart }: Fact): boolean => !headerPart || !partsInPrint.includes(headerPart);

/** Facts by their value: the EAN of most titles is the ISBN, and facts with the same value share one entry. */
export const factsByValue = (facts: readonly Fact[]): ReadonlyMap<string, readonly Fact[]> =>
  Map.groupBy(facts, textOf);

/** Prints a number that is both ISBN and EAN once, with both labels; other facts are unchanged. */
export function joinEqualNumbers(facts: readonly Fact[]): readonly Fact[] {
  const numbers = factsByValue(facts.filter(({ headerPart, isBlank }) => headerPart === 'isbnLine' && !isBlank));
  return facts.flatMap((fact) => {
    const equal = fact.headerPart === 'isbnLine' && !fact.isBlank ? (numbers.get(textOf(fact)) ?? [fact]) : [fact];
    if (equal[0] !== fact) return [];
    return [
      { ...fact, label: equal.map(({ label }) => label).join(', '), fields: equal.flatMap(({ fields }) => fields) },
    ];
  });
}
