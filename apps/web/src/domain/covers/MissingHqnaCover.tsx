import { type CSSProperties, useState } from 'react';
import { InfoDialog } from '../../ui/dialog/InfoDialog.tsx';
import { AlternateLogo } from '../../ui/pictures/AlternateLogo.tsx';

interface MissingHqnaCoverProps {
  isbn: string;
  className: string | undefined;
  style?: CSSProperties;
  /** Whether its words stand below the logo, where there is room for them. */
  hasCaption: boolean;
}

/** The alternate logo of an HQNA cover: a click says of which ISBN there is no image (TS §4, §8). */
export function MissingHqnaCover({ isbn, className, style, hasCaption }: MissingHqnaCoverProps) {
  const [isOpen, setOpen] = useState(false);
  const caption = 'Image is not available';
  return (
    <>
      <button
        type="button"
        className={className}
        style={style}
        aria-label={hasCaption ? undefined : caption}
        onClick={() => setOpen(true)}
      >
        <AlternateLogo />
        {hasCaption && <span>{caption}</span>}
      </button>
      <InfoDialog message={`${caption} for ISBN:${isbn}`} isOpen={isOpen} onClose={() => setOpen(false)} />
    </>
  );
}
