import { type ReactNode, useState } from 'react';
import styles from './DownloadPage.module.css';

interface LargePictureProps {
  /** Where the picture is; null as long as that is not known. */
  address: string | null;
  alt: string;
  /** Its size in CSS pixels; its own where nothing is said. */
  size?: { readonly width: number; readonly height: number };
  /** What stands in its place when it does not come. */
  missing: ReactNode;
}

/** A picture that shows once it has loaded, all at once (TS §2, §4). */
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
