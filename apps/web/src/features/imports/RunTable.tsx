import { Button } from '@mantine/core';
import { formatCount } from '@titlenet/catalogue/formatting/numbers';
import type { ImportRun, RunCounts } from '@titlenet/contract/imports';
import { Fragment, useState } from 'react';
import { timeText } from '../../ui/dates/time-text.ts';
import { Row, Stack, Text } from '../../ui/layout/primitives.tsx';
import { SidewaysBox } from '../../ui/layout/SidewaysBox.tsx';
import styles from './Imports.module.css';
import { resultOf, starterOf } from './import-labels.ts';
import { RunReport } from './RunReport.tsx';
import { useImportRuns } from './use-imports.ts';

const figures: readonly { name: Exclude<keyof RunCounts, 'faults'>; label: string }[] = [
  { name: 'read', label: 'Read' },
  { name: 'added', label: 'Added' },
  { name: 'updated', label: 'Updated' },
  { name: 'unchanged', label: 'Unchanged' },
  { name: 'deleted', label: 'Deleted' },
  { name: 'warnings', label: 'Warnings' },
  { name: 'rejected', label: 'Rejected' },
];
const columns = figures.length + 4;

function RunRows({ run, isOpen, onToggle }: { run: ImportRun; isOpen: boolean; onToggle: () => void }) {
  const { text, tone } = resultOf(run);
  return (
    <Fragment>
      <tr data-open={isOpen || undefined}>
        <td>
          <button type="button" className={styles.toggle} aria-expanded={isOpen} onClick={onToggle}>
            <span aria-hidden className={styles.arrow} />
            {run.fileName}
          </button>
        </td>
        <Text as="td" nowrap>
          {timeText(run.startedAt)}
        </Text>
        <td className={styles.by}>{starterOf(run)}</td>
        <td className={styles.state} data-tone={tone}>
          {text}
        </td>
        {figures.map(({ name }) => (
          <td key={name} className={styles.number}>
            {run.counts?.[name] !== undefined && formatCount(run.counts[name])}
          </td>
        ))}
      </tr>
      {isOpen && (
        <tr>
          <td colSpan={columns}>
            <RunReport run={run} />
          </td>
        </tr>
      )}
    </Fragment>
  );
}

/** All imports with their results, newest first; each row expands to its report. */
export function RunTable() {
  const { data, isError, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useImportRuns();
  const [open, setOpen] = useState<number>();
  const runs = data?.pages.flatMap((page) => page.runs) ?? [];
  return (
    <Stack aria-labelledby="runs-heading" as="section" panel gap={12} justify="start" pad={16} className={styles.panel}>
      <h2 id="runs-heading">Imports</h2>
      {isError && !data && (
        <Row role="alert" gap={12} align="center" wrap>
          <p>The imports could not be loaded.</p>
          <Button variant="default" onClick={() => void refetch()}>
            Try again
          </Button>
        </Row>
      )}
      {data && runs.length === 0 && (
        <Text as="p" tone="muted">
          Nothing has been imported yet.
        </Text>
      )}
      {runs.length > 0 && (
        <SidewaysBox label="Imports">
          <Text as="table" wide className={styles.table} aria-labelledby="runs-heading">
            <thead>
              <tr>
                <th scope="col">File</th>
                <th scope="col">Started</th>
                <th scope="col">By</th>
                <th scope="col">Result</th>
                {figures.map(({ name, label }) => (
                  <th key={name} scope="col" className={styles.number}>
                    {label}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {runs.map((run) => (
                <RunRows
                  key={run.id}
                  run={run}
                  isOpen={open === run.id}
                  onToggle={() => setOpen(open === run.id ? undefined : run.id)}
                />
              ))}
            </tbody>
          </Text>
        </SidewaysBox>
      )}
      {hasNextPage && (
        <Button variant="default" loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          Show earlier imports
        </Button>
      )}
    </Stack>
  );
}
