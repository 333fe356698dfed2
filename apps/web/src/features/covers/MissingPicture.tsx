import { useState } from 'react';
import { InfoDialog } from '../../shared/dialog/InfoDialog.tsx';
import { AlternateLogo } from '../../shared/pictures/AlternateLogo.tsx';
import styles from './DownloadPage.module.css';

const caption = 'Image is not available';

/** The alternate logo, with words for those who do not see it. */
export function MissingPicture() {
  return (
    <figure className={styles.missing}>
      <AlternateLogo />
      <figcaption>{caption}</figcaption>
    </figure>
  );
}

/** The alternate logo of an HQNA cover: a click says of which ISBN there is no image (TS §4, §8). */
export function MissingHqnaCover({ isbn }: { isbn: string }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" className={styles.missing} onClick={() => setOpen(true)}>
        <AlternateLogo />
        <span>{caption}</span>
      </button>
      <InfoDialog message={`${caption} for ISBN:${isbn}`} isOpen={isOpen} onClose={() => setOpen(false)} />
    </>
  );
}
