import { AlternateLogo } from '../../ui/pictures/AlternateLogo.tsx';
import styles from './DownloadPage.module.css';

/** The alternate logo, with words for those who do not see it. */
export function MissingPicture() {
  return (
    <figure className={styles.missing}>
      <AlternateLogo />
      <figcaption>Image is not available</figcaption>
    </figure>
  );
}
