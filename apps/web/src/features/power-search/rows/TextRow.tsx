import { TextInput } from '@mantine/core';
import { MAX_ISBN_DIGITS, MAX_NUMERIC_TEXT_LENGTH } from '@titlenet/catalogue/constants';
import type { TextCriterion } from '@titlenet/catalogue/power-search/criterion';
import { useSearchForm } from '../form-context.ts';
import { textOf, useField } from '../form-store.ts';
import { SuggestBox } from '../inputs/SuggestBox.tsx';
import { RowFrame } from './RowFrame.tsx';
import styles from './Rows.module.css';
import { OperatorSelect } from './SwitchSelect.tsx';
import { suggestionsOf } from './suggestions.ts';
import { useCondition } from './use-condition.ts';
import { useProblem } from './use-problem.ts';
import { WithCondition } from './WithCondition.tsx';

/** Removes characters that an ISBN box does not accept and limits its length (G-73) [PSCOM-30, PSCOM-31]. */
function acceptedText(text: string, accepts: TextCriterion['accepts']): string {
  if (!accepts) return text;
  const digits = text.replace(accepts === 'digits' ? /\D/g : /[^\dXx]|[Xx](?!\W*$)/g, '');
  return digits.slice(0, MAX_ISBN_DIGITS);
}

/** A text with its match operator, and suggestions if the form has them. */
export function TextRow({ criterion }: { criterion: TextCriterion }) {
  const { form, store } = useSearchForm();
  const { name, label } = criterion;
  const value = textOf(useField(store, name));
  const { condition } = useCondition(criterion);
  const { problem, leave } = useProblem(criterion, name);
  const change = (text: string) => store.change({ [name]: acceptedText(text, criterion.accepts) });
  const operator = criterion.switch && (
    <OperatorSelect
      criterion={criterion}
      definition={criterion.switch}
      name={`${label}: match`}
      className={styles.operator}
    />
  );
  const control = criterion.autocomplete ? (
    <SuggestBox
      id={name}
      value={value}
      subject={`${form.name} ${criterion.autocomplete}`}
      suggest={suggestionsOf(form, criterion.autocomplete)}
      maxLength={MAX_NUMERIC_TEXT_LENGTH}
      isDisabled={condition !== null}
      onChange={change}
    />
  ) : (
    <TextInput
      id={name}
      value={value}
      error={problem}
      disabled={condition !== null}
      inputMode={criterion.accepts === 'digits' ? 'numeric' : undefined}
      // Longer than an ISBN, because hyphens are removed after the input.
      maxLength={MAX_NUMERIC_TEXT_LENGTH}
      autoComplete="off"
      spellCheck={false}
      onChange={(event) => change(event.currentTarget.value)}
      onBlur={leave}
    />
  );
  return (
    <RowFrame label={label} labelFor={name} operator={operator}>
      {criterion.switch ? control : <WithCondition criterion={criterion}>{control}</WithCondition>}
    </RowFrame>
  );
}
