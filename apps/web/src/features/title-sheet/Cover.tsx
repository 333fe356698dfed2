import { downloadCoverAddress } from '@titlenet/catalogue/addresses';
import { hasPicture } from '@titlenet/catalogue/author-photo';
import { companyOf } from '@titlenet/catalogue/companies';
import { coverThumbnailBox, coverWidths } from '@titlenet/catalogue/constants';
import type { TitleBar } from '@titlenet/catalogue/title-bar';
import { useState } from 'react';
import { AddressLink } from '../../shared/address/AddressLink.tsx';
import { fillAddress } from '../../shared/address/configured-address.ts';
import { useConfiguration } from '../../shared/session/session.ts';
import styles from './Cover.module.css';

/** What stands in for a cover that does not exist: three book spines, as in the wordmark. */
function AlternateLogo() {
  return (
    <svg viewBox="0 0 85 130" className={styles.alternate} aria-hidden>
      <rect x="0.5" y="0.5" width="84" height="129" rx="3" className={styles.paper} />
      <path d="M25 44h7v42h-7zM39 36h7v50h-7zM53 48h7v38h-7z" className={styles.spines} />
      <path d="M22 92h41" className={styles.shelf} />
    </svg>
  );
}

/** The title's own thumbnail, else the picture that the settings name for its division (decision G-149). */
function coverAddress(bar: TitleBar, template: string): string {
  if (bar.imageThumbnailURL) return bar.imageThumbnailURL;
  return fillAddress(template, {
    division: String(companyOf(bar.companyCode).division),
    isbn: bar.isbn?.trim() ?? '',
    width: String(coverWidths.thumbnail),
  });
}

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
          src={coverAddress(bar, pictures.cover)}
          alt={`Cover of ${bar.title}`}
          className={styles.picture}
          onError={() => setMissing(true)}
        />
      )}
    </AddressLink>
  );
}
