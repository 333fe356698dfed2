import { useQuery } from '@tanstack/react-query';
import { formatCount } from '@titlenet/catalogue/formatting/numbers';
import { getRunWarnings, type RunWarning } from '@titlenet/contract/imports';
import { callApi } from '../../ui/api/call-api.ts';
import styles from './Imports.module.css';
import { ScrollBox } from './ScrollBox.tsx';

const byCount = (a: RunWarning, b: RunWarning) => b.count - a.count;

function Example({ example, isValueNew }: { example: RunWarning['examples'][number]; isValueNew: boolean }) {
  const { recordReference, isbn, line, offset, value } = example;
  const record = isbn && isbn !== recordReference ? `${recordReference}, ${isbn}` : recordReference;
  return (
    <li title={`Byte ${formatCount(offset)}`}>
      {`${record}, line ${formatCount(line)}`}
      {isValueNew && value !== null && `: ${value}`}
    </li>
  );
}

/** The warnings of a run, most frequent first: fields of imported records that were not stored. */
export function WarningTable({ runId }: { runId: number }) {
  const { data, isError } = useQuery({
    queryKey: ['imports', 'warnings', runId],
    queryFn: ({ signal }) => callApi(getRunWarnings, { params: { runId } }, { blocking: false, toast: false, signal }),
    staleTime: 0,
  });
  if (isError) return <p className={styles.muted}>You do not have permission to see the warnings of this import.</p>;
  if (!data) return null;
  if (data.warnings.length === 0) return <p className={styles.muted}>Only the number of these warnings was stored.</p>;
  return (
    <>
      <ScrollBox label="Warnings">
        <table className={styles.table}>
          <caption className="visually-hidden">Warnings</caption>
          <thead>
            <tr>
              <th scope="col" className={styles.number}>
                Records
              </th>
              <th scope="col">Warning</th>
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
                <td className={styles.reason}>
                  <ul className={styles.examples}>
                    {examples.map((example) => (
                      <Example key={example.offset} example={example} isValueNew={value === null} />
                    ))}
                  </ul>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollBox>
      {data.unnamed > 0 && <p className={styles.muted}>And {formatCount(data.unnamed)} of other kinds.</p>}
    </>
  );
}
