import { usePlaceInList } from '../../domain/title-list/title-list.ts';
import { AddressLink } from '../../ui/address/AddressLink.tsx';
import type { Address } from '../../ui/address/links.ts';
import styles from './ListPager.module.css';

function Step({ to, label, glyph }: { to: Address | undefined; label: string; glyph: string }) {
  if (!to) return <span className={styles.end}>{glyph}</span>;
  return (
    <AddressLink to={to} aria-label={label} title={label} className={styles.step}>
      {glyph}
    </AddressLink>
  );
}

/** The way through the result list that a title was opened from (UX.md); nothing for titles opened otherwise. */
export function ListPager({ address }: { address: Address }) {
  const place = usePlaceInList(address);
  if (!place) return null;
  return (
    <nav aria-label="Result list" className={styles.pager}>
      <Step to={place.previous} label="Previous title" glyph="‹" />
      <AddressLink to={place.result} title="Back to the result list" className={styles.place}>
        {place.number} of {place.total}
      </AddressLink>
      <Step to={place.next} label="Next title" glyph="›" />
    </nav>
  );
}
