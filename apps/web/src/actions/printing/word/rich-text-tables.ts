import { type Paragraph, Table, TableLayoutType, TableRow, WidthType } from 'docx';
import { CELL_GAP, columnWidths } from './column-widths.ts';
import { cellStyles, PRINTABLE_TABLE } from './word-styles.ts';
import { cell, emptyLine, rowBorders } from './word-tables.ts';

/** A cell of a table in rich text. */
export interface RichCell {
  isHead: boolean;
  /** The text of all paragraphs. */
  text: string;
  paragraphs: Paragraph[];
}

/** Word opens no table with more columns. */
export const MAX_COLUMNS = 63;

/** A table of at most `MAX_COLUMNS`; null if it has no text. The last cell of a short row has the rest of the width. */
export function richTable(all: readonly (readonly RichCell[])[], width: number): Table | null {
  const rows = all.filter((row) => row.length > 0);
  if (!rows.some((row) => row.some(({ text }) => text.trim() !== ''))) return null;
  const count = Math.max(...rows.map(({ length }) => length));
  const columns = Array.from({ length: count }, (_, index) => ({
    texts: rows.map((row) => row[index]?.text.trim() ?? ''),
    gap: CELL_GAP,
  }));
  const widths = columnWidths(columns, width, cellStyles.normal.size);
  const widthFrom = (first: number) => widths.slice(first).reduce((sum, one) => sum + one, 0);
  return new Table({
    style: PRINTABLE_TABLE,
    layout: TableLayoutType.FIXED,
    width: { size: width, type: WidthType.DXA },
    columnWidths: widths,
    borders: rowBorders,
    rows: rows.map(
      (row, number) =>
        new TableRow({
          cantSplit: true,
          ...(number === 0 && row.every(({ isHead }) => isHead) ? { tableHeader: true } : {}),
          children: row.map(({ paragraphs }, index) => {
            const content = paragraphs.length > 0 ? paragraphs : [emptyLine()];
            return index === row.length - 1
              ? cell(content, widthFrom(index), count - index)
              : cell(content, widths[index] ?? 0);
          }),
        }),
    ),
  });
}
