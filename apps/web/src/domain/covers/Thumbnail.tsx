import { coverWidths } from '@titlenet/catalogue/constants';
import type { Configuration } from '@titlenet/contract/configuration';
import { AlternateLogo } from '../../ui/pictures/AlternateLogo.tsx';
import { FallbackPicture } from '../../ui/pictures/FallbackPicture.tsx';
import { coverAddress } from './picture-address.ts';

interface ThumbnailProps {
  title: { isbn: string | null; companyCode: string };
  pictures: Configuration['pictures'];
  /** Empty where the title stands beside it. */
  alt: string;
}

/** The small cover of a title, loaded when it is near the viewport; the alternate logo if there is none. */
export function Thumbnail({ title: { isbn, companyCode }, pictures, alt }: ThumbnailProps) {
  if (!isbn) return <AlternateLogo />;
  return (
    <FallbackPicture source={coverAddress(pictures, { isbn, companyCode }, coverWidths.thumbnail)} alt={alt} isLazy />
  );
}
