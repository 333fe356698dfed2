import { useQuery } from '@tanstack/react-query';
import { findCompany } from '@titlenet/catalogue/companies';
import { coverWidths } from '@titlenet/catalogue/constants';
import { NO_COVER_ISBN } from '@titlenet/catalogue/rules/no-cover';
import { getHqnaCoverImage } from '@titlenet/contract/cover-image';
import { convert10To13Isbn } from '@titlenet/contract/isbn';
import { getRevertedTitleBar } from '@titlenet/contract/reverted-title-bar';
import { checkedPictureAddress, coverAddress, proxiedAddress } from '../../domain/covers/picture-address.ts';
import { useConfiguration } from '../../domain/session/session.ts';
import { callApi } from '../../ui/api/call-api.ts';

/** True if the company's titles have the address of their cover (HQNA). */
export function hasOwnImage(companyCode: string | undefined): boolean {
  return findCompany(companyCode)?.hasOwnImage ?? false;
}

/** The ISBN whose cover is shown [COVER-08, COVER-09, COVER-10]; null while the server converts it. */
export function useCoverIsbn(text: string): string | null {
  const isConverted = text.length === 10;
  const { data, isError } = useQuery({
    queryKey: ['isbn13', text],
    queryFn: ({ signal }) => callApi(convert10To13Isbn, { params: { isbn: text } }, { signal }),
    enabled: isConverted,
  });
  if (text.length === 13) return text;
  return isConverted && !isError ? (data ?? null) : NO_COVER_ISBN;
}

/** The title whose cover is shown; null while it is loaded, and for an ISBN that is no title of the company. */
export function useTitleOfCover(isbn: string | null, company: string | undefined): string | null {
  const companyCode = findCompany(company)?.code;
  const { data } = useQuery({
    queryKey: ['titleOfCover', companyCode, isbn],
    queryFn: async ({ signal }) => {
      if (!companyCode || !isbn) return null;
      const params = { companyCode, isbn };
      return callApi(getRevertedTitleBar, { params }, { signal, blocking: false, toast: false });
    },
    enabled: companyCode !== undefined && isbn !== null && isbn !== NO_COVER_ISBN,
    retry: false,
  });
  return data?.title ?? null;
}

interface CoverOf {
  /** Null while unknown. */
  isbn: string | null;
  companyCode: string | undefined;
  /** Address of the cover in the query (HQNA). */
  imageURL: string | undefined;
}

/** A picture of a record may be missing, or of a host that is not allowed; then the cover of the title bar is shown. */
const withFallback = (own: string, title: { companyCode: string; isbn: string }, configured: string) => [
  proxiedAddress(own, title),
  configured,
];

/**
 * Addresses of the large cover, the first that loads is shown: for HQNA the one in the query, else the one of the
 * title; for other companies the configured one (G-149). Null while unknown.
 */
export function useLargeCover({ isbn, companyCode, imageURL }: CoverOf): readonly string[] | null {
  const { pictures } = useConfiguration();
  const isOwn = hasOwnImage(companyCode);
  const named = isOwn ? checkedPictureAddress(imageURL) : null;
  const isAsked = isOwn && named === null && isbn !== null && isbn !== NO_COVER_ISBN;
  const { data, isPending } = useQuery({
    queryKey: ['hqnaCover', isbn],
    // The query is enabled only with an ISBN.
    queryFn: ({ signal }) => callApi(getHqnaCoverImage, { params: { isbn: isbn! } }, { signal }),
    enabled: isAsked,
  });
  const configured = coverAddress(pictures, { companyCode, isbn: isbn ?? NO_COVER_ISBN }, coverWidths.large);
  const title = { companyCode: companyCode ?? '', isbn: isbn ?? NO_COVER_ISBN };
  if (named !== null) return withFallback(named, title, configured);
  if (isbn === null || (isAsked && isPending)) return null;
  return data ? withFallback(data, title, configured) : [configured];
}
