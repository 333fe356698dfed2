import { useQuery } from '@tanstack/react-query';
import { formatCount } from '@titlenet/catalogue/formatting/numbers';
import { getRunFaults, getRunWarnings, type RunWarning } from '@titlenet/contract/imports';
import { callApi } from '../../ui/api/call-api.ts';
import { Text } from '../../ui/layout/primitives.tsx';
import styles from './Imports.module.css';
import { ScrollBox } from './ScrollBox.tsx';

const byCount = (a: RunWarning, b: RunWarning) => b.count - a.count;

function Example({ example, isValueNew }: { example: RunWarning['examples'][number]; isValueNew: boolean }) {
  const { recordReference, isbn, line, offset, value } = example;
  const record = isbn && isbn !== recordReference ? `${recordReference}, ${isbn}` : recordReference;
  return (
    <li title={`Record from byte ${formatCount(offset)}`}>
      {`${record}, line ${formatCount(line)}`}
      {isValueNew && value !== null && `: ${value}`}
    </li>
  );
}

/**
 * `warnings`: fields of imported records that were not stored. `faults`: rules of ONIX that these records break, which the
 * sender should correct.
 */
const tables = {
  warnings: { label: 'Warnings', column: 'Warning', call: getRunWarnings },
  faults: { label: 'Against the rules of ONIX', column: 'Rule', call: getRunFaults },
} as const;

/** The warnings of a run, or the rules of ONIX that its records break, most frequent first. */
export function WarningTable({ runId, kind = 'warnings' }: { runId: number; kind?: keyof typeof tables }) {
  const { label, column, call } = tables[kind];
  const { data, isError } = useQuery({
    queryKey: ['imports', kind, runId],
    queryFn: ({ signal }) => callApi(call, { params: { runId } }, { blocking: false, toast: false, signal }),
    staleTime: 0,
  });
  if (isError)
    return (
      <Text as="p" tone="muted">
        You do not have permission to see the warnings of this import.
      </Text>
    );
  if (!data) return null;
  if (data.warnings.length === 0)
    return (
      <Text as="p" tone="muted">
        Only the number of these warnings was stored.
      </Text>
    );
  return (
    <>
      <ScrollBox label={label}>
        <Text as="table" wide className={styles.table}>
          <caption className={kind === 'warnings' ? 'visually-hidden' : undefined}>{label}</caption>
          <thead>
            <tr>
              <th scope="col" className={styles.number}>
                Records
              </th>
              <th scope="col">{column}</th>
              <th scope="col">Place</th>
              <th scope="col">Value</th>
              <th scope="col">For example</th>
            </tr>
          </thead>
          <tbody>
            {data.warnings.toSorted(byCount).map(({ path, message, value, count, examples }) => (
              <tr key={`${path} ${message} ${value}`}>
                <td className={styles.number}>{formatCount(count)}</td>
                <td>{message}</td>
                <td className={styles.reference}>{path}</td>
                <td className={styles.reference}>{value}</td>
                <Text as="td" breaks>
                  <ul className={styles.examples}>
                    {examples.map((example) => (
                      <Example key={example.offset} example={example} isValueNew={value === null} />
                    ))}
                  </ul>
                </Text>
              </tr>
            ))}
          </tbody>
        </Text>
      </ScrollBox>
      {data.unnamed > 0 && (
        <Text as="p" tone="muted">
          And {formatCount(data.unnamed)} of other kinds.
        </Text>
      )}
    </>
  );
}
