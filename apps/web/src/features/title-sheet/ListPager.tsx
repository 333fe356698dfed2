import { useListPosition } from '../../domain/title-list/title-list.ts';
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

/** Previous and next title of the result list that the sheet was opened from. */
export function ListPager({ address }: { address: Address }) {
  const position = useListPosition(address);
  if (!position) return null;
  return (
    <nav aria-label="Result list" className={styles.pager}>
      <Step to={position.previous} label="Previous title" glyph="‹" />
      <AddressLink to={position.result} title="Back to the result list" className={styles.position}>
        {position.number} of {position.total}
      </AddressLink>
      <Step to={position.next} label="Next title" glyph="›" />
    </nav>
  );
}
