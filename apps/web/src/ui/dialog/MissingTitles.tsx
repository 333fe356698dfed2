import { formatCount } from '@titlenet/catalogue/formatting/numbers';
import styles from './PrintDialog.module.css';

interface MissingTitlesProps {
  missing: readonly { readonly name: string; readonly reason: string }[];
  /** Ends the summary: '2 titles could not be included'. */
  what: string;
}

/** The titles that are missing in a file, with reasons. */
export function MissingTitles({ missing, what }: MissingTitlesProps) {
  if (missing.length === 0) return null;
  return (
    <details className={styles.missing}>
      <summary>{missing.length === 1 ? `1 title ${what}` : `${formatCount(missing.length)} titles ${what}`}</summary>
      <ul>
        {missing.map(({ name, reason }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the list is fixed, and a title may be selected twice
          <li key={index}>
            {name}: {reason}
          </li>
        ))}
      </ul>
    </details>
  );
}
