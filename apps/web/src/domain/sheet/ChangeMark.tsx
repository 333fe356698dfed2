import { createContext, useContext } from 'react';
import styles from './ChangeMark.module.css';

/** When fields of the title on this page last changed, by `section.field` (`bar.price`); dates as they are shown. */
export const ChangedFields = createContext<ReadonlyMap<string, string>>(new Map());

/** A quiet mark beside the label of a fact that changed not long ago; nothing beside all others. */
export function ChangeMark({ section, fields }: { section: string; fields: readonly string[] }) {
  const changed = useContext(ChangedFields);
  const date = fields.map((field) => changed.get(`${section}.${field}`)).find(Boolean);
  if (!date) return null;
  return <span role="img" aria-label={`changed ${date}`} title={`Changed ${date}`} className={styles.mark} />;
}
