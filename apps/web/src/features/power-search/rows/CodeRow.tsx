import type { CodeCriterion } from '@titlenet/catalogue/power-search/criterion';
import type { ReactNode } from 'react';
import { OptionSelect } from '../../../ui/select/OptionSelect.tsx';
import { useSearchForm } from '../form-context.ts';
import { listOf, textOf, useField } from '../form-store.ts';
import { ChoiceBox } from '../inputs/ChoiceBox.tsx';
import { RowFrame } from './RowFrame.tsx';
import styles from './Rows.module.css';
import { OperatorSelect } from './SwitchSelect.tsx';
import { useCondition } from './use-condition.ts';
import { WithCondition } from './WithCondition.tsx';

/** A selector of one code or several. */
export function CodeRow({ criterion, behind }: { criterion: CodeCriterion; behind?: ReactNode }) {
  const { store, lists } = useSearchForm();
  const { name, label, input } = criterion;
  const options = lists.optionsOf(criterion.lookup);
  const value = useField(store, name);
  const { condition } = useCondition(criterion);
  const operator = criterion.switch && (
    <OperatorSelect
      criterion={criterion}
      definition={criterion.switch}
      name={`${label}: comparison`}
      className={styles.operator}
    />
  );
  if (!lists.isShown(criterion)) return null;
  const control =
    input === 'selector' ? (
      <OptionSelect
        id={name}
        name={label}
        value={textOf(value)}
        options={options}
        hasBlank
        isDisabled={condition !== null}
        onChange={(code) => store.change({ [name]: code })}
      />
    ) : (
      <ChoiceBox
        id={name}
        name={label}
        values={listOf(value)}
        options={options}
        hasToggleAll={input === 'complexSelector'}
        onChange={(codes) => store.change({ [name]: codes })}
      />
    );
  return (
    <RowFrame label={label} labelFor={name} operator={operator} behind={behind}>
      {criterion.switch ? control : <WithCondition criterion={criterion}>{control}</WithCondition>}
    </RowFrame>
  );
}
