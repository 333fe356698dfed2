import { paperPart } from '../../ui/paper/paper-part.ts';
import styles from './PrintedTitle.module.css';
import type { MissingTitle } from './printable-title.ts';
import { missingPartName } from './sheet-parts.ts';

interface MissingTitlesProps {
  missing: readonly MissingTitle[];
  heading?: string;
}

/** The last page of a print or a file: the titles that are missing, with reasons. */
export function MissingTitlesPage({ missing, heading = 'Titles that could not be included' }: MissingTitlesProps) {
  if (missing.length === 0) return null;
  return (
    <article {...paperPart(missingPartName)} className={styles.title} aria-label={heading}>
      <h2 className={styles.name}>{heading}</h2>
      <dl className={styles.missing}>
        {missing.map(({ name, reason }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a title may be named twice, and the list does not change
          <div key={index}>
            <dt dir="auto">{name}</dt>
            <dd>{reason}</dd>
          </div>
        ))}
      </dl>
    </article>
  );
}
