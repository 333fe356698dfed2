import { Button } from '@mantine/core';
import { cancelImport, type ImportJob } from '@titlenet/contract/imports';
import { callApi } from '../../ui/api/call-api.ts';
import { Grid, Stack, Text } from '../../ui/layout/primitives.tsx';
import styles from './Imports.module.css';
import { companyText, jobShare, jobText } from './import-labels.ts';
import { isOpen, useRefreshImports } from './use-imports.ts';

/** Number of finished jobs that are shown below the queue. */
const MAX_ENDED_JOBS = 5;

function JobLine({ job }: { job: ImportJob }) {
  const refresh = useRefreshImports();
  const cancel = async () => {
    await callApi(cancelImport, { params: { id: job.id } }, { blocking: false }).catch(() => undefined);
    await refresh();
  };
  const share = jobShare(job);
  return (
    <Grid as="li" gap={16} align="center" rule="top" className={styles.job}>
      <Text breaks className={styles.name}>
        {job.fileName} <Text tone="muted">{job.company ? companyText(job.company) : job.startedBy}</Text>
      </Text>
      <span
        className={styles.state}
        data-tone={job.state === 'failed' ? 'danger' : undefined}
        data-wide={!isOpen(job) || undefined}
      >
        {jobText(job)}
      </span>
      {isOpen(job) ? (
        <>
          {job.state === 'waiting' ? (
            <span />
          ) : (
            <progress aria-label={`Progress of ${job.fileName}`} value={share ?? undefined} />
          )}
          <Button variant="default" onClick={() => void cancel()} aria-label={`Cancel ${job.fileName}`}>
            Cancel
          </Button>
        </>
      ) : null}
    </Grid>
  );
}

/** Jobs that wait or run, and those that ended without a run, with the reason. */
export function QueueList({ jobs }: { jobs: readonly ImportJob[] }) {
  const ended = jobs.filter((job) => !isOpen(job) && job.runs.length === 0).slice(0, MAX_ENDED_JOBS);
  const shown = [...jobs.filter(isOpen), ...ended];
  if (shown.length === 0) return null;
  return (
    <Stack
      aria-labelledby="queue-heading"
      as="section"
      panel
      gap={12}
      justify="start"
      pad={16}
      className={styles.panel}
    >
      <h2 id="queue-heading">Queue</h2>
      <Stack as="ul" wide>
        {shown.map((job) => (
          <JobLine key={job.id} job={job} />
        ))}
      </Stack>
    </Stack>
  );
}
