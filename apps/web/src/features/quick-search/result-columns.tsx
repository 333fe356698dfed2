import { titleSheetAddress } from '@titlenet/catalogue/addresses';
import type { Division } from '@titlenet/catalogue/divisions';
import { isbnOfRow, quickSearchColumns, type SearchRow } from '@titlenet/catalogue/quick-search-result';
import type { Configuration } from '@titlenet/contract/configuration';
import { companyColumns } from '../../domain/title-grid/company-column.ts';
import { isbnColumn } from '../../domain/title-grid/isbn-column.tsx';
import { reportColumns } from '../../domain/title-grid/report-columns.tsx';
import type { Address } from '../../ui/address/links.ts';
import type { GridColumn } from '../../ui/grid/grid-column.ts';

/** The title of a row, with its ISBN-13. */
export const titleOfRow = (row: SearchRow) => ({ ...row, isbn: isbnOfRow(row) });

/** Address of a row's sheet. */
export function sheetOfRow(row: SearchRow): Address {
  return titleSheetAddress(titleOfRow(row));
}

interface ResultColumnsInput {
  division: Division;
  rows: readonly SearchRow[];
  configuration: Pick<Configuration, 'links' | 'pictures'>;
  onOpen: () => void;
}

/** The columns of the grid in a division, followed by one icon for each report [QUICK-27..QUICK-49]. */
export function resultColumns({ division, rows, configuration, onOpen }: ResultColumnsInput): GridColumn<SearchRow>[] {
  const { links, pictures } = configuration;
  const own = quickSearchColumns(division).flatMap(
    ({ name, label, type, isMain, isFirstOnCard }): GridColumn<SearchRow>[] => {
      if (type !== 'isbn') return [{ name, label, type, isMain, isFirstOnCard, value: (row) => row[name] }];
      const isbn = isbnColumn({ name, label, titleOf: titleOfRow, pictures, onOpen });
      return [isbn, ...companyColumns(rows, titleOfRow)];
    },
  );
  return [...own, ...reportColumns({ rows, titleOf: titleOfRow, links, isAtEnd: true })];
}
