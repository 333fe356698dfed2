import { AlternateLogo } from '../../ui/pictures/AlternateLogo.tsx';
import styles from './DownloadPage.module.css';

/** The alternate logo with a caption [COVER-06]. */
export function MissingPicture() {
  return (
    <figure className={styles.missing}>
      <AlternateLogo />
      <figcaption>Image is not available</figcaption>
    </figure>
  );
}
