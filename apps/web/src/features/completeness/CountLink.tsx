import {
  type CompletenessQuery,
  completenessTitlesAddress,
} from '@titlenet/catalogue/completeness/completeness-report';
import { formatCount, formatCountOf } from '@titlenet/catalogue/formatting/numbers';
import { AddressLink } from '../../ui/address/AddressLink.tsx';

/** A number of titles that opens them; zero is not a link. */
export function CountLink({ count, label, query }: { count: number; label: string; query: CompletenessQuery }) {
  const text = formatCount(count);
  if (count === 0) return text;
  return (
    <AddressLink to={completenessTitlesAddress(query)} aria-label={`${formatCountOf(count, 'title')}: ${label}`}>
      {text}
    </AddressLink>
  );
}
