import { coverWidths } from '@titlenet/catalogue/constants';
import type { Configuration } from '@titlenet/contract/configuration';
import { Stack } from '../../ui/layout/primitives.tsx';
import { FallbackPicture } from '../../ui/pictures/FallbackPicture.tsx';
import { coverAddress } from '../covers/picture-address.ts';
import styles from './title-grid.module.css';

interface CoverPreviewProps {
  title: { isbn: string; companyCode: string; title: string };
  pictures: Configuration['pictures'];
}

/** The large cover of a title, in a box of fixed size. */
export function CoverPreview({ title, pictures }: CoverPreviewProps) {
  return (
    <Stack centered className={styles.preview}>
      <FallbackPicture
        source={coverAddress(pictures, title, coverWidths.large)}
        alt={`Cover of ${title.title}`}
        className={styles.previewPicture}
      />
    </Stack>
  );
}
