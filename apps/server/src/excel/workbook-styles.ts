import type { Style } from '@cj-tech-master/excelts';
import { type FieldType, isNumericType } from '@titlenet/catalogue/field';
import { dateTypes } from './excel-cell.ts';
import type { ExcelColumn } from './excel-sheet.ts';

/** A font other than the default must be specified completely. */
const FONT = { name: 'Calibri', size: 11, family: 2 } as const;
export const BOLD_FONT = { ...FONT, bold: true } as const;
const LINK_FONT = { ...FONT, color: { argb: 'FF0B5CAD' }, underline: true } as const;
const HEADER_FILL = { type: 'pattern', pattern: 'solid', fgColor: { argb: 'FFEEF1F4' } } as const;

export type CellStyle = Partial<Style>;
type Alignment = NonNullable<Style['alignment']>;

const isAtEnd = ({ type = 'text' }: Pick<ExcelColumn, 'type'>) => isNumericType(type) || dateTypes.includes(type);

/** A text after a number is indented, so that the two do not touch. */
export function alignmentAfter(column: ExcelColumn, before: ExcelColumn | undefined): Partial<Alignment> {
  return before && isAtEnd(before) && !isAtEnd(column) ? { horizontal: 'left', indent: 1 } : {};
}

/** The style of a column's cells. @param numFmt format; undefined for none */
export function columnStyle(column: ExcelColumn, numFmt: string | undefined, alignment: Partial<Alignment>): CellStyle {
  return {
    ...(numFmt && { numFmt }),
    ...(column.isSheetLink && { font: LINK_FONT }),
    ...(Object.keys(alignment).length > 0 && { alignment }),
  };
}

/** The style of a column's header, aligned like its cells. */
export function headerStyle(column: ExcelColumn, alignment: Partial<Alignment>): CellStyle {
  const horizontal = isAtEnd(column) ? 'right' : 'left';
  return { font: BOLD_FONT, fill: HEADER_FILL, numFmt: '@', alignment: { horizontal, ...alignment } };
}

/** What is special about a cell. */
interface CellKind {
  /** Format, if it is not the column's. */
  readonly format: string | undefined;
  /** Type, if it is not the column's. */
  readonly ownType: FieldType | undefined;
  readonly isRightToLeft: boolean;
}

/**
 * Returns styles of cells, the same object for the same style, because the library looks up each object once. A number
 * or date in a column of texts is aligned like these.
 */
export function cellStyles(columns: readonly ExcelColumn[], styles: readonly CellStyle[]) {
  const own = new Map<string, CellStyle>();
  return (index: number, { format, ownType, isRightToLeft }: CellKind): CellStyle => {
    const [column, ofColumn = {}] = [columns[index], styles[index]];
    if (!column || (!format && !isRightToLeft)) return ofColumn;
    const isAmongTexts = ownType !== undefined && !isAtEnd(column);
    const key = `${index} ${isAmongTexts} ${isRightToLeft} ${format}`;
    const alignment = {
      ...(isAmongTexts && { horizontal: 'left' as const }),
      ...ofColumn.alignment,
      ...(isRightToLeft && { readingOrder: 'rtl' as const, horizontal: 'right' as const }),
    };
    const style = own.get(key) ?? {
      ...ofColumn,
      ...(format && { numFmt: format }),
      ...(Object.keys(alignment).length > 0 && { alignment }),
    };
    own.set(key, style);
    return style;
  };
}
