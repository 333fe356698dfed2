import { isNumericType } from '@titlenet/catalogue/field';
import type { PowerSearchForm } from '@titlenet/catalogue/power-search/forms';
import { formatCell } from '@titlenet/catalogue/result-columns/format-cell';
import { resultSource } from '@titlenet/catalogue/result-columns/result-sources';
import { cellValue, type ResultRow } from '@titlenet/catalogue/result-columns/row-members';
import type { Configuration } from '@titlenet/contract/configuration';
import { companyColumns } from '../../domain/title-grid/company-column.ts';
import { isbnColumn } from '../../domain/title-grid/isbn-column.tsx';
import { authorColumn, coverColumn } from '../../domain/title-grid/picture-columns.tsx';
import { reportColumns } from '../../domain/title-grid/report-columns.tsx';
import { AddressLink } from '../../ui/address/AddressLink.tsx';
import type { GridColumn, GridValueType } from '../../ui/grid/grid-column.ts';
import { ComplianceMark } from './ComplianceMark.tsx';
import styles from './PowerSearchResult.module.css';
import { type ResponseColumn, responseColumns } from './response-columns.ts';
import { addressOfRow, titleOfRow } from './row-title.ts';
import type { SearchResult } from './search-result.ts';

interface ResultColumnsInput {
  form: PowerSearchForm;
  result: SearchResult;
  isShowCover: boolean;
  isShowAuthor: boolean;
  configuration: Pick<Configuration, 'links' | 'pictures'>;
  /** Called when the user follows a link to a title. */
  onOpen: () => void;
}

/** Author, on-sale date and price, in results of all divisions. */
const firstOnCard: ReadonlySet<string> = new Set(['AUTHOR', 'AUTHOR_1', 'ON_SALE_DATE', 'PRICE']);

/** Width of the mark of compliance and its gap. */
const COMPLIANCE_MARK_PX = 14;

function valueTypeOf(format: ResponseColumn['format']): GridValueType {
  if (format.type === 'date' || format.type === 'datetime') return 'date';
  return isNumericType(format.type ?? 'text') ? 'number' : 'text';
}

function dataColumn(column: ResponseColumn, hasMarks: boolean): GridColumn<ResultRow> {
  const { name, label, format, compliance } = column;
  const type = valueTypeOf(format);
  const shown = (row: ResultRow) => formatCell(format, cellValue(row, column));
  const sorted = (row: ResultRow) => {
    const value = cellValue(row, column);
    if (type === 'date') return typeof value === 'string' ? value : null;
    if (type === 'text') return shown(row).text;
    return value === null || value === '' || Number.isNaN(Number(value)) ? null : Number(value);
  };
  const text = (row: ResultRow) => shown(row).text;
  return {
    name,
    label,
    type,
    isBold: column.isBold || undefined,
    // Only the title is bold.
    isMain: column.isBold || undefined,
    isFirstOnCard: firstOnCard.has(name) || undefined,
    extraWidth: hasMarks && compliance ? COMPLIANCE_MARK_PX : undefined,
    value: column.isSortable ? sorted : undefined,
    text,
    content(row) {
      const { text, isNegative } = shown(row);
      const words = isNegative ? <span className={styles.negative}>{text}</span> : text;
      if (!hasMarks || !compliance) return words;
      return (
        <>
          <ComplianceMark value={row[compliance]} text={row.COMPLIANCETEXT} /> {words}
        </>
      );
    },
  };
}

/** A linked cell of another column than the ISBN [GRID-107]. */
function linkColumn(column: ResponseColumn, onOpen: () => void): GridColumn<ResultRow> {
  const plain = dataColumn(column, false);
  return {
    ...plain,
    content: undefined,
    cell: (row, focus) => (
      <AddressLink to={addressOfRow(row)} onClick={onOpen} {...focus}>
        {plain.text?.(row) || titleOfRow(row).title}
      </AddressLink>
    ),
  };
}

/** The columns of a result: pictures, reports, then the columns of the response [GRID-020..GRID-032]. */
export function resultGridColumns(input: ResultColumnsInput): GridColumn<ResultRow>[] {
  const { form, result, configuration, onOpen } = input;
  const { links, pictures } = configuration;
  const source = resultSource(form.source);
  const chosen = responseColumns(source, result.titles);
  const hasCompany = chosen.some(({ name }) => name === 'COMPANY');
  const columns = chosen.flatMap((column) => {
    const { name, label, isLink, isIsbn } = column;
    if (!isLink) return [dataColumn(column, result.complianceIndicator)];
    if (!isIsbn) return [linkColumn(column, onOpen)];
    const own = { name, label, titleOf: titleOfRow, addressOf: addressOfRow, pictures, onOpen };
    return [isbnColumn<ResultRow>(own), ...(hasCompany ? [] : companyColumns(result.data, titleOfRow))];
  });
  const authorOf = (row: ResultRow) => ({ id: String(row.AUTHOR_ID_1 ?? ''), name: String(row.AUTHOR_1 ?? '') });
  return [
    ...(input.isShowCover ? [coverColumn(titleOfRow, pictures)] : []),
    ...(input.isShowAuthor ? [authorColumn(authorOf, pictures)] : []),
    ...reportColumns({ rows: result.data, titleOf: titleOfRow, links, isAlwaysNewTab: true }),
    ...columns,
  ];
}
