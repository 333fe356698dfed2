import { hasPicture } from '@titlenet/catalogue/rules/author-photo';
import type { Configuration } from '@titlenet/contract/configuration';
import type { GridColumn } from '../../ui/grid/grid-column.ts';
import { FallbackPicture } from '../../ui/pictures/FallbackPicture.tsx';
import { personAddress } from '../covers/picture-address.ts';
import { Thumbnail } from '../covers/Thumbnail.tsx';
import { CoverPreview } from './CoverPreview.tsx';
import type { GridTitle } from './isbn-column.tsx';
import styles from './title-grid.module.css';

/** Height in px of rows with pictures: a fixed box of 44×66, so that loading does not shift the layout. */
export const pictureRowHeight = 72;
const width = 56;

type Pictures = Configuration['pictures'];

/** Column with the cover and a preview of the large one [GRID-021]. */
export function coverColumn<Row>(titleOf: (row: Row) => GridTitle, pictures: Pictures): GridColumn<Row> {
  return {
    name: 'cover',
    label: 'Cover',
    type: 'text',
    isButton: true,
    width,
    preview: (row) => (titleOf(row).isbn === '' ? null : <CoverPreview title={titleOf(row)} pictures={pictures} />),
    // Beside the title, which names it.
    cardPicture: (row) => <Thumbnail title={titleOf(row)} pictures={pictures} alt="" />,
    content(row) {
      const title = titleOf(row);
      return (
        <span className={styles.picture}>
          <Thumbnail title={title} pictures={pictures} alt={`Cover of ${title.title}`} />
        </span>
      );
    },
  };
}

/** Column with the author's photo [GRID-022]; empty if the row has no author id. */
export function authorColumn<Row>(
  authorOf: (row: Row) => { id: string; name: string },
  pictures: Pictures,
): GridColumn<Row> {
  return {
    name: 'author',
    label: 'Author Photo',
    type: 'text',
    isButton: true,
    width,
    content(row) {
      const { id, name } = authorOf(row);
      if (!hasPicture(id)) return null;
      return (
        <span className={styles.picture}>
          <FallbackPicture source={personAddress(pictures, id)} alt={name ? `Photo of ${name}` : 'Author'} isLazy />
        </span>
      );
    },
  };
}
