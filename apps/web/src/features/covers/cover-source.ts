import { useQuery } from '@tanstack/react-query';
import { findCompany } from '@titlenet/catalogue/companies';
import { coverWidths } from '@titlenet/catalogue/constants';
import { getHqnaCoverImage } from '@titlenet/contract/cover-image';
import { convert10To13Isbn } from '@titlenet/contract/isbn';
import { coverAddress, proxiedAddress } from '../../domain/covers/picture-address.ts';
import { useConfiguration } from '../../domain/session/session.ts';
import { callApi } from '../../ui/api/call-api.ts';

const noIsbn = '0'.repeat(13);

/** Whether covers of this company come from the title's own address: HQNA (TS §2). */
export function hasOwnImage(companyCode: string | undefined): boolean {
  return findCompany(companyCode)?.hasOwnImage ?? false;
}

/**
 * The ISBN whose cover the page shows (TS §5): thirteen characters as they are, ten as the server converts them,
 * zeros for anything else. Null while the server is asked.
 */
export function useCoverIsbn(text: string): string | null {
  const isConverted = text.length === 10;
  const { data, isError } = useQuery({
    queryKey: ['isbn13', text],
    queryFn: ({ signal }) => callApi(convert10To13Isbn, { params: { isbn: text } }, { signal }),
    enabled: isConverted,
  });
  if (text.length === 13) return text;
  return isConverted && !isError ? (data ?? null) : noIsbn;
}

interface CoverOf {
  /** Null while it is not known. */
  isbn: string | null;
  companyCode: string | undefined;
  /** The address that came along with an HQNA title. */
  imageURL: string | undefined;
}

/**
 * Where the large cover is: for HQNA the address that came along, else the one that the server knows; for every other
 * company the picture of the settings (decision G-149). Null while that is not known.
 */
export function useLargeCover({ isbn, companyCode, imageURL }: CoverOf): string | null {
  const { pictures } = useConfiguration();
  const isOwn = hasOwnImage(companyCode);
  const isAsked = isOwn && !imageURL && isbn !== null && isbn !== noIsbn;
  const { data, isPending } = useQuery({
    queryKey: ['hqnaCover', isbn],
    queryFn: ({ signal }) => callApi(getHqnaCoverImage, { params: { isbn: isbn! } }, { signal }),
    enabled: isAsked,
  });
  if (isOwn && imageURL) return proxiedAddress(imageURL);
  if (isbn === null || (isAsked && isPending)) return null;
  if (data) return proxiedAddress(data);
  return coverAddress(pictures, { companyCode, isbn }, coverWidths.large);
}
