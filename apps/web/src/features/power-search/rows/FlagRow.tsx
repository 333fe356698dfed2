import type { FlagCriterion } from '@titlenet/catalogue/power-search/criterion';
import { Row } from '../../../ui/layout/primitives.tsx';
import { useSearchForm } from '../form-context.ts';
import { useField } from '../form-store.ts';
import { RowFrame } from './RowFrame.tsx';
import styles from './Rows.module.css';

function useFlag(name: string) {
  const { store } = useSearchForm();
  return {
    checked: useField(store, name) === true,
    onChange: (event: { currentTarget: HTMLInputElement }) => store.change({ [name]: event.currentTarget.checked }),
  };
}

/** A checkbox with its label, in the row of another criterion. */
export function FlagTick({ criterion }: { criterion: FlagCriterion }) {
  const flag = useFlag(criterion.name);
  return (
    <Row as="label" inline gap={8} align="center" className={styles.tick}>
      <input id={criterion.name} type="checkbox" {...flag} />
      {criterion.label}
    </Row>
  );
}

/** A checkbox in its own row. */
export function FlagRow({ criterion }: { criterion: FlagCriterion }) {
  const flag = useFlag(criterion.name);
  return (
    <RowFrame label={criterion.label} labelFor={criterion.name}>
      <Row as="span" inline gap={8} align="center" className={styles.tick}>
        <input id={criterion.name} type="checkbox" {...flag} />
      </Row>
    </RowFrame>
  );
}
