import { TextInput } from '@mantine/core';
import type { NumberCriterion } from '@titlenet/catalogue/power-search/criterion';
import type { ReactNode } from 'react';
import { useSearchForm } from '../form-context.ts';
import { textOf, useField } from '../form-store.ts';
import { RowFrame } from './RowFrame.tsx';
import styles from './Rows.module.css';
import { OperatorSelect } from './SwitchSelect.tsx';
import { useCondition } from './use-condition.ts';
import { useProblem } from './use-problem.ts';

/** A number with its comparison operator. */
export function NumberRow({ criterion, behind }: { criterion: NumberCriterion; behind?: ReactNode }) {
  const { store } = useSearchForm();
  const { name, label } = criterion;
  const value = textOf(useField(store, name));
  const { condition } = useCondition(criterion);
  const { problem, leave } = useProblem(criterion, name);
  return (
    <RowFrame
      label={label}
      labelFor={name}
      operator={
        <OperatorSelect
          criterion={criterion}
          definition={criterion.switch}
          name={`${label}: comparison`}
          className={styles.operator}
        />
      }
      behind={behind}
    >
      <TextInput
        id={name}
        value={value}
        disabled={condition !== null}
        error={problem}
        inputMode="decimal"
        maxLength={criterion.maximumLength}
        autoComplete="off"
        onChange={(event) => store.change({ [name]: event.currentTarget.value })}
        onBlur={leave}
      />
    </RowFrame>
  );
}
