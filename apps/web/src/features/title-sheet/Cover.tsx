import { downloadCoverAddress } from '@titlenet/catalogue/addresses';
import { hasPicture } from '@titlenet/catalogue/author-photo';
import { companyOf } from '@titlenet/catalogue/companies';
import { coverThumbnailBox } from '@titlenet/catalogue/constants';
import type { TitleBar } from '@titlenet/catalogue/title-bar';
import { lazy, Suspense, useState } from 'react';
import { thumbnailAddress } from '../../domain/covers/picture-address.ts';
import { useConfiguration } from '../../domain/session/session.ts';
import { AddressLink } from '../../ui/address/AddressLink.tsx';
import { AlternateLogo } from '../../ui/pictures/AlternateLogo.tsx';
import styles from './Cover.module.css';

// With its dialog it is needed for few titles.
const MissingHqnaCover = lazy(() =>
  import('../../domain/covers/MissingHqnaCover.tsx').then((module) => ({ default: module.MissingHqnaCover })),
);

const { width, height } = coverThumbnailBox;

/**
 * The cover in its box, which is kept free for it (TS §2, §9); it opens the page with the large one. A missing cover of
 * HQNA says so when it is clicked (TS §4); an ISBN that is none has no page to open.
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
