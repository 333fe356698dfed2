import styles from './ValidationBanner.module.css';

/** What became of what was sent. */
export interface Verdict {
  readonly isValid: boolean;
  readonly text: string;
}

/** Green when valid, red when not (CS §2, decision G-95); the region is always there, so that its words are announced. */
export function ValidationBanner({ verdict }: { verdict: Verdict | null }) {
  return (
    <div role="status">
      {verdict && (
        <p className={styles.banner} data-valid={verdict.isValid}>
          {verdict.text}
        </p>
      )}
    </div>
  );
}
