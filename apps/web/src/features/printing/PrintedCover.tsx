import { hasPicture } from '@titlenet/catalogue/author-photo';
import { coverThumbnailBox } from '@titlenet/catalogue/constants';
import type { TitleBar } from '@titlenet/catalogue/title-bar';
import { useLayoutEffect, useRef, useState } from 'react';
import { thumbnailAddress } from '../../domain/covers/picture-address.ts';
import { useConfiguration } from '../../domain/session/session.ts';
import { AlternateLogo } from '../../ui/pictures/AlternateLogo.tsx';
import styles from './PrintedTitle.module.css';

interface PrintedCoverProps {
  bar: TitleBar;
  /** Nobody waits any longer: a picture that has not come gives way to the alternate logo (W1). */
  isWaitOver: boolean;
}

/** The cover of a printed title in its box. */
export function PrintedCover({ bar, isWaitOver }: PrintedCoverProps) {
  const { pictures } = useConfiguration();
  const [arrival, setArrival] = useState<'awaited' | 'there' | 'missing'>('awaited');
  const picture = useRef<HTMLImageElement>(null);
  useLayoutEffect(() => {
    if (isWaitOver && arrival === 'awaited' && picture.current?.complete === false) setArrival('missing');
  }, [isWaitOver, arrival]);
  const isMissing = !hasPicture(bar.isbn) || arrival === 'missing';
  return (
    <div className={styles.cover} style={coverThumbnailBox}>
      {isMissing ? (
        <AlternateLogo />
      ) : (
        <img
          ref={picture}
          src={thumbnailAddress(pictures, bar)}
          alt={`Cover of ${bar.title}`}
          onLoad={() => setArrival('there')}
          onError={() => setArrival('missing')}
        />
      )}
    </div>
  );
}
