import { titleSheetAddress } from '@titlenet/catalogue/addresses';
import { reissueMark } from '@titlenet/catalogue/reissue';
import type { Configuration } from '@titlenet/contract/configuration';
import { AddressLink } from '../../ui/address/AddressLink.tsx';
import type { Address } from '../../ui/address/links.ts';
import type { GridColumn } from '../../ui/grid/grid-column.ts';
import { CoverPreview } from './CoverPreview.tsx';
import styles from './title-grid.module.css';

/** A row's title as far as its ISBN cell needs it. */
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
  /** Where the link leads; to the title's sheet where nothing is said. */
  addressOf?: (row: Row) => Address;
  pictures: Configuration['pictures'];
  onOpen: () => void;
}

/** '9780062040800 R3' with its link must never be cut (UX.md). */
const isbnWidth = 144;

/** The ISBN that opens the title's sheet, with the red mark of a reissue; resting on it shows the cover (CS §2). */
export function isbnColumn<Row>(input: IsbnColumnInput<Row>): GridColumn<Row> {
  const { name, label, titleOf, pictures, onOpen } = input;
  const addressOf = input.addressOf ?? ((row: Row) => titleSheetAddress(titleOf(row)));
  return {
    name,
    label,
    type: 'text',
    width: isbnWidth,
    isFixed: true,
    value: (row) => titleOf(row).isbn,
    text(row) {
      const { isbn, reissueNo } = titleOf(row);
      return reissueNo > 0 ? `${isbn} ${reissueMark(reissueNo)}` : isbn;
    },
    preview: (row) => (titleOf(row).isbn === '' ? null : <CoverPreview title={titleOf(row)} pictures={pictures} />),
    cell(row, focus) {
      const title = titleOf(row);
      return (
        <>
          <AddressLink to={addressOf(row)} onClick={onOpen} {...focus}>
            {title.isbn || title.title}
          </AddressLink>
          {title.reissueNo > 0 && <span className={styles.reissue}> {reissueMark(title.reissueNo)}</span>}
        </>
      );
    },
  };
}
