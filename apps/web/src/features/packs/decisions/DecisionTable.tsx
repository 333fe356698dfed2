import { formatCount } from '@titlenet/catalogue/formatting/numbers';
import { displayName } from '@titlenet/catalogue/text/names';
import type { PackContent } from '@titlenet/contract/packs';
import { useExcelExport } from '../../../actions/excel/use-excel-export.ts';
import { countTitles } from '../../../domain/packs/count-titles.ts';
import type { PackDecisions } from '../../../domain/packs/decision-calls.ts';
import { Stack, Text } from '../../../ui/layout/primitives.tsx';
import { DecisionState } from './DecisionState.tsx';
import styles from './Decisions.module.css';
import { copiesOf, type DecisionRow, decisionRows, packRows } from './decision-rows.ts';
import { exportDecisions } from './export-decisions.ts';

function Row({ row, decisions }: { row: DecisionRow; decisions: PackDecisions }) {
  const { title, author, isbn, decided, shown, remark } = row;
  return (
    <tr>
      <th scope="row">
        <bdi>{title}</bdi>
        {author && (
          <Text as="bdi" tone="muted" block regular>
            {displayName(author)}
          </Text>
        )}
        {remark && (
          <Text tone="warn" block regular>
            {remark}
          </Text>
        )}
      </th>
      <Text as="td" nowrap numbers>
        {isbn}
      </Text>
      <td>
        <bdi>{decided.decision}</bdi>
        {decided.isTag && (
          <Text tone="warn" block regular>
            tag
          </Text>
        )}
      </td>
      <td className={styles.quantity}>{decided.quantity === null ? '' : formatCount(decided.quantity)}</td>
      <td className={styles.followUp} dir="auto">
        {decided.followUp}
      </td>
      <td>
        <DecisionState shown={shown} decisions={decisions} />
      </td>
    </tr>
  );
}

interface DecisionTableProps {
  pack: PackContent;
  decisions: PackDecisions;
}

/** What the meeting has decided, with an export to Excel. */
export function DecisionTable({ pack, decisions }: DecisionTableProps) {
  const excel = useExcelExport();
  const all = packRows(pack, decisions);
  const rows = decisionRows(all);
  const open = pack.sections.reduce(
    (count, { titles }) => count + titles.filter(({ id }) => !decisions.of(id).decided).length,
    0,
  );
  const copies = copiesOf(rows);
  if (decisions.isPending && rows.length === 0) return <p role="status">Loading decisions…</p>;
  return (
    <Stack gap={12}>
      {decisions.isError && (
        <Text role="alert" as="p" text="table" tone="danger">
          The decisions could not be loaded; only those of this browser are shown.{' '}
          <button type="button" className={styles.button} onClick={decisions.reload}>
            Try again
          </button>
        </Text>
      )}
      {rows.length === 0 ? (
        <p>Nothing is decided yet.</p>
      ) : (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be scrollable by keyboard
        <section tabIndex={0} aria-label="Decisions" className={styles.scroll}>
          <table className={styles.table}>
            <thead>
              <tr>
                <th scope="col">Title</th>
                <th scope="col">ISBN</th>
                <th scope="col">Decision</th>
                <th scope="col" className={styles.quantity}>
                  Quantity
                </th>
                <th scope="col">Follow-up</th>
                <th scope="col">By</th>
              </tr>
            </thead>
            <tbody>
              {rows.map((row) => (
                <Row key={row.titleId} row={row} decisions={decisions} />
              ))}
            </tbody>
            {copies > 0 && (
              <tfoot>
                <tr>
                  <th scope="row" colSpan={3}>
                    Total
                  </th>
                  <td className={styles.quantity}>{formatCount(copies)}</td>
                  <td colSpan={2} />
                </tr>
              </tfoot>
            )}
          </table>
        </section>
      )}
      <div className={styles.buttons}>
        <span className={styles.state}>{open > 0 && `${countTitles(open)} without a decision.`}</span>
        {rows.length > 0 && (
          <button
            type="button"
            className={styles.button}
            disabled={excel.count !== null}
            onClick={() => void excel.run(all.length, (signal) => exportDecisions(pack, all, signal))}
          >
            Export to Excel
          </button>
        )}
      </div>
    </Stack>
  );
}
