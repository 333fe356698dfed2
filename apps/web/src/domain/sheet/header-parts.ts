import type { Fact, SheetHeader } from '@titlenet/catalogue/sheet/outline-blocks';

/** Facts with a fixed position in the header. */
interface HeaderParts {
  heading?: Fact;
  subtitle?: Fact;
  /** Only badges with a value. */
  badges: readonly Fact[];
  isbns: readonly Fact[];
}

/** Sorts the facts of a header by the part that shows them. */
export function headerParts({ identity, groups }: SheetHeader): HeaderParts {
  const facts = [...identity, ...groups.flatMap((group) => group.facts)];
  const factOf = (part: Fact['headerPart']) => facts.find(({ headerPart }) => headerPart === part);
  return {
    heading: factOf('heading'),
    subtitle: factOf('subtitle'),
    badges: facts.filter(
      ({ headerPart, isBlank }) => (headerPart === 'badge' || headerPart === 'labelledBadge') && !isBlank,
    ),
    isbns: facts.filter(({ headerPart }) => headerPart === 'isbnLine'),
  };
}

/** True if paper and files list the fact with its label. They have no line of ISBNs. */
export const isListedInPrint = ({ headerPart }: Fact): boolean => headerPart === undefined || headerPart === 'isbnLine';
