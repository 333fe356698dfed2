import type {
  Fact,
  Table as OutlineTable,
  Piece,
  TableRow as TableRowOutline,
} from '@titlenet/catalogue/sheet/outline-blocks';
import {
  AlignmentType,
  BorderStyle,
  HeightRule,
  type ITableBordersOptions,
  Paragraph,
  type ParagraphChild,
  Table,
  TableCell,
  TableLayoutType,
  TableRow,
  WidthType,
} from 'docx';
import { CELL_GAP, columnWidths } from './column-widths.ts';
import { pieceRunsOf, run } from './text-runs.ts';
import { cellStyles, hairlineColor, PRINTABLE_TABLE } from './word-styles.ts';

const none = { style: BorderStyle.NONE, size: 0, color: 'auto' };
const hairline = { style: BorderStyle.SINGLE, size: 4, color: hairlineColor };
const noBorders: ITableBordersOptions = {
  top: none,
  bottom: none,
  left: none,
  right: none,
  insideHorizontal: none,
  insideVertical: none,
};
export const rowBorders: ITableBordersOptions = { ...noBorders, bottom: hairline, insideHorizontal: hairline };

/** Columns of a table with more of them are set in smaller type. */
const MAX_COLUMNS_IN_NORMAL_TYPE = 10;

export const cell = (children: (Paragraph | Table)[], width: number, columnSpan = 1, gapBefore = 0): TableCell =>
  new TableCell({
    children,
    columnSpan,
    width: { size: width, type: WidthType.DXA },
    margins: { left: gapBefore, right: CELL_GAP, top: 20, bottom: 20 },
  });

/** An empty line in small type. */
export const emptyLine = (): Paragraph => new Paragraph({ style: cellStyles.normal.id, children: [] });

/** A labelled value. */
interface LabelledValue {
  /** True if its row is not split between pages. */
  isWhole: boolean;
  label: string;
  value: (Paragraph | Table)[];
}

const LABEL_SHARE = 0.18;

/** Width of a value that has its row alone, in twips. */
export const valueWidth = (width: number, labelShare = LABEL_SHARE): number => width - Math.floor(width * labelShare);

/**
 * A table of labels and values, without lines.
 *
 * @param rows of two short values or one that has the whole width
 * @param labelShare width of the labels, as a part of the whole
 */
export function factTable(rows: readonly (readonly LabelledValue[])[], width: number, labelShare = LABEL_SHARE): Table {
  const label = width - valueWidth(width, labelShare);
  const value = Math.floor(width / 2) - label;
  const labelCell = (text: string) => cell([new Paragraph({ style: 'Label', children: [run(text)] })], label);
  // Word needs a paragraph at the end of a cell.
  const valueCell = (blocks: readonly (Paragraph | Table)[], cellWidth: number, columnSpan = 1) =>
    cell(blocks.at(-1) instanceof Paragraph ? [...blocks] : [...blocks, emptyLine()], cellWidth, columnSpan);
  return new Table({
    layout: TableLayoutType.FIXED,
    width: { size: width, type: WidthType.DXA },
    columnWidths: [label, value, label, value],
    borders: noBorders,
    rows: rows.map(
      (row) =>
        new TableRow({
          cantSplit: row.every(({ isWhole }) => isWhole),
          children:
            row.length === 2
              ? row.flatMap((one) => [labelCell(one.label), valueCell(one.value, value)])
              : row.flatMap((one) => [labelCell(one.label), valueCell(one.value, width - label, 3)]),
        }),
    ),
  });
}

/** Blocks side by side: a narrow column and the rest. @param height least height in twips */
export function besideTable(
  left: readonly Paragraph[],
  right: readonly (Paragraph | Table)[],
  leftWidth: number,
  width: number,
  height?: number,
): Table {
  return new Table({
    layout: TableLayoutType.FIXED,
    width: { size: width, type: WidthType.DXA },
    columnWidths: [leftWidth, width - leftWidth],
    borders: noBorders,
    rows: [
      new TableRow({
        ...(height !== undefined && { height: { value: height, rule: HeightRule.ATLEAST } }),
        children: [cell([...left], leftWidth), cell([...right], width - leftWidth)],
      }),
    ],
  });
}

/** The value of a fact as one paragraph of a table cell. */
export const factParagraph = (fact: Pick<Fact, 'pieces'>): Paragraph =>
  new Paragraph({ style: 'Value', children: pieceRunsOf(fact.pieces) });

const textOfPieces = (pieces: readonly Piece[]): string =>
  pieces.map((piece) => ('text' in piece ? piece.text : `${piece.label}  `)).join('');

/** A measure such as 5 1/2 × 8 1/4 stays on one line, as on paper. */
const unbroken = (pieces: readonly Piece[]): Piece[] =>
  pieces.map((piece) => (piece.kind === 'text' ? { ...piece, text: piece.text.replaceAll(' ', '\u00a0') } : piece));

/** What a Word file has of a table. */
interface WordTable {
  readonly columns: OutlineTable['columns'];
  readonly rows: readonly Pick<TableRowOutline, 'cells' | 'isStrong'>[];
}

/** The cells of a table with the spaces that Word gets. */
function rowsOf({ columns, rows }: WordTable): WordTable['rows'] {
  const measure = columns.findIndex(({ name }) => name === 'trim');
  if (measure === -1) return rows;
  return rows.map((row) => ({
    ...row,
    cells: row.cells.map((pieces, index) => (index === measure ? unbroken(pieces) : pieces)),
  }));
}

/** A table of the outline; its head repeats on each page and no row breaks. */
export function dataTable(table: WordTable, width: number): Table {
  const style = table.columns.length > MAX_COLUMNS_IN_NORMAL_TYPE ? cellStyles.dense : cellStyles.normal;
  const rows = rowsOf(table);
  // Space between a number and a following text.
  const gapBefore = (index: number) =>
    table.columns[index - 1]?.align === 'end' && table.columns[index]?.align !== 'end' ? CELL_GAP : 0;
  const widths = columnWidths(
    table.columns.map(({ label }, index) => ({
      texts: [label, ...rows.map((row) => textOfPieces(row.cells[index] ?? []))],
      gap: CELL_GAP + gapBefore(index),
    })),
    width,
    style.size,
  );
  const alignments = table.columns.map(({ align }) => (align === 'end' ? AlignmentType.RIGHT : AlignmentType.LEFT));
  const tableCell = (children: ParagraphChild[], index: number, keepNext: boolean) =>
    cell(
      [new Paragraph({ style: style.id, alignment: alignments[index], keepNext, children })],
      widths[index] ?? 0,
      1,
      gapBefore(index),
    );
  // The head stays with the first row, and the last row is never alone on a page.
  const isKept = (row: number) => row === 0 || row === rows.length - 2;
  return new Table({
    style: PRINTABLE_TABLE,
    layout: TableLayoutType.FIXED,
    width: { size: width, type: WidthType.DXA },
    columnWidths: widths,
    borders: rowBorders,
    rows: [
      new TableRow({
        tableHeader: true,
        cantSplit: true,
        children: table.columns.map(({ label }, index) => tableCell([run(label, { bold: true })], index, true)),
      }),
      ...rows.map(
        ({ cells, isStrong }, row) =>
          new TableRow({
            cantSplit: true,
            children: cells.map((pieces, index) =>
              tableCell(
                // The copy of a piece keeps its kind, which the spread of a union loses.
                pieceRunsOf(isStrong ? pieces.map((piece) => ({ ...piece, isStrong: true }) as Piece) : pieces),
                index,
                isKept(row) && row < rows.length - 1,
              ),
            ),
          }),
      ),
    ],
  });
}
