import { type CSSProperties, useState } from 'react';
import { InfoDialog } from '../../ui/dialog/InfoDialog.tsx';
import { AlternateLogo } from '../../ui/pictures/AlternateLogo.tsx';

interface MissingHqnaCoverProps {
  isbn: string;
  className: string | undefined;
  style?: CSSProperties;
  /** True if the text is shown below the logo. */
  hasCaption: boolean;
}

/** The alternate logo in place of an HQNA cover; a click opens a message with the ISBN [COVER-07]. */
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
