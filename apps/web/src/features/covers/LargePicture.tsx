import { type ReactNode, useState } from 'react';
import styles from './DownloadPage.module.css';

interface LargePictureProps {
  /** Address of the picture; null while unknown. */
  address: string | null;
  alt: string;
  /** Size in CSS pixels; the picture's own by default. */
  size?: { readonly width: number; readonly height: number };
  /** Shown if the picture cannot be loaded. */
  missing: ReactNode;
}

/** A picture that is hidden until it has loaded [COVER-05, PHOTO-03]. */
export function LargePicture({ address, alt, size, missing }: LargePictureProps) {
  const [status, setStatus] = useState<'loading' | 'loaded' | 'missing'>('loading');
  if (status === 'missing') return missing;
  if (!address) return null;
  return (
    <img
      src={address}
      alt={alt}
      className={styles.picture}
      hidden={status === 'loading'}
      {...size}
      onLoad={() => setStatus('loaded')}
      onError={() => setStatus('missing')}
    />
  );
}
