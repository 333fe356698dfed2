import { Button } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import { formatCount } from '@titlenet/catalogue/formatting/numbers';
import { getRejectedRecords, type RejectedRecord } from '@titlenet/contract/imports';
import { callApi } from '../../ui/api/call-api.ts';
import { Text } from '../../ui/layout/primitives.tsx';
import styles from './Imports.module.css';
import { ScrollBox } from './ScrollBox.tsx';

const stateLabels: Record<RejectedRecord['state'], string> = {
  waiting: 'Can be retried',
  taken: 'Imported later',
  kept: 'Not imported',
};

/** The rejected records of a run with reason and position, loaded page by page. */
export function RejectedTable({ runId }: { runId: number }) {
  const { data, isError, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery({
    queryKey: ['imports', 'rejected', runId],
    queryFn: ({ pageParam, signal }) =>
      callApi(
        getRejectedRecords,
        { params: { runId }, query: { after: pageParam } },
        { blocking: false, toast: false, signal },
      ),
    initialPageParam: 0,
    getNextPageParam: ({ next }) => next ?? undefined,
    staleTime: 0,
  });
  if (isError)
    return (
      <Text as="p" tone="muted">
        You do not have permission to see the rejected records of this import.
      </Text>
    );
  if (!data) return null;
  return (
    <>
      <ScrollBox label="Rejected records">
        <Text as="table" wide className={styles.table}>
          <caption className="visually-hidden">Rejected records</caption>
          <thead>
            <tr>
              <th scope="col" className={styles.number}>
                Line
              </th>
              <th scope="col" className={styles.number}>
                Byte
              </th>
              <th scope="col">Record</th>
              <th scope="col">Reason</th>
              <th scope="col">State</th>
            </tr>
          </thead>
          <tbody>
            {data.pages
              .flatMap(({ records }) => records)
              .map(({ id, line, offset, recordReference, reason, reasonBefore, excerpt, state }) => (
                <tr key={id}>
                  <td className={styles.number}>{formatCount(line)}</td>
                  <td className={styles.number}>{formatCount(offset)}</td>
                  <td className={styles.reference}>{recordReference}</td>
                  <Text as="td" breaks title={excerpt ?? undefined}>
                    {reason}
                    {reasonBefore && (
                      <Text as="div" tone="muted">
                        Before the retry: {reasonBefore}
                      </Text>
                    )}
                  </Text>
                  <td>{stateLabels[state]}</td>
                </tr>
              ))}
          </tbody>
        </Text>
      </ScrollBox>
      {hasNextPage && (
        <Button variant="default" loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          Show more records
        </Button>
      )}
    </>
  );
}
