import { TextInput } from '@mantine/core';
import { MAX_NUMERIC_TEXT_LENGTH } from '@titlenet/catalogue/constants';
import type { LongTextCriterion } from '@titlenet/catalogue/power-search/criterion';
import { useSearchForm } from '../form-context.ts';
import { textOf, useField } from '../form-store.ts';
import { RowFrame } from './RowFrame.tsx';
import styles from './Rows.module.css';
import { SwitchSelect } from './SwitchSelect.tsx';
import { WithCondition } from './WithCondition.tsx';

/** Words in long texts, and the texts to search; in HQNA these are two rows (G-69). */
export function LongTextRow({ criterion }: { criterion: LongTextCriterion }) {
  const { store } = useSearchForm();
  const { name, label, hasScopeRow } = criterion;
  const value = textOf(useField(store, name));
  const scope = (className?: string) => (
    <SwitchSelect
      definition={criterion.switch}
      id={criterion.switch.name}
      name={`${label}: where`}
      className={className}
    />
  );
  return (
    <>
      {hasScopeRow && (
        <RowFrame label={label} labelFor={criterion.switch.name}>
          {scope()}
        </RowFrame>
      )}
      <RowFrame
        label={label}
        labelFor={name}
        operator={hasScopeRow ? undefined : scope(`${styles.operator} ${styles.scope}`)}
      >
        <WithCondition criterion={criterion}>
          <TextInput
            id={name}
            value={value}
            maxLength={MAX_NUMERIC_TEXT_LENGTH}
            autoComplete="off"
            onChange={(event) => store.change({ [name]: event.currentTarget.value })}
          />
        </WithCondition>
      </RowFrame>
    </>
  );
}
