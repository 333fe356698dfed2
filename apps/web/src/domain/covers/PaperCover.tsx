import { coverWidths } from '@titlenet/catalogue/constants';
import type { Audience } from '@titlenet/catalogue/field';
import { hasPicture } from '@titlenet/catalogue/rules/author-photo';
import { missingCoverText } from '@titlenet/catalogue/rules/missing-cover';
import { FallbackPicture } from '../../ui/pictures/FallbackPicture.tsx';
import { useConfiguration } from '../session/session.ts';
import { coverAddress } from './picture-address.ts';

interface PaperCoverProps {
  title: { companyCode: string | undefined; isbn: string | null };
  /** The readers of the page. */
  audience: Audience;
  className?: string | undefined;
}

/** The small cover of a title in a list; for accounts a text in place of a missing one [PAPER-50]. */
export function PaperCover({ title: { companyCode, isbn }, audience, className }: PaperCoverProps) {
  const { pictures } = useConfiguration();
  const missingText = missingCoverText(audience);
  if (!isbn || !hasPicture(isbn)) return missingText && <span className={className}>{missingText}</span>;
  return (
    <FallbackPicture
      source={coverAddress(pictures, { companyCode, isbn }, coverWidths.thumbnail, audience)}
      alt=""
      className={className}
      missingText={missingText}
    />
  );
}
