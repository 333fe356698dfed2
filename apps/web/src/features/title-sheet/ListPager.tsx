import { type ListPosition, useListPosition } from '../../domain/title-list/title-list.ts';
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

function Steps({ position }: { position: ListPosition }) {
  return (
    <>
      <Step to={position.previous} label="Previous title" glyph="‹" />
      <AddressLink to={position.result} title="Back to the result list" className={styles.position}>
        {position.number} of {position.total}
      </AddressLink>
      <Step to={position.next} label="Next title" glyph="›" />
    </>
  );
}

/** Previous and next title of the result list that the sheet was opened from. */
export function ListPager({ address }: { address: Address }) {
  const position = useListPosition(address);
  if (!position) return null;
  return (
    <nav aria-label="Result list" className={styles.pager}>
      <Steps position={position} />
    </nav>
  );
}

/**
 * The same links in the strip. It is not a second landmark, because the header with the first one is still in the page.
 */
export function StripPager({ address }: { address: Address }) {
  const position = useListPosition(address);
  if (!position) return null;
  return (
    <div className={`${styles.pager} ${styles.inStrip}`}>
      <Steps position={position} />
    </div>
  );
}
