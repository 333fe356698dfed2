import { findCompany } from '@titlenet/catalogue/companies';
import type { GridColumn } from '../../ui/grid/grid-column.ts';
import type { GridTitle } from './isbn-column.tsx';

/** Whether an ISBN is in rows of several companies, so that rows look alike without their company (G-452). */
export function hasSharedIsbn<Row>(rows: readonly Row[], titleOf: (row: Row) => GridTitle): boolean {
  const companies = new Map<string, string>();
  return rows.some((row) => {
    const { isbn, companyCode } = titleOf(row);
    const other = companies.get(isbn);
    companies.set(isbn, companyCode);
    return isbn !== '' && other !== undefined && other !== companyCode;
  });
}

/** Column with the company of each row; none if no ISBN is in rows of several companies [FACET-11]. */
export function companyColumns<Row>(rows: readonly Row[], titleOf: (row: Row) => GridTitle): GridColumn<Row>[] {
  if (!hasSharedIsbn(rows, titleOf)) return [];
  const value = (row: Row) => {
    const { companyCode } = titleOf(row);
    return findCompany(companyCode)?.label ?? companyCode;
  };
  return [{ name: 'company', label: 'Company', type: 'text', value }];
}
