import type { Currency } from '@titlenet/catalogue/formatting/money';
import type { ResultField } from '@titlenet/catalogue/result-columns/result-field';
import { startWidth } from '@titlenet/catalogue/result-columns/row-members';

/** A column of a file: how a field's value becomes a typed cell. */
export interface ExcelColumn extends Pick<ResultField, 'name' | 'type' | 'currency' | 'isNeverBlank' | 'isSheetLink'> {
  readonly title: string;
  /** In px, as on the screen. */
  readonly width: number;
}

/** One sheet of a file. All of it can be handed to another thread. */
export interface ExcelSheet {
  readonly name: string;
  readonly columns: readonly ExcelColumn[];
  /** The rows as the text of a JSON array; what a row has for a column is `cellValue`. */
  readonly rows: string;
  /** Number of rows at the end that are totals; they are bold and outside the filter. */
  readonly totalsRows?: number;
  /** Of amounts whose column names none: the titles' own (G-167). */
  readonly currency: Currency;
  /** The address of the product, to which links lead. */
  readonly productAddress: string;
}

/** The columns of a file with these fields under these titles, in this order. */
export function excelColumns(columns: readonly { field: ResultField; title: string }[]): ExcelColumn[] {
  return columns.map(({ field, title }) => {
    const { name, type, currency, isNeverBlank, isSheetLink } = field;
    return { name, type, currency, isNeverBlank, isSheetLink, title, width: startWidth(field) };
  });
}
