import { coverThumbnailBox } from '@titlenet/catalogue/constants';
import type { Audience } from '@titlenet/catalogue/field';
import { hasPicture } from '@titlenet/catalogue/rules/author-photo';
import { missingCoverText } from '@titlenet/catalogue/rules/missing-cover';
import type { TitleBar } from '@titlenet/catalogue/title-bar';
import { useLayoutEffect, useRef, useState } from 'react';
import { thumbnailAddress } from '../../domain/covers/picture-address.ts';
import { useConfiguration } from '../../domain/session/session.ts';
import { AlternateLogo } from '../../ui/pictures/AlternateLogo.tsx';
import styles from './PrintedTitle.module.css';

interface PrintedCoverProps {
  bar: TitleBar;
  /** The readers of the page. */
  audience: Audience;
  /** True when the time limit has passed; a cover that is still loading is replaced by the alternate logo. */
  hasTimedOut: boolean;
}

/** The cover of a printed title in a box of fixed size. */
export function PrintedCover({ bar, audience, hasTimedOut }: PrintedCoverProps) {
  const { pictures } = useConfiguration();
  const [status, setStatus] = useState<'loading' | 'loaded' | 'missing'>('loading');
  const picture = useRef<HTMLImageElement>(null);
  useLayoutEffect(() => {
    if (hasTimedOut && status === 'loading' && picture.current?.complete === false) setStatus('missing');
  }, [hasTimedOut, status]);
  const missingText = missingCoverText(audience);
  const isMissing = !hasPicture(bar.isbn) || status === 'missing';
  return (
    <div className={styles.cover} style={coverThumbnailBox}>
      {isMissing ? (
        missingText ? (
          <span className={styles.coverToCome}>{missingText}</span>
        ) : (
          <AlternateLogo />
        )
      ) : (
        <img
          ref={picture}
          src={thumbnailAddress(pictures, bar, audience)}
          alt={`Cover of ${bar.title}`}
          data-missing={missingText ?? undefined}
          onLoad={() => setStatus('loaded')}
          onError={() => setStatus('missing')}
        />
      )}
    </div>
  );
}
