import { alignmentOf } from '@titlenet/catalogue/field';
import { formatValue } from '@titlenet/catalogue/formatting/format-value';
import type { Currency } from '@titlenet/catalogue/formatting/money';
import type { FormattedText } from '@titlenet/catalogue/formatting/numbers';
import type { DrillDownName } from '@titlenet/catalogue/reports/report-definition';
import { withAddition } from '@titlenet/catalogue/reports/report-outline';
import type { SentDrillDownColumn } from '@titlenet/contract/drill-down';
import type { GridColumn } from '../../ui/grid/grid-column.ts';
import styles from './DrillDownPanel.module.css';

/** A row of a drill-down table; `index` identifies it, `_key` its child table. */
export type DrillDownRow = { readonly [field: string]: string | number | boolean | null } & { readonly index: number };

/** The text of a cell, as on reports. */
function shownCell(
  { fieldName, fieldType, suffixField, isSuffixWarning, blankText }: SentDrillDownColumn,
  row: DrillDownRow,
  currency: Currency,
): FormattedText {
  const column = {
    ...(suffixField !== null && { suffix: suffixField }),
    ...(isSuffixWarning && { isSuffixWarning }),
    ...(blankText !== null && { blankText }),
  };
  return withAddition(
    column,
    row,
    formatValue({ type: fieldType }, row[fieldName], { currency, dateFormat: 'M/d/yyyy' }),
  );
}

/**
 * Columns of a drill-down table as the server describes them; the cells of a link open the child table of their row.
 */
export function drillDownColumns(
  columns: readonly SentDrillDownColumn[],
  currency: Currency,
  onOpen: (table: { handler: DrillDownName; key: string }) => void,
): GridColumn<DrillDownRow>[] {
  return columns.map((sent) => {
    const { fieldName, displayName, fieldType, drillDownHandler, isDrillDownLink, dates } = sent;
    const isNumber = alignmentOf(fieldType) === 'end';
    const isDate = fieldType === 'date' || fieldType === 'month';
    const shownValue = (row: DrillDownRow) => shownCell(sent, row, currency);
    const column: GridColumn<DrillDownRow> = {
      name: fieldName,
      label: dates === '' ? displayName : `${displayName} (${dates})`,
      type: isNumber ? 'number' : isDate ? 'date' : 'text',
      value: (row) => {
        const value = row[fieldName];
        return typeof value === 'boolean' ? String(value) : (value ?? null);
      },
      text: (row) => shownValue(row).text,
    };
    if (isDrillDownLink && drillDownHandler) {
      return {
        ...column,
        cell: (row, focus) => (
          <button
            type="button"
            className={styles.link}
            onClick={() => onOpen({ handler: drillDownHandler, key: String(row._key) })}
            {...focus}
          >
            {shownValue(row).text}
          </button>
        ),
      };
    }
    return {
      ...column,
      content: (row) => {
        const { text, isNegative } = shownValue(row);
        return isNegative ? <span className={styles.negative}>{text}</span> : text;
      },
    };
  });
}
