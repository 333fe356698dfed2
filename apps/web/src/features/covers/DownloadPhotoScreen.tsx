import { useQuery } from '@tanstack/react-query';
import { displayName } from '@titlenet/catalogue/text/names';
import { getPerson } from '@titlenet/contract/people';
import { downloadAddress, personAddress } from '../../domain/covers/picture-address.ts';
import { useConfiguration } from '../../domain/session/session.ts';
import { useLocation } from '../../ui/address/use-location.ts';
import { callApi } from '../../ui/api/call-api.ts';
import { DownloadPage } from './DownloadPage.tsx';
import { MissingPicture } from './MissingPicture.tsx';

/** The person's name; the id if the name is unknown. Null while it is being loaded. */
function usePersonName(id: string): string | null {
  const { data, isPending } = useQuery({
    queryKey: ['person', id],
    queryFn: ({ signal }) => callApi(getPerson, { params: { id } }, { signal, blocking: false, toast: false }),
    enabled: id !== '',
    retry: false,
  });
  if (isPending && id !== '') return null;
  return data ? displayName(data.name) : `person ${id}`;
}

/** The large photo of an author, reader, performer or artist [PHOTO-01..PHOTO-07]. */
export function DownloadPhotoScreen() {
  const { authorId = '' } = useLocation().params;
  const { pictures } = useConfiguration();
  const name = usePersonName(authorId);
  return (
    <DownloadPage
      heading="Download Photo"
      subject={[name ?? '']}
      picture={{
        addresses: [downloadAddress(personAddress(pictures, authorId))],
        alt: `Photo of ${name ?? `person ${authorId}`}`,
        missing: <MissingPicture />,
      }}
    />
  );
}
