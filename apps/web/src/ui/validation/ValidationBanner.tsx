import { Text } from '../layout/primitives.tsx';
import styles from './ValidationBanner.module.css';

/** Result of a submitted form. */
export interface ValidationResult {
  readonly isValid: boolean;
  readonly text: string;
}

/**
 * Green if valid, red if not (G-95) [GRID-117, GRID-118]. The status region is always rendered, so that screen readers
 * announce changes.
 */
export function ValidationBanner({ validation }: { validation: ValidationResult | null }) {
  return (
    <div role="status">
      {validation && (
        <Text as="p" text="table" strong tone="danger" className={styles.banner} data-valid={validation.isValid}>
          {validation.text}
        </Text>
      )}
    </div>
  );
}
