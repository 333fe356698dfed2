import type { FieldType } from '../field.ts';

/** A column of a list of titles or of publicity events: grid, print and Excel. */
export interface ListColumn {
  /** Member of the row, spelled as in the requirements. */
  readonly name: string;
  readonly label: string;
  readonly type: FieldType;
  /** Never null on the wire. */
  readonly isRequired?: true;
  /** Width in Excel, in px. */
  readonly width: number;
  /** The text by which people recognise a row. */
  readonly isMain?: true;
  /** On the card of a row in a small window it is shown before other values. */
  readonly isFirstOnCard?: true;
  /** Property with the sort value, if it differs from the displayed property. */
  readonly sortedBy?: string;
}
