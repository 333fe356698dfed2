import type { Fact, SheetHeader } from '@titlenet/catalogue/sheet/outline-blocks';
import type { HeaderPart } from '@titlenet/catalogue/title-bar-fields/bar-field';

/** Facts with a fixed position in the header. */
interface HeaderParts {
  heading?: Fact;
  subtitle?: Fact;
  /** Only badges with a value. */
  badges: readonly Fact[];
  /** The code of the market status. */
  status?: Fact;
  isbns: readonly Fact[];
  subjects: readonly Fact[];
}

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
    status: factOf('status'),
    isbns: facts.filter(({ headerPart }) => headerPart === 'isbnLine'),
    subjects: facts.filter(({ headerPart }) => headerPart === 'subjects'),
  };
}

const partsInPrint: readonly HeaderPart[] = ['heading', 'subtitle', 'badge', 'labelledBadge'];

/** True if paper and files list the fact with its label; they do not have the other parts. */
export const isListedInPrint = ({ headerPart }: Fact): boolean => !headerPart || !partsInPrint.includes(headerPart);
