import styles from './SheetSection.module.css';

/**
 * Lists the labels of all blank fields together, because missing data must be visible (G-108) and blank rows would
 * take much space.
 *
 * @param props.of the section, for the accessible name
 */
export function MissingLabels({ names, of }: { names: readonly string[]; of: string }) {
  if (names.length === 0) return null;
  return (
    <div className={`${styles.pair} ${styles.missing}`}>
      <span>Not given</span>
      <ul aria-label={`Not given in ${of}`}>
        {names.map((name) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
    </div>
  );
}
