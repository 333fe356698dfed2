import { downloadAddress, personAddress } from '../../domain/covers/picture-address.ts';
import { useConfiguration } from '../../domain/session/session.ts';
import { useLocation } from '../../ui/address/use-location.ts';
import { DownloadPage } from './DownloadPage.tsx';
import { LargePicture } from './LargePicture.tsx';
import { MissingPicture } from './MissingPicture.tsx';

/** The large photo of an author, reader, performer or artist [PHOTO-01..PHOTO-07]. */
export function DownloadPhotoScreen() {
  const { authorId = '' } = useLocation().params;
  const { pictures } = useConfiguration();
  return (
    <DownloadPage heading="Download Photo" subject={`Person ${authorId}`}>
      <LargePicture
        key={authorId}
        addresses={[downloadAddress(personAddress(pictures, authorId))]}
        alt={`Photo of person ${authorId}`}
        missing={<MissingPicture />}
      />
    </DownloadPage>
  );
}
