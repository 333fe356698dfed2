import styles from './ValidationBanner.module.css';

/** What became of what was sent. */
export interface ValidationResult {
  readonly isValid: boolean;
  readonly text: string;
}

/** Green when valid, red when not (CS §2, decision G-95); the region is always there, so that its words are announced. */
export function ValidationBanner({ validation }: { validation: ValidationResult | null }) {
  return (
    <div role="status">
      {validation && (
        <p className={styles.banner} data-valid={validation.isValid}>
          {validation.text}
        </p>
      )}
    </div>
  );
}
