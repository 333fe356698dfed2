import { compareTitles } from '@titlenet/catalogue/comparison/compare-titles';
import { coverWidths } from '@titlenet/catalogue/constants';
import type { Audience } from '@titlenet/catalogue/field';
import type { BinderTitle } from '@titlenet/catalogue/packs/binder';
import type { OutlineTable, ReportOutline } from '@titlenet/catalogue/reports/report-outline';
import { hasPicture } from '@titlenet/catalogue/rules/author-photo';
import type { Piece } from '@titlenet/catalogue/sheet/outline-blocks';
import { displayName } from '@titlenet/catalogue/text/names';
import type { Configuration } from '@titlenet/contract/configuration';
import type { PackTitle } from '@titlenet/contract/packs';
import type { TitleWithBar } from '../../domain/comparison/ComparisonTable.tsx';
import { coverAddress } from '../../domain/covers/picture-address.ts';
import { factsText } from '../../domain/packs/facts-text.ts';
import type { MissingTitle } from '../printing/printable-title.ts';
import { wordPicture } from '../printing/title-pictures.ts';
import type { WordPageBlock, WordTextStyle } from '../printing/word/plain-page.ts';
import type { CoverText } from './cover-text.ts';

const text = (content: string, style: WordTextStyle): WordPageBlock => ({ kind: 'text', text: content, style });

const textPiece = (content: string, isNegative: boolean): Piece => ({
  kind: 'text',
  text: content,
  ...(isNegative && { tone: 'danger' }),
});

/** The blocks of the cover page below its name. */
export const coverBlocks = ({ mark, meeting, readers, lines }: CoverText): WordPageBlock[] => [
  ...(meeting ? [text(meeting, 'subtitle')] : []),
  ...(readers ? [text(readers, 'warning')] : []),
  text('', 'body'),
  ...lines.map((line) => text(line, 'muted')),
  ...(mark ? [text('', 'body'), text(mark, 'subtitle')] : []),
];

/** Size of a cover in the list of a section, in CSS pixels. */
const smallCover = { width: 60, height: 90 } as const;

interface OverviewOptions {
  pictures: Configuration['pictures'];
  /** The readers of the binder. */
  audience: Audience;
  signal: AbortSignal;
}

/** A title in the list of a section. @throws the signal's reason when it was aborted */
export async function overviewEntry(
  { title, notes }: BinderTitle<PackTitle>,
  { pictures, audience, signal }: OverviewOptions,
): Promise<WordPageBlock> {
  const address = hasPicture(title.isbn) ? coverAddress(pictures, title, coverWidths.thumbnail, audience) : null;
  const line = (content: string, style: WordTextStyle) => ({ text: content, style });
  return {
    kind: 'entry',
    cover: address ? await wordPicture(address, signal, smallCover) : null,
    audience,
    texts: [
      line(title.title, 'name'),
      ...(title.author ? [line(displayName(title.author), 'muted')] : []),
      line(factsText(title), 'muted'),
      line(title.isbn, 'muted'),
      ...(title.productId === null ? [line('This title does not exist any more.', 'warning')] : []),
      ...notes.flatMap((note) => [line(note.label, 'tableHeading'), line(note.text, 'body')]),
    ],
  };
}

function reportTable({ columns, rows, label, definition, notes }: OutlineTable): WordPageBlock[] {
  const blank: Piece[] = [];
  const table: WordPageBlock = {
    kind: 'table',
    columns: columns.map(({ name, label: head, dates, align }) => ({
      name,
      label: [head, dates].filter(Boolean).join(' '),
      align,
    })),
    rows: rows.map(({ kind, cells }) => ({
      isStrong: kind !== 'data',
      cells: columns.map((_, index) => {
        const cell = cells[index];
        return cell ? [textPiece(cell.text, cell.isNegative)] : blank;
      }),
    })),
  };
  return [
    text(label, 'tableHeading'),
    rows.length > 0 ? table : text(definition.emptyText, 'muted'),
    ...notes.map((note) => text(note, 'muted')),
  ];
}

/** Pages that could not be included, with the reasons. */
export const missingBlocks = (missing: readonly MissingTitle[]): WordPageBlock[] => [
  {
    kind: 'table',
    columns: [
      { name: 'name', label: 'Title', align: 'start' },
      { name: 'reason', label: 'Reason', align: 'start' },
    ],
    rows: missing.map(({ name, reason }) => ({
      isStrong: false,
      cells: [[textPiece(name, false)], [textPiece(reason, false)]],
    })),
  },
];

/** A report below its title. */
export const reportBlocks = ({
  definition,
  groups,
  comments,
  differences,
  tables,
  sourceLine,
}: ReportOutline): WordPageBlock[] => [
  text(definition.heading, 'heading'),
  ...groups.flatMap(({ label, facts }): WordPageBlock[] => [
    text(label, 'tableHeading'),
    {
      kind: 'facts',
      facts: facts.map((fact) => ({ label: fact.label, pieces: [textPiece(fact.text, fact.isNegative)] })),
    },
  ]),
  ...(comments ? [text('Administrator Comments', 'tableHeading'), text(comments, 'body')] : []),
  ...(differences.length > 0
    ? [text('Totals of the feed that differ from the sum of its rows', 'warning'), text(differences.join('\n'), 'body')]
    : []),
  ...tables.flatMap(reportTable),
  text(sourceLine, 'muted'),
];

/** Facts of titles in columns. */
export function comparisonBlocks(titles: readonly TitleWithBar[], audience: Audience): WordPageBlock[] {
  const groups = compareTitles(
    titles.map(({ bar }) => bar),
    audience,
  );
  const row = (label: string, cells: readonly (readonly Piece[])[], isStrong = false) => ({
    isStrong,
    cells: [[textPiece(label, false)], ...cells],
  });
  const blank = titles.map((): Piece[] => []);
  return [
    {
      kind: 'table',
      columns: [
        { name: 'field', label: '', align: 'start' },
        ...titles.map(({ bar }, index) => ({
          name: `title${index}`,
          label: [bar.title, bar.isbn].filter(Boolean).join(' '),
          align: 'start' as const,
        })),
      ],
      rows: groups.flatMap(({ label, rows }) => [
        row(label, blank, true),
        ...rows.map((one) => row(one.label, one.cells)),
      ]),
    },
  ];
}
