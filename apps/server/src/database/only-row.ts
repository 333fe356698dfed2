import { required } from '@titlenet/catalogue/required';

/**
 * The row of a statement that always gives one.
 * @throws Error if it gave none
 */
export function onlyRow<Row>({ rows }: { readonly rows: readonly Row[] }): Row {
  return required(rows[0], 'the row of a statement');
}
