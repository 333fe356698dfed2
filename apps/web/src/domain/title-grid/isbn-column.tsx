import { titleSheetAddress } from '@titlenet/catalogue/addresses';
import { reissueMark } from '@titlenet/catalogue/rules/reissue';
import type { Configuration } from '@titlenet/contract/configuration';
import { AddressLink } from '../../ui/address/AddressLink.tsx';
import type { Address } from '../../ui/address/links.ts';
import type { GridColumn } from '../../ui/grid/grid-column.ts';
import { Text } from '../../ui/layout/primitives.tsx';
import { Thumbnail } from '../covers/Thumbnail.tsx';
import { FOLLOW_STAR_PX, FollowStar } from '../following/followed-titles.tsx';
import { CoverPreview } from './CoverPreview.tsx';

/** The properties of a title that its grid cells need. */
export interface GridTitle {
  readonly companyCode: string;
  readonly productId: number | null;
  readonly isbn: string;
  readonly title: string;
  readonly reissueNo: number;
}

interface IsbnColumnInput<Row> {
  name: string;
  label: string;
  titleOf: (row: Row) => GridTitle;
  /** Target of the link; the title's sheet by default. */
  addressOf?: (row: Row) => Address;
  pictures: Configuration['pictures'];
  onOpen: () => void;
}

/** Column with the ISBN as a link to the sheet, the reissue mark [QUICK-29, QUICK-50], a star, and a preview of the cover. */
export function isbnColumn<Row>(input: IsbnColumnInput<Row>): GridColumn<Row> {
  const { name, label, titleOf, pictures, onOpen } = input;
  const addressOf = input.addressOf ?? ((row: Row) => titleSheetAddress(titleOf(row)));
  return {
    name,
    label,
    type: 'text',
    isFixed: true,
    extraWidth: FOLLOW_STAR_PX,
    value: (row) => titleOf(row).isbn,
    text(row) {
      const { isbn, reissueNo } = titleOf(row);
      return reissueNo > 0 ? `${isbn} ${reissueMark(reissueNo)}` : isbn;
    },
    preview: (row) => (titleOf(row).isbn === '' ? null : <CoverPreview title={titleOf(row)} pictures={pictures} />),
    // Beside the title, which names it.
    cardPicture: (row) => <Thumbnail title={titleOf(row)} pictures={pictures} alt="" />,
    cell(row, focus) {
      const title = titleOf(row);
      return (
        <>
          <AddressLink to={addressOf(row)} onClick={onOpen} {...focus}>
            {title.isbn || title.title}
          </AddressLink>
          {title.reissueNo > 0 && (
            <Text strong tone="danger">
              {' '}
              {reissueMark(title.reissueNo)}
            </Text>
          )}
          <FollowStar title={title} />
        </>
      );
    },
  };
}
