import { Stack, Text } from '../layout/primitives.tsx';
import styles from './SearchProgress.module.css';

interface SearchProgressProps {
  /** From the server, such as "TitleNet is reading its catalogue: 63 %". */
  message: string;
  /** 0 to 100. */
  progress: number;
  hint: string;
}

/** Progress of the server until it can answer searches. */
export function SearchProgress({ message, progress, hint }: SearchProgressProps) {
  return (
    <Stack gap={8} grow className={styles.progress}>
      <Text role="status" as="p" text="prose">
        {message}
      </Text>
      <progress max={100} value={progress} aria-label="Progress until searches can be answered" />
      <Text as="p" tone="muted">
        {hint}
      </Text>
    </Stack>
  );
}
