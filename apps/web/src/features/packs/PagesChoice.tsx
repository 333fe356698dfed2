import { packPages } from '@titlenet/catalogue/packs/pack-pages';
import { Grid, Row, Stack } from '../../ui/layout/primitives.tsx';
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
    <Stack as="fieldset" gap={4} className={styles.pages}>
      <legend>{legend}</legend>
      {groups.map((group) => (
        <Grid key={group} gap="0 8" align="baseline" className={styles.pageGroup}>
          <span className={styles.muted}>{group}</span>
          <Row as="span" gap="0 16" wrap>
            {packPages
              .filter((page) => page.group === group)
              .map(({ code, label }) => (
                <Row key={code} as="label" inline gap={8} align="center" target>
                  <input type="checkbox" checked={chosen.includes(code)} onChange={() => toggle(code)} />
                  {label}
                </Row>
              ))}
          </Row>
        </Grid>
      ))}
    </Stack>
  );
}
