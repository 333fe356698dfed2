import { downloadCoverAddress } from '@titlenet/catalogue/addresses';
import { hasPicture } from '@titlenet/catalogue/author-photo';
import { coverThumbnailBox } from '@titlenet/catalogue/constants';
import type { TitleBar } from '@titlenet/catalogue/title-bar';
import { useState } from 'react';
import { AddressLink } from '../../shared/address/AddressLink.tsx';
import { AlternateLogo } from '../../shared/pictures/AlternateLogo.tsx';
import { thumbnailAddress } from '../../shared/pictures/picture-address.ts';
import { useConfiguration } from '../../shared/session/session.ts';
import styles from './Cover.module.css';

/** The cover in its box, which is kept free for it (TS §2, §9); it opens the page with the large one. */
export function Cover({ bar }: { bar: TitleBar }) {
  const { pictures } = useConfiguration();
  const [isMissing, setMissing] = useState(!hasPicture(bar.isbn));
  const { width, height } = coverThumbnailBox;
  if (!hasPicture(bar.isbn)) {
    return (
      <div className={styles.box} style={{ width, height }}>
        <AlternateLogo />
      </div>
    );
  }
  return (
    <AddressLink
      to={downloadCoverAddress(bar)}
      target="_blank"
      aria-label="Open the page with the large cover"
      className={styles.box}
      style={{ width, height }}
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
