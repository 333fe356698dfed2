import type { Currency } from '@titlenet/catalogue/formatting/money';
import type { ResultField } from '@titlenet/catalogue/result-columns/result-field';
import { startWidth } from '@titlenet/catalogue/result-columns/row-members';

/** A column of a file, with what is needed to convert a field's values to cells. */
export interface ExcelColumn extends Pick<ResultField, 'name' | 'type' | 'currency' | 'isNeverBlank' | 'isSheetLink'> {
  readonly title: string;
  /** In pixels, as on the screen; texts have their own in most sheets. */
  readonly width: number;
}

/** A sheet of a file; can be sent to a worker thread. */
export interface ExcelSheet {
  readonly name: string;
  /** Lines above the header. */
  readonly heading?: readonly string[];
  readonly columns: readonly ExcelColumn[];
  /** Rows as JSON array; `cellValue` reads a column's value. */
  readonly rows: string;
  /** Number of rows at the end that are totals; they are bold and outside the filter. */
  readonly totalsRows?: number;
  /** Member of a row that is 'Y' if the row is a subtotal; it is bold. */
  readonly subtotalMember?: string;
  /** True if columns are as narrow as on the screen, their titles in several lines, so that a page has more of them. */
  readonly isFittedToWidth?: boolean;
  /** Currency of amounts whose column has none: that of the titles (G-167). */
  readonly currency: Currency;
  /** Member of a row with the currency of its amounts, if rows differ. */
  readonly currencyMember?: string;
  /** Member of a row with the types of cells whose type is not their column's, by column name. */
  readonly typesMember?: string;
  /** Address of the product, for links. */
  readonly productAddress: string;
}

/** Builds the columns of a file from fields and titles. */
export function excelColumns(columns: readonly { field: ResultField; title: string }[]): ExcelColumn[] {
  return columns.map(({ field, title }) => {
    const { name, type, currency, isNeverBlank, isSheetLink } = field;
    return { name, type, currency, isNeverBlank, isSheetLink, title, width: startWidth(field) };
  });
}
