import { formatValue } from '@titlenet/catalogue/formatting/format-value';
import { type FrontOrder, type FrontTitle, varianceColumn } from '@titlenet/catalogue/reports/front-page';
import type { ReportColumn } from '@titlenet/catalogue/reports/report-definition';
import { memo, type ReactNode, useMemo } from 'react';
import { Text } from '../../ui/layout/primitives.tsx';
import { useSidewaysScrolling } from '../../ui/layout/use-sideways-scrolling.ts';
import wide from '../../ui/layout/wide-table.module.css';
import { PageNumber } from '../../ui/paper/PageNumber.tsx';
import type { PageCounts } from '../../ui/paper/paper-part.ts';
import styles from './FrontTable.module.css';
import { useRevealedCount } from './use-revealed-count.ts';

/** A title or an account. */
export interface FrontLine {
  readonly key: string;
  readonly name: ReactNode;
  /** Values between the name and the figures. */
  readonly texts: readonly string[];
  readonly figures: FrontTitle['figures'];
  /** The page of its report, where that is known. */
  readonly page?: PageCounts | undefined;
}

interface FrontTableProps {
  label: string;
  /** Of the name and the texts after it. */
  heads: readonly string[];
  columns: readonly ReportColumn[];
  lines: readonly FrontLine[];
  totals: FrontLine['figures'];
  totalsLabel: string;
  /** Adds a column with the pages of the reports, in print. */
  hasPages?: boolean;
  order: FrontOrder;
  /** Absent where the order is fixed. */
  onOrder: ((order: FrontOrder) => void) | undefined;
}

/** Rows that are rendered in one task. */
const ROWS_PER_TASK = 40;
/** Above this number of columns a table is set smaller. */
const MAX_COLUMNS_OF_USUAL_SIZE = 8;

/** The least and the largest variance, between which bars are drawn; 0 is always among them. */
interface BarRange {
  readonly least: number;
  readonly most: number;
}

function rangeOf(lines: readonly FrontLine[]): BarRange {
  let [least, most] = [0, 0];
  for (const { figures } of lines) {
    const value = figures[varianceColumn] ?? 0;
    least = Math.min(least, value);
    most = Math.max(most, value);
  }
  return { least, most };
}

/** From 0 to the value, in percent of the range. */
function Bar({ value, range: { least, most } }: { value: number; range: BarRange }) {
  const share = (amount: number) => (100 * amount) / (most - least || 1);
  const style = { left: `${share(Math.min(value, 0) - least)}%`, width: `${share(Math.abs(value))}%` };
  return (
    <span className={styles.bar} aria-hidden>
      <span data-negative={value < 0 || undefined} style={style} />
      <i style={{ left: `${share(-least)}%` }} />
    </span>
  );
}

interface FiguresProps extends Pick<FrontTableProps, 'columns'> {
  figures: FrontLine['figures'];
  /** Absent: a row without a bar. */
  range?: BarRange;
}

function Figures({ columns, figures, range }: FiguresProps) {
  return columns.map((column) => {
    const value = figures[column.name] ?? null;
    const { text, isNegative } = formatValue(column, value, { currency: 'USD', dateFormat: 'M/d/yyyy' });
    const hasBar = column.name === varianceColumn && range && value !== null;
    return (
      <td key={column.name} data-column={column.name} data-negative={isNegative || undefined}>
        {hasBar && <Bar value={value} range={range} />}
        {text}
      </td>
    );
  });
}

const Line = memo(function Line({
  line,
  columns,
  range,
  hasPages,
}: { line: FrontLine; range: BarRange; hasPages: boolean } & Pick<FiguresProps, 'columns'>) {
  return (
    <tr>
      <th scope="row" dir="auto" data-name>
        {line.name}
      </th>
      {line.texts.map((text, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the texts are columns, whose order is fixed
        <td key={index} dir="auto">
          {text}
        </td>
      ))}
      <Figures columns={columns} figures={line.figures} range={range} />
      {hasPages && (
        <td className={styles.page}>
          <PageNumber pages={line.page} />
        </td>
      )}
    </tr>
  );
});

/** The head of a figure; a button that ranks by it, in the other direction if it already does. */
function FigureHead({
  column: { name, label },
  order,
  onOrder,
}: { column: ReportColumn } & Pick<FrontTableProps, 'order' | 'onOrder'>) {
  const isRanked = order.column === name;
  const direction = order.isDescending ? 'descending' : 'ascending';
  const text = (
    <>
      {label}
      {isRanked && <span aria-hidden>{order.isDescending ? '\u00a0▼' : '\u00a0▲'}</span>}
    </>
  );
  // Shortfalls come first, of other figures the largest ones.
  const isDescending = isRanked ? !order.isDescending : name !== varianceColumn;
  return (
    <th scope="col" data-column={name} aria-sort={isRanked ? direction : undefined}>
      {onOrder && (
        <button
          type="button"
          className={styles.sort}
          data-screen-only
          onClick={() => onOrder({ column: name, isDescending })}
        >
          {text}
        </button>
      )}
      {/* Shown in print: Chromium does not repeat buttons in the head of each page. */}
      <span className={styles.printed} hidden={onOrder !== undefined}>
        {text}
      </span>
    </th>
  );
}

/** A ranked table of the first page of a combined report: name, figures with bars of the variance, totals. */
export function FrontTable(props: FrontTableProps) {
  const { label, heads, columns, lines, totals, totalsLabel, hasPages = false, order, onOrder } = props;
  const scrolling = useSidewaysScrolling(label);
  const count = useRevealedCount(lines.length, ROWS_PER_TASK);
  const { least, most } = rangeOf(lines);
  const range = useMemo(() => ({ least, most }), [least, most]);
  return (
    <Text as="div" above={16} className={styles.section}>
      <h3>{label}</h3>
      <div className={wide.box} {...scrolling}>
        <table
          className={styles.table}
          aria-label={label}
          data-dense={columns.length > MAX_COLUMNS_OF_USUAL_SIZE || undefined}
        >
          <colgroup>
            <col className={styles.nameColumn} />
            {heads.slice(1).map((head, index) => (
              <col key={head} className={index === 0 ? styles.textColumn : undefined} />
            ))}
            {columns.map(({ name }) => (
              <col key={name} data-column={name} className={name === varianceColumn ? styles.barColumn : undefined} />
            ))}
            {hasPages && <col className={styles.page} />}
          </colgroup>
          <thead>
            <tr>
              {heads.map((head, index) => (
                <th key={head} scope="col" data-name={index === 0 || undefined}>
                  {head}
                </th>
              ))}
              {columns.map((column) => (
                <FigureHead key={column.name} column={column} order={order} onOrder={onOrder} />
              ))}
              {hasPages && (
                <th scope="col" className={styles.page}>
                  Page
                </th>
              )}
            </tr>
          </thead>
          <tbody>
            {lines.slice(0, count).map((line) => (
              <Line key={line.key} line={line} columns={columns} range={range} hasPages={hasPages} />
            ))}
            {count === lines.length && (
              <tr data-kind="totals">
                <th scope="row" colSpan={heads.length} data-name>
                  {totalsLabel}
                </th>
                <Figures columns={columns} figures={totals} />
                {hasPages && <td className={styles.page} />}
              </tr>
            )}
          </tbody>
        </table>
      </div>
    </Text>
  );
}
