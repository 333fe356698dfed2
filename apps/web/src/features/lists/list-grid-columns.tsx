import { findCompany } from '@titlenet/catalogue/companies';
import { isNumericType } from '@titlenet/catalogue/field';
import { formatValue } from '@titlenet/catalogue/formatting/format-value';
import type { ListColumn } from '@titlenet/catalogue/lists/list-column';
import { rankLabel } from '@titlenet/catalogue/lists/list-row';
import { membersOf } from '@titlenet/catalogue/members-of';
import type { Configuration } from '@titlenet/contract/configuration';
import { isbnColumn } from '../../domain/title-grid/isbn-column.tsx';
import { coverColumn } from '../../domain/title-grid/picture-columns.tsx';
import type { GridColumn } from '../../ui/grid/grid-column.ts';
import type { ListDefinition, RankFigures } from './list-definition.ts';

interface ListColumnsInput<Row extends object> {
  definition: ListDefinition<Row>;
  /** Ranks by row; undefined for lists without a rank. */
  ranks: ReadonlyMap<Row, number> | undefined;
  /** The figure by which the list is ranked, beside the rank. */
  ranked: RankFigures<Row> | undefined;
  /** The ISBN links to the title sheet [LIST-70]. */
  hasLinks: boolean;
  pictures: Configuration['pictures'];
  /** Called when the user follows a link to a title. */
  onOpen: () => void;
}

/** @returns the formatted value of a column, with amounts in the currency of the title's company (G-167) */
export function listText(column: ListColumn, row: object, companyCode: string): string {
  const value = membersOf(row)[column.name];
  const currency = findCompany(companyCode)?.currency ?? 'USD';
  return formatValue(column, value, { dateFormat: 'M/d/yyyy', currency }).text;
}

function dataColumn<Row extends object>(
  column: ListColumn,
  { titleOf, contents }: ListDefinition<Row>,
): GridColumn<Row> {
  const { name, label, type, isMain, isFirstOnCard, sortedBy = name } = column;
  const isDate = type === 'date' || sortedBy !== name;
  return {
    name,
    label,
    type: isDate ? 'date' : isNumericType(type) ? 'number' : 'text',
    isMain,
    isFirstOnCard,
    // Values by which rows are sorted are texts and numbers.
    value: (row) => (row as Readonly<Record<string, string | number | null>>)[sortedBy] ?? null,
    text: (row) => listText(column, row, titleOf(row).companyCode),
    content: contents?.[name],
  };
}

/** The ISBN, which links to the title's sheet if it has one. */
function titleColumn<Row extends object>(column: ListColumn, input: ListColumnsInput<Row>): GridColumn<Row> {
  const { definition, hasLinks, pictures, onOpen } = input;
  const { titleOf, hasSheet } = definition;
  const linked = isbnColumn<Row>({ name: column.name, label: column.label, titleOf, pictures, onOpen });
  if (!hasLinks) return { ...linked, cell: undefined };
  if (!hasSheet) return linked;
  return {
    ...linked,
    cell: (row, focus) => (hasSheet(row) ? linked.cell?.(row, focus) : null),
    content: linked.text,
  };
}

function rankColumn<Row extends object>(ranks: ReadonlyMap<Row, number>): GridColumn<Row> {
  return {
    name: 'rank',
    label: rankLabel,
    type: 'number',
    isFirstOnCard: true,
    value: (row) => ranks.get(row) ?? null,
  };
}

function figureColumn<Row extends object>({ column, byRow }: RankFigures<Row>, input: ListColumnsInput<Row>) {
  const { titleOf } = input.definition;
  const figureOf = (row: Row) => byRow.get(row) ?? null;
  return {
    name: column.name,
    label: column.label,
    type: 'number',
    isFirstOnCard: true,
    value: figureOf,
    text: (row: Row) => listText(column, { [column.name]: figureOf(row) }, titleOf(row).companyCode),
  } satisfies GridColumn<Row>;
}

/** The columns of the report grid: rank and its figure, cover, mark, then those of the list [LIST-65, LIST-66, LIST-69]. */
export function listGridColumns<Row extends object>(input: ListColumnsInput<Row>): GridColumn<Row>[] {
  const { definition, ranks, ranked, pictures } = input;
  const { titleOf, markColumn, hasCovers } = definition;
  return [
    ...(ranks ? [rankColumn(ranks)] : []),
    ...(ranked ? [figureColumn(ranked, input)] : []),
    ...(hasCovers ? [coverColumn<Row>(titleOf, pictures)] : []),
    ...(markColumn ? [markColumn] : []),
    ...definition.columns.map((column) =>
      column.name === 'isbn' ? titleColumn(column, input) : dataColumn(column, definition),
    ),
  ];
}
