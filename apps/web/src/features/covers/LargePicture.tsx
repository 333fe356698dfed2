import { type ReactNode, useState } from 'react';
import styles from './DownloadPage.module.css';

interface LargePictureProps {
  /** The first address that loads is shown; empty while unknown. */
  addresses: readonly string[];
  alt: string;
  /** Size in CSS pixels; the picture's own by default. */
  size?: { readonly width: number; readonly height: number };
  /** Shown if no address can be loaded. */
  missing: ReactNode;
  /** Called when no address can be loaded. */
  onMissing: () => void;
}

/** A picture that is hidden until it has loaded [COVER-05, PHOTO-03]. */
export function LargePicture({ addresses, alt, size, missing, onMissing }: LargePictureProps) {
  const [failed, setFailed] = useState(0);
  const [isLoaded, setLoaded] = useState(false);
  if (addresses.length === 0) return null;
  if (failed >= addresses.length) return missing;
  return (
    <img
      src={addresses[failed]}
      alt={alt}
      className={styles.picture}
      hidden={!isLoaded}
      {...size}
      onLoad={() => setLoaded(true)}
      onError={() => {
        setFailed(failed + 1);
        if (failed + 1 >= addresses.length) onMissing();
      }}
    />
  );
}
