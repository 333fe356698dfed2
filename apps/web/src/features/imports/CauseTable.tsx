import { useQuery } from '@tanstack/react-query';
import { formatCount } from '@titlenet/catalogue/formatting/numbers';
import { getRejectionCauses } from '@titlenet/contract/imports';
import { callApi } from '../../ui/api/call-api.ts';
import { Text } from '../../ui/layout/primitives.tsx';
import styles from './Imports.module.css';
import { ScrollBox } from './ScrollBox.tsx';

const headings = ['Cause', 'For example', 'Can be retried', 'Imported later'];

/** The rejected records of a run by cause, most frequent first. A failure only omits the table. */
export function CauseTable({ runId }: { runId: number }) {
  const { data } = useQuery({
    queryKey: ['imports', 'causes', runId],
    queryFn: ({ signal }) =>
      callApi(getRejectionCauses, { params: { runId } }, { blocking: false, toast: false, signal }),
    staleTime: 0,
    retry: false,
  });
  if (!data || data.causes.length === 0) return null;
  return (
    <>
      <ScrollBox label="Causes">
        <Text as="table" wide className={styles.table}>
          <caption className="visually-hidden">Causes</caption>
          <thead>
            <tr>
              <th scope="col" className={styles.number}>
                Records
              </th>
              {headings.map((heading) => (
                <th key={heading} scope="col">
                  {heading}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {data.causes.map(({ cause, records, waiting, taken, line, recordReference, reason }) => (
              <tr key={cause}>
                <td className={styles.number}>{formatCount(records)}</td>
                <Text as="td" breaks>
                  {cause}
                </Text>
                <Text as="td" breaks>
                  {[`line ${formatCount(line)}`, recordReference].filter(Boolean).join(', ')}: {reason}
                </Text>
                <td>{waiting > 0 && formatCount(waiting)}</td>
                <td>{taken > 0 && formatCount(taken)}</td>
              </tr>
            ))}
          </tbody>
        </Text>
      </ScrollBox>
      {data.others > 0 && (
        <Text as="p" tone="muted">
          And {formatCount(data.others)} other causes.
        </Text>
      )}
    </>
  );
}
