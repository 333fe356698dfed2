import { useState } from 'react';
import { AlternateLogo } from './AlternateLogo.tsx';

interface FallbackPictureProps {
  source: string;
  alt: string;
  className?: string | undefined;
  /** In place of the alternate logo, also in files. */
  missingText?: string | null;
  /** Loads the picture when it is near the viewport. */
  isLazy?: boolean;
}

/** A picture, or a text or the alternate logo if it cannot be loaded. */
export function FallbackPicture({ source, alt, className, missingText = null, isLazy = false }: FallbackPictureProps) {
  const [missing, setMissing] = useState<string | null>(null);
  if (missing === source) return missingText ? <span className={className}>{missingText}</span> : <AlternateLogo />;
  return (
    <img
      // A new element, so that the previous row's picture is not shown while this one loads.
      key={source}
      src={source}
      alt={alt}
      className={className}
      data-missing={missingText ?? undefined}
      loading={isLazy ? 'lazy' : undefined}
      decoding="async"
      onError={() => setMissing(source)}
    />
  );
}
