import { useState } from 'react';
import { AlternateLogo } from './AlternateLogo.tsx';

interface FallbackPictureProps {
  source: string;
  alt: string;
  className?: string;
  /** Loads the picture when it is near the viewport. */
  isLazy?: boolean;
}

/** A picture, or the alternate logo if it cannot be loaded. */
export function FallbackPicture({ source, alt, className, isLazy = false }: FallbackPictureProps) {
  const [missing, setMissing] = useState<string | null>(null);
  if (missing === source) return <AlternateLogo />;
  return (
    <img
      // A new element, so that the previous row's picture is not shown while this one loads.
      key={source}
      src={source}
      alt={alt}
      className={className}
      loading={isLazy ? 'lazy' : undefined}
      decoding="async"
      onError={() => setMissing(source)}
    />
  );
}
