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
    <div className={styles.progress}>
      <p role="status" className={styles.message}>
        {message}
      </p>
      <progress
        className={styles.bar}
        max={100}
        value={progress}
        aria-label="Progress until searches can be answered"
      />
      <p className={styles.hint}>{hint}</p>
    </div>
  );
}
