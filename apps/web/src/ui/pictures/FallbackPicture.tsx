import { useState } from 'react';
import { AlternateLogo } from './AlternateLogo.tsx';

interface FallbackPictureProps {
  source: string;
  alt: string;
  className?: string;
  /** Fetched when it comes near the sight. */
  isLazy?: boolean;
}

/** A picture, or the alternate logo in its place where there is none (TS §9). */
export function FallbackPicture({ source, alt, className, isLazy = false }: FallbackPictureProps) {
  const [missing, setMissing] = useState<string | null>(null);
  if (missing === source) return <AlternateLogo />;
  return (
    <img
      // The picture of another row must not stand here until its own has come.
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
