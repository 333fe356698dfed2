import type { Fact, Table as OutlineTable, Piece } from '@titlenet/catalogue/sheet/outline-blocks';
import {
  AlignmentType,
  BorderStyle,
  type ITableBordersOptions,
  Paragraph,
  type ParagraphChild,
  Table,
  TableCell,
  TableLayoutType,
  TableRow,
  WidthType,
} from 'docx';
import { pieceRunsOf, run } from './text-runs.ts';

const none = { style: BorderStyle.NONE, size: 0, color: 'auto' };
const hairline = { style: BorderStyle.SINGLE, size: 4, color: 'D5DBE1' };
const noBorders: ITableBordersOptions = {
  top: none,
  bottom: none,
  left: none,
  right: none,
  insideHorizontal: none,
  insideVertical: none,
};
const rowBorders: ITableBordersOptions = { ...noBorders, bottom: hairline, insideHorizontal: hairline };

/** Columns of a table with more of them are set in smaller type. */
const MAX_COLUMNS_IN_NORMAL_TYPE = 10;
/** Letters that a column is given at least and at most when the width is divided. */
const columnLetters = { min: 5, max: 36 };

const lengthOf = (pieces: readonly Piece[]): number =>
  pieces.reduce((length, piece) => length + ('text' in piece ? piece.text.length : piece.label.length + 2), 0);

/** Column widths in twips that divide `width` by the length of what the columns hold. */
export function columnWidths(lengths: readonly number[], width: number): number[] {
  const weights = lengths.map((length) => Math.min(columnLetters.max, Math.max(columnLetters.min, length)));
  const sum = weights.reduce((total, weight) => total + weight, 0);
  return weights.map((weight) => Math.floor((weight / sum) * width));
}

const cell = (children: Paragraph[], width: number): TableCell =>
  new TableCell({ children, width: { size: width, type: WidthType.DXA }, margins: { right: 80, top: 20, bottom: 20 } });

/** A table of labels and values, without lines. */
export function factTable(rows: readonly { label: string; value: Paragraph[] }[], width: number): Table {
  const widths = [Math.floor(width * 0.24), width - Math.floor(width * 0.24)];
  return new Table({
    layout: TableLayoutType.FIXED,
    width: { size: width, type: WidthType.DXA },
    columnWidths: widths,
    borders: noBorders,
    rows: rows.map(
      ({ label, value }) =>
        new TableRow({
          children: [
            cell([new Paragraph({ style: 'Label', children: [run(label)] })], widths[0]!),
            cell(value.length > 0 ? value : [new Paragraph('')], widths[1]!),
          ],
        }),
    ),
  });
}

/** The value of a fact as one paragraph of a table cell. */
export const factParagraph = (fact: Pick<Fact, 'pieces'>): Paragraph =>
  new Paragraph({ style: 'Value', children: pieceRunsOf(fact.pieces) });

/** A table of the outline; its head repeats on each page and no row breaks. */
export function dataTable(table: OutlineTable, width: number): Table {
  const style = table.columns.length > MAX_COLUMNS_IN_NORMAL_TYPE ? 'DenseCell' : 'Cell';
  const widths = columnWidths(
    table.columns.map(({ label }, index) =>
      Math.max(label.length, ...table.rows.map((row) => lengthOf(row.cells[index] ?? []))),
    ),
    width,
  );
  const alignments = table.columns.map(({ align }) => (align === 'end' ? AlignmentType.RIGHT : AlignmentType.LEFT));
  const tableCell = (children: ParagraphChild[], index: number) =>
    cell([new Paragraph({ style, alignment: alignments[index]!, children })], widths[index]!);
  return new Table({
    style: 'PrintableTable',
    layout: TableLayoutType.FIXED,
    width: { size: width, type: WidthType.DXA },
    columnWidths: widths,
    borders: rowBorders,
    rows: [
      new TableRow({
        tableHeader: true,
        cantSplit: true,
        children: table.columns.map(({ label }, index) => tableCell([run(label, { bold: true })], index)),
      }),
      ...table.rows.map(
        ({ cells, isStrong }) =>
          new TableRow({
            cantSplit: true,
            children: cells.map((pieces, index) =>
              tableCell(
                pieceRunsOf(isStrong ? pieces.map((piece) => ({ ...piece, isStrong: true }) as Piece) : pieces),
                index,
              ),
            ),
          }),
      ),
    ],
  });
}
