import { type ListPosition, useListPosition } from '../../domain/title-list/title-list.ts';
import { AddressLink } from '../../ui/address/AddressLink.tsx';
import type { Address } from '../../ui/address/links.ts';
import { Stack } from '../../ui/layout/primitives.tsx';
import styles from './ListPager.module.css';

function Step({ to, label, glyph }: { to: Address | undefined; label: string; glyph: string }) {
  if (!to)
    return (
      <Stack as="span" centered className={styles.end}>
        {glyph}
      </Stack>
    );
  return (
    <Stack to={to} aria-label={label} title={label} as={AddressLink} centered className={styles.step}>
      {glyph}
    </Stack>
  );
}

function Steps({ position }: { position: ListPosition }) {
  return (
    <>
      <Step to={position.previous} label="Previous title" glyph="‹" />
      <Stack
        to={position.result}
        title="Back to the result list"
        as={AddressLink}
        centered
        pad="0 4"
        className={styles.position}
      >
        {position.number} of {position.total}
      </Stack>
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
