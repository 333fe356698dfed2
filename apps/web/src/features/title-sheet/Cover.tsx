import { downloadCoverAddress } from '@titlenet/catalogue/addresses';
import { companyOf } from '@titlenet/catalogue/companies';
import { coverThumbnailBox } from '@titlenet/catalogue/constants';
import { hasPicture } from '@titlenet/catalogue/rules/author-photo';
import type { TitleBar } from '@titlenet/catalogue/title-bar';
import { Suspense, useState } from 'react';
import { thumbnailAddress } from '../../domain/covers/picture-address.ts';
import { useConfiguration } from '../../domain/session/session.ts';
import { AddressLink } from '../../ui/address/AddressLink.tsx';
import { lazyPart } from '../../ui/lazy/lazy-part.tsx';
import { AlternateLogo } from '../../ui/pictures/AlternateLogo.tsx';
import styles from './Cover.module.css';

// Loaded on demand, because few titles need it.
const MissingHqnaCover = lazyPart(
  async () => (await import('../../domain/covers/MissingHqnaCover.tsx')).MissingHqnaCover,
);

const { width, height } = coverThumbnailBox;

/**
 * The cover in a box of fixed size [SHEET-002], linked to the page with the large one [SHEET-003]. A missing HQNA cover
 * opens a message instead; without a valid ISBN there is no link.
 */
export function Cover({ bar }: { bar: TitleBar }) {
  const { pictures } = useConfiguration();
  const [isMissing, setMissing] = useState(false);
  const box = { className: styles.box, style: { width, height } };
  const logo = (
    <div {...box}>
      <AlternateLogo />
    </div>
  );
  if (!hasPicture(bar.isbn)) return logo;
  if (isMissing && companyOf(bar.companyCode).hasOwnImage) {
    return (
      <Suspense fallback={logo}>
        <MissingHqnaCover isbn={bar.isbn ?? ''} {...box} hasCaption={false} />
      </Suspense>
    );
  }
  return (
    <AddressLink
      to={downloadCoverAddress(bar)}
      target="_blank"
      aria-label="Open the page with the large cover"
      {...box}
    >
      {isMissing ? (
        <AlternateLogo />
      ) : (
        <img
          src={thumbnailAddress(pictures, bar)}
          alt={`Cover of ${bar.title}`}
          className={styles.picture}
          onError={() => setMissing(true)}
        />
      )}
    </AddressLink>
  );
}
