import { createContext, useContext } from 'react';
import styles from './ChangeMark.module.css';

/** Formatted date of the last change by field, such as `bar.price`. */
export const ChangedFields = createContext<ReadonlyMap<string, string>>(new Map());

/** Marks a field that changed recently. */
export function ChangeMark({ section, fields }: { section: string; fields: readonly string[] }) {
  const changed = useContext(ChangedFields);
  const date = fields.map((field) => changed.get(`${section}.${field}`)).find(Boolean);
  if (!date) return null;
  return <span role="img" aria-label={`changed ${date}`} title={`Changed ${date}`} className={styles.mark} />;
}
