import { Stack } from '../../ui/layout/primitives.tsx';
import '@mantine/core/styles/Progress.css';
import { Progress } from '@mantine/core';
import { loadingDots } from '@titlenet/catalogue/constants';
import { useEffect, useState } from 'react';
import { TimeLeft } from '../../ui/dialog/TimeLeft.tsx';
import type { LoadingProgress } from '../../ui/dialog/use-download.ts';
import styles from './MultipleReports.module.css';

interface ReportLoadingProps {
  progress: Pick<LoadingProgress, 'loaded' | 'total' | 'waitsUntil'>;
  /** A paragraph in the dialog, which has a heading of its own. */
  heading?: 'h1' | 'p';
}

/** 'Loading Report' with one to five dots (MULTI-01, MULTI-02). */
function LoadingHeading({ as: Heading }: { as: 'h1' | 'p' }) {
  const [dots, setDots] = useState<number>(loadingDots.fewest);
  useEffect(() => {
    const timer = setInterval(() => setDots((count) => (count % loadingDots.most) + 1), loadingDots.interval);
    return () => clearInterval(timer);
  }, []);
  return (
    <Heading className={styles.loadingHeading}>
      Loading Report<span aria-hidden>{'.'.repeat(dots)}</span>
    </Heading>
  );
}

/** Progress of a combined report, on its page and in the dialog. */
export function ReportLoading({ progress, heading = 'h1' }: ReportLoadingProps) {
  const { loaded, total, waitsUntil } = progress;
  const percent = Math.floor((loaded / Math.max(1, total)) * 100);
  return (
    <Stack gap={8} className={styles.loading}>
      <LoadingHeading as={heading} />
      <p>Please keep window open until report finishes loading.</p>
      <Progress.Root size="lg">
        <Progress.Section value={percent} aria-label="Reports loaded" />
      </Progress.Root>
      <p role="status">
        {loaded} of {total} Reports Loaded
      </p>
      <TimeLeft done={loaded} total={total} waitsUntil={waitsUntil} />
    </Stack>
  );
}
