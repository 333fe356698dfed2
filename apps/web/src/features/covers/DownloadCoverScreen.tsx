import { hqnaCoverBox } from '@titlenet/catalogue/constants';
import { queryValue, usePlace } from '../../shared/address/use-place.ts';
import { MissingHqnaCover } from '../../shared/pictures/MissingHqnaCover.tsx';
import { savedAs } from '../../shared/pictures/picture-address.ts';
import { hasOwnImage, useCoverIsbn, useLargeCover } from './cover-source.ts';
import styles from './DownloadPage.module.css';
import { DownloadPage } from './DownloadPage.tsx';
import { LargePicture } from './LargePicture.tsx';
import { MissingPicture } from './MissingPicture.tsx';

/** The large cover of a title, to be saved (TS §2). */
export function DownloadCoverScreen() {
  const { params, query } = usePlace();
  const isbn = useCoverIsbn(params.isbn ?? '');
  const companyCode = queryValue(query, 'companyCode');
  const isHqna = hasOwnImage(companyCode);
  const address = useLargeCover({ isbn, companyCode, imageURL: queryValue(query, 'imageURL') });
  return (
    <DownloadPage heading="Download Cover" subject={`ISBN ${isbn ?? ''}`}>
      <LargePicture
        key={address}
        address={address && savedAs(address)}
        alt={`Cover of ISBN ${isbn ?? ''}`}
        size={isHqna ? hqnaCoverBox : undefined}
        missing={
          isHqna ? <MissingHqnaCover isbn={isbn ?? ''} className={styles.missing} hasCaption /> : <MissingPicture />
        }
      />
    </DownloadPage>
  );
}
