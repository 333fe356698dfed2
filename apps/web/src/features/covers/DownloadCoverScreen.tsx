import { hqnaCoverBox } from '@titlenet/catalogue/constants';
import { MissingHqnaCover } from '../../domain/covers/MissingHqnaCover.tsx';
import { downloadAddress } from '../../domain/covers/picture-address.ts';
import { queryValue, useLocation } from '../../ui/address/use-location.ts';
import { hasOwnImage, useCoverIsbn, useLargeCover, useTitleOfCover } from './cover-source.ts';
import styles from './DownloadPage.module.css';
import { DownloadPage } from './DownloadPage.tsx';
import { MissingPicture } from './MissingPicture.tsx';

/** The large cover of a title, with instructions for saving it [COVER-01, COVER-02, COVER-03]. */
export function DownloadCoverScreen() {
  const { params, query } = useLocation();
  const isbn = useCoverIsbn(params.isbn ?? '');
  const companyCode = queryValue(query, 'companyCode');
  const title = useTitleOfCover(isbn, companyCode);
  const isOwnImage = hasOwnImage(companyCode);
  const addresses = useLargeCover({ isbn, companyCode, imageURL: queryValue(query, 'imageURL') });
  return (
    <DownloadPage
      heading="Download Cover"
      subject={[...(title ? [title] : []), `ISBN ${isbn ?? ''}`]}
      picture={{
        addresses: addresses?.map(downloadAddress) ?? [],
        alt: `Cover of ISBN ${isbn ?? ''}`,
        size: isOwnImage ? hqnaCoverBox : undefined,
        missing: isOwnImage ? (
          <MissingHqnaCover isbn={isbn ?? ''} className={styles.missing} hasCaption />
        ) : (
          <MissingPicture />
        ),
      }}
    />
  );
}
