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
const rowBorders: ITableBordersOptions = { ...noBorders, bottom: hairline, insideHorizontal: hairline };

/** Space between two columns, in twips. */
const CELL_GAP = 60;

/** Columns of a table with more of them are set in smaller type. */
const MAX_COLUMNS_IN_NORMAL_TYPE = 10;
/** Letters beyond its longest word that a column may claim when the width is divided. */
const MAX_EXTRA_LETTERS = 40;

const textOfPieces = (pieces: readonly Piece[]): string =>
  pieces.map((piece) => ('text' in piece ? piece.text : `${piece.label}  `)).join('');

const longestWord = (text: string): number => Math.max(...text.split(/[\s\u00ad-]+/).map((word) => word.length));

/** Width of a letter relative to the font size, for wide fonts that replace a missing Arial. */
const LETTER_WIDTH = 0.62;
const TWIPS_PER_HALF_POINT = 10;

const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, number) => sum + number, 0);

/**
 * Column widths in twips. Each column first gets room for its longest word, so that no date or ISBN breaks; what is
 * left is divided by the length of the texts.
 *
 * @param size of the type, in half points
 */
export function columnWidths(columns: readonly (readonly string[])[], width: number, size: number): number[] {
  const letter = size * TWIPS_PER_HALF_POINT * LETTER_WIDTH;
  const letters = columns.map((texts) => Math.max(...texts.map(longestWord)));
  const words = letters.map((count) => count * letter + CELL_GAP);
  const extras = columns.map(
    (texts, index) =>
      1 + Math.min(MAX_EXTRA_LETTERS, Math.max(0, Math.max(...texts.map((text) => text.length)) - letters[index]!)),
  );
  const left = width - sumOf(words);
  if (left < 0) return words.map((word) => Math.floor((word / sumOf(words)) * width));
  return words.map((word, index) => Math.floor(word + (extras[index]! / sumOf(extras)) * left));
}

const cell = (children: (Paragraph | Table)[], width: number, columnSpan = 1): TableCell =>
  new TableCell({
    children,
    columnSpan,
    width: { size: width, type: WidthType.DXA },
    margins: { left: 0, right: CELL_GAP, top: 20, bottom: 20 },
  });

/** A labelled value. */
interface LabelledValue {
  label: string;
  value: Paragraph[];
}

const LABEL_SHARE = 0.18;

/** A table of labels and values, without lines. @param rows of two short values or one that has the whole width */
export function factTable(rows: readonly (readonly LabelledValue[])[], width: number): Table {
  const label = Math.floor(width * LABEL_SHARE);
  const value = Math.floor(width / 2) - label;
  const labelCell = (text: string) => cell([new Paragraph({ style: 'Label', children: [run(text)] })], label);
  const valueCell = (paragraphs: Paragraph[], cellWidth: number, columnSpan = 1) =>
    cell(paragraphs.length > 0 ? paragraphs : [new Paragraph('')], cellWidth, columnSpan);
  return new Table({
    layout: TableLayoutType.FIXED,
    width: { size: width, type: WidthType.DXA },
    columnWidths: [label, value, label, value],
    borders: noBorders,
    rows: rows.map(
      (row) =>
        new TableRow({
          cantSplit: row.length === 2,
          children:
            row.length === 2
              ? row.flatMap((one) => [labelCell(one.label), valueCell(one.value, value)])
              : [labelCell(row[0]!.label), valueCell(row[0]!.value, width - label, 3)],
        }),
    ),
  });
}

/** Blocks side by side: a narrow column and the rest. */
export function besideTable(
  left: readonly Paragraph[],
  right: readonly (Paragraph | Table)[],
  leftWidth: number,
  width: number,
): Table {
  return new Table({
    layout: TableLayoutType.FIXED,
    width: { size: width, type: WidthType.DXA },
    columnWidths: [leftWidth, width - leftWidth],
    borders: noBorders,
    rows: [new TableRow({ children: [cell([...left], leftWidth), cell([...right], width - leftWidth)] })],
  });
}

/** The value of a fact as one paragraph of a table cell. */
export const factParagraph = (fact: Pick<Fact, 'pieces'>): Paragraph =>
  new Paragraph({ style: 'Value', children: pieceRunsOf(fact.pieces) });

/** A table of the outline; its head repeats on each page and no row breaks. */
export function dataTable(table: OutlineTable, width: number): Table {
  const style = table.columns.length > MAX_COLUMNS_IN_NORMAL_TYPE ? cellStyles.dense : cellStyles.normal;
  const widths = columnWidths(
    table.columns.map(({ label }, index) => [label, ...table.rows.map((row) => textOfPieces(row.cells[index] ?? []))]),
    width,
    style.size,
  );
  const alignments = table.columns.map(({ align }) => (align === 'end' ? AlignmentType.RIGHT : AlignmentType.LEFT));
  const tableCell = (children: ParagraphChild[], index: number, keepNext: boolean) =>
    cell([new Paragraph({ style: style.id, alignment: alignments[index]!, keepNext, children })], widths[index]!);
  // The head stays with the first row, and the last row is never alone on a page.
  const isKept = (row: number) => row === 0 || row === table.rows.length - 2;
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
      ...table.rows.map(
        ({ cells, isStrong }, row) =>
          new TableRow({
            cantSplit: true,
            children: cells.map((pieces, index) =>
              tableCell(
                pieceRunsOf(isStrong ? pieces.map((piece) => ({ ...piece, isStrong: true }) as Piece) : pieces),
                index,
                isKept(row) && row < table.rows.length - 1,
              ),
            ),
          }),
      ),
    ],
  });
}
