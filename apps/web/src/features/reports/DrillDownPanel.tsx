import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { companyOf } from '@titlenet/catalogue/companies';
import { gridPageSize } from '@titlenet/catalogue/constants';
import { formatValue } from '@titlenet/catalogue/formatting/format-value';
import type { Currency } from '@titlenet/catalogue/formatting/money';
import { drillDownPanelTitle } from '@titlenet/catalogue/reports/drill-down';
import type { DrillDownName } from '@titlenet/catalogue/reports/report-definition';
import { titleNotFound } from '@titlenet/catalogue/reports/report-messages';
import { type DrillDown, exportDrillDown, getDrillDown, type SentDrillDownColumn } from '@titlenet/contract/drill-down';
import { Suspense, useEffect, useMemo, useRef, useState } from 'react';
import { useExcelExport } from '../../actions/excel/use-excel-export.ts';
import type { ReportKey } from '../../domain/reports/report-query.ts';
import { callApi } from '../../ui/api/call-api.ts';
import { useReturnFocus } from '../../ui/dialog/use-return-focus.ts';
import { DataGrid } from '../../ui/grid/DataGrid.tsx';
import type { GridSelected } from '../../ui/grid/grid-table.ts';
import { Panel, Row, Text } from '../../ui/layout/primitives.tsx';
import { lazyPart } from '../../ui/lazy/lazy-part.tsx';
import { showWarning } from '../../ui/toasts/toasts.ts';
import styles from './DrillDownPanel.module.css';
import { type DrillDownRow, drillDownColumns } from './drill-down-columns.tsx';

const ExportDialog = lazyPart(async () => (await import('../../actions/excel/ExportDialog.tsx')).ExportDialog);

/** A requested table: its handler and the key of its rows. */
interface DrillDownTable {
  readonly handler: DrillDownName;
  readonly key: string;
}

/** The parent table of the panel; `time` distinguishes two requests for the same one. */
export interface OpenedDrillDown extends DrillDownTable {
  readonly time: number;
}

interface DrillDownPanelProps {
  title: ReportKey;
  parent: OpenedDrillDown;
  /** The view of tables that have several. */
  view: string;
  onClose: () => void;
}

const nothingSelected: GridSelected = {};

/** The totals of all rows, below the grid. */
function Totals({
  data,
  shown,
  currency,
}: {
  data: DrillDown;
  shown: readonly SentDrillDownColumn[];
  currency: Currency;
}) {
  const { totals } = data;
  if (!totals) return null;
  const totalled = shown.filter(({ fieldName }) => typeof totals[fieldName] === 'number');
  return (
    <Text as="table" above={8} className={styles.totals} aria-label={`Totals of ${data.header}`}>
      <thead>
        <tr>
          <td />
          {totalled.map(({ fieldName, displayName, dates }) => (
            <th key={fieldName} scope="col">
              {dates === '' ? displayName : `${displayName} (${dates})`}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        <tr>
          <th scope="row">Total:</th>
          {totalled.map(({ fieldName, fieldType }) => {
            const { text, isNegative } = formatValue({ type: fieldType }, totals[fieldName], {
              currency,
              dateFormat: 'M/d/yyyy',
            });
            return (
              <td key={fieldName} className={isNegative ? styles.negative : undefined}>
                {text}
              </td>
            );
          })}
        </tr>
      </tbody>
    </Text>
  );
}

function Table({
  title,
  table,
  view,
  selected,
  onSelect,
  onOpen,
}: {
  title: ReportKey;
  table: DrillDownTable;
  view: string;
  selected: GridSelected;
  onSelect: (selected: GridSelected) => void;
  onOpen: (t: DrillDownTable) => void;
}) {
  const { data, isError } = useQuery({
    queryKey: ['drillDown', title.companyCode, title.isbn, table.handler, table.key],
    queryFn: ({ signal }) =>
      callApi(getDrillDown, { params: { handler: table.handler }, query: { ...title, key: table.key } }, { signal }),
  });
  const message = data?.message;
  useEffect(() => {
    if (message) showWarning(message);
  }, [message]);
  const { currency } = companyOf(title.companyCode);
  const shown = useMemo(
    () => (data?.columns ?? []).filter((column) => column.view === null || column.view === view),
    [data, view],
  );
  const columns = useMemo(() => drillDownColumns(shown, currency, onOpen), [shown, currency, onOpen]);
  const rows = useMemo(() => (data?.rows ?? []).map((row, index): DrillDownRow => ({ ...row, index })), [data]);
  if (isError) return <p role="alert">The table could not be loaded.</p>;
  if (data === null) return <p role="alert">{titleNotFound(title)}</p>;
  if (!data) return null;
  return (
    <>
      <Text as="h3" text="table" strong below={4}>
        {data.header}
      </Text>
      <DataGrid
        isPrinted={false}
        name={`drillDown.${table.handler}`}
        label={data.header}
        columns={columns}
        rows={rows}
        rowKey={({ _id }) => String(_id)}
        pageSize={gridPageSize}
        selection={{ selected, onChange: onSelect, rowName }}
        emptyState={
          <Text as="p" pad={12} tone="muted">
            No rows
          </Text>
        }
      />
      <Totals data={data} shown={shown} currency={currency} />
    </>
  );
}

const rowName = ({ index }: DrillDownRow) => `row ${index + 1}`;

/**
 * The panel of drill-down tables (DRILL-11 to DRILL-19): a parent table, the child of one of its rows, and a back
 * button. A new parent is rendered with a new key, which collapses the child.
 */
export function DrillDownPanel({ title, parent, view, onClose }: DrillDownPanelProps) {
  const [child, setChild] = useState<DrillDownTable | null>(null);
  const [selected, setSelected] = useState(nothingSelected);
  const { count, run, cancel } = useExcelExport();
  useReturnFocus(count !== null);
  const heading = useRef<HTMLHeadingElement>(null);
  const table = child ?? parent;
  const show = (next: DrillDownTable | null) => {
    setSelected(nothingSelected);
    setChild(next);
  };
  const rows = Object.keys(selected).filter((id) => selected[id]);
  useEffect(() => {
    heading.current?.focus();
    heading.current?.scrollIntoView?.({ block: 'nearest' });
  }, []);
  const exportIt = () =>
    run(1, (signal) =>
      callApi(
        exportDrillDown,
        {
          params: { id: table.handler },
          query: { ...title, key: table.key },
          body: rows.length > 0 ? { rows } : {},
        },
        { signal, blocking: false, showsNotFound: true },
      ),
    );
  return (
    <Panel className={styles.panel} data-screen-only aria-labelledby="drill-down-heading">
      <Row gap={8} align="center" wrap below={8} className={styles.bar}>
        <h2 id="drill-down-heading" ref={heading} tabIndex={-1}>
          {drillDownPanelTitle}
        </h2>
        <Button variant="default" onClick={() => (child ? show(null) : onClose())}>
          Back
        </Button>
        <Button variant="default" onClick={() => void exportIt()}>
          {rows.length > 0 ? `Export to Excel (${rows.length} selected)` : 'Export to Excel'}
        </Button>
      </Row>
      <Table
        key={`${table.handler} ${table.key}`}
        title={title}
        table={table}
        view={view}
        selected={selected}
        onSelect={setSelected}
        onOpen={show}
      />
      {count !== null && (
        <Suspense fallback={null}>
          <ExportDialog count={count} onCancel={cancel} />
        </Suspense>
      )}
    </Panel>
  );
}
