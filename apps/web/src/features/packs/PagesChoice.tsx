import { packPages } from '@titlenet/catalogue/packs/pack-pages';
import styles from './CoverForm.module.css';

interface PagesChoiceProps {
  legend: string;
  chosen: readonly string[];
  onChange: (codes: string[]) => void;
}

const groups = [...new Set(packPages.map(({ group }) => group))];

/** Checkboxes of the pages that a pack, or one title of it, has. */
export function PagesChoice({ legend, chosen, onChange }: PagesChoiceProps) {
  const toggle = (code: string) => {
    const next = chosen.includes(code) ? chosen.filter((one) => one !== code) : [...chosen, code];
    onChange(packPages.map((page) => page.code).filter((one) => next.includes(one)));
  };
  return (
    <fieldset className={styles.pages}>
      <legend>{legend}</legend>
      {groups.map((group) => (
        <div key={group} className={styles.pageGroup}>
          <span className={styles.muted}>{group}</span>
          <span className={styles.ticks}>
            {packPages
              .filter((page) => page.group === group)
              .map(({ code, label }) => (
                <label key={code} className={styles.tick}>
                  <input type="checkbox" checked={chosen.includes(code)} onChange={() => toggle(code)} />
                  {label}
                </label>
              ))}
          </span>
        </div>
      ))}
    </fieldset>
  );
}
