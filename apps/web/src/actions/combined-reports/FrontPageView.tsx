import { formatDate } from '@titlenet/catalogue/formatting/dates';
import { formatCount, formatUnits } from '@titlenet/catalogue/formatting/numbers';
import { companyDay } from '@titlenet/catalogue/periods/reporting-periods';
import { type FrontOrder, type FrontPage, frontColumns } from '@titlenet/catalogue/reports/front-page';
import type { ProjectionReportDefinition } from '@titlenet/catalogue/reports/projections';
import { defaultReportCompany } from '@titlenet/catalogue/reports/reports';
import { memo, useMemo } from 'react';
import { Row, Text } from '../../ui/layout/primitives.tsx';
import { type PageCounts, paperPart } from '../../ui/paper/paper-part.ts';
import { frontPages } from './combined-parts.ts';
import styles from './FrontPage.module.css';
import { FrontAccounts, FrontTitles } from './FrontTables.tsx';

interface FrontPageViewProps {
  definition: ProjectionReportDefinition;
  page: FrontPage;
  /** The pages on which reports begin, by their places; null while they are not counted, absent in files. */
  pages?: ReadonlyMap<number, PageCounts> | null;
  order: FrontOrder;
  /** Absent in files, where the order is fixed. */
  onOrder?: (order: FrontOrder) => void;
}

/** Figures that are large, by the names of their columns. */
const LARGE_FIGURES = [
  { name: 'accountTotalOnOrder', label: 'On Order' },
  { name: 'projection', label: 'Projection' },
  { name: 'variance', label: 'Variance' },
] as const;

/** The days that the figures cover: 'As of 02/04/2026', 'As of 01/28/2026 to 02/04/2026'. */
function asOfText(days: readonly string[]): string {
  const texts = days.map((day) => formatDate(day, 'MM/dd/yyyy'));
  return texts.length === 0 ? '' : `As of ${texts.join(' to ')}`;
}

/** The first page of a combined report: its totals, its ranked titles, which lead to their reports, and its accounts. */
export const FrontPageView = memo(function FrontPageView(props: FrontPageViewProps) {
  const { definition, page, pages, order, onOrder } = props;
  const { titles, accounts, totals, notes } = page;
  const day = formatDate(companyDay(titles[0]?.companyCode ?? defaultReportCompany, new Date()), 'MM/dd/yyyy');
  const columns = useMemo(() => frontColumns(definition), [definition]);
  const ranked = columns.find(({ name }) => name === order.column);
  return (
    <section {...paperPart(frontPages)} className={styles.front} aria-label="Summary" data-front>
      <Text as="p" text="label" strong tone="muted" className={styles.kind}>
        {definition.heading}
      </Text>
      <Row as="h2" gap="0 12" align="baseline" wrap className={styles.heading}>
        {titles.length === 1 ? '1 title' : `${formatCount(titles.length)} titles`}
        {ranked && (
          <Text as="small" text="label" tone="muted">
            ranked by {ranked.label}, {order.isDescending ? 'highest' : 'lowest'} first
          </Text>
        )}
      </Row>
      <Text as="p" text="label" tone="muted">
        {[`Printed ${day}`, asOfText(page.asOf)].filter(Boolean).join(' · ')}
      </Text>
      <Row as="dl" wrap className={styles.figures}>
        <div>
          <Text as="dt" text="label" tone="muted">
            Titles
          </Text>
          <dd>{formatCount(titles.length)}</dd>
        </div>
        {LARGE_FIGURES.map(({ name, label }) => {
          const { text, isNegative } = formatUnits(totals[name] ?? null);
          return (
            <div key={name}>
              <Text as="dt" text="label" tone="muted">
                {label}
              </Text>
              <dd data-negative={isNegative || undefined}>{text || '–'}</dd>
            </div>
          );
        })}
      </Row>
      {notes.map((note) => (
        <Text key={note} as="p" text="label" tone="muted" className={styles.note}>
          {note}
        </Text>
      ))}
      <FrontTitles columns={columns} titles={titles} totals={totals} pages={pages} order={order} onOrder={onOrder} />
      {accounts.length > 0 && (
        <FrontAccounts columns={columns} accounts={accounts} totals={totals} order={order} onOrder={onOrder} />
      )}
      <Text as="p" text="label" tone="muted" className={styles.source}>
        {[`Source: ${definition.source}`, asOfText(page.asOf)].filter(Boolean).join(' · ')}
      </Text>
    </section>
  );
});
