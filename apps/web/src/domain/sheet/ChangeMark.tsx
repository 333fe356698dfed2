import { createContext, useContext } from 'react';
import styles from './ChangeMark.module.css';

/** Formatted date of the last change by field, such as `bar.price`. */
export const ChangedFields = createContext<ReadonlyMap<string, string>>(new Map());

/** Opens the sources of a field; null while they are not asked for, or for readers who may not see them. */
export const OpenSources = createContext<((path: string, label: string) => void) | null>(null);

interface ChangeMarkProps {
  section: string;
  fields: readonly string[];
  /** Label of the field. */
  label: string;
}

/** Marks a field that changed recently. While sources are asked for, a button opens those of the field. */
export function ChangeMark({ section, fields, label }: ChangeMarkProps) {
  const changed = useContext(ChangedFields);
  const openSources = useContext(OpenSources);
  const date = fields.map((field) => changed.get(`${section}.${field}`)).find(Boolean);
  return (
    <>
      {date && (
        <span
          role="img"
          aria-label={`changed ${date}`}
          title={`Changed ${date}`}
          className={styles.mark}
          data-screen-only
        />
      )}
      {openSources && (
        <button
          type="button"
          className={styles.source}
          data-screen-only
          aria-haspopup="dialog"
          aria-label={`Source of ${label}`}
          onClick={() => openSources(`${section}.${fields[0]}`, label)}
        >
          source
        </button>
      )}
    </>
  );
}
