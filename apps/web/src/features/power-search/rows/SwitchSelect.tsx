import { blankOperators, canBeBlank } from '@titlenet/catalogue/power-search/blanks';
import type { Criterion } from '@titlenet/catalogue/power-search/criterion';
import type { SwitchDefinition } from '@titlenet/catalogue/power-search/switches';
import { OptionSelect } from '../../../ui/select/OptionSelect.tsx';
import { useSearchForm } from '../form-context.ts';
import { useField } from '../form-store.ts';
import { useCondition } from './use-condition.ts';

interface SwitchSelectProps {
  definition: SwitchDefinition;
  className?: string;
  id?: string;
  /** Accessible name, if there is no visible label. */
  name?: string;
}

const optionsOf = ({ options }: SwitchDefinition) =>
  options.map(({ number, label }) => ({ value: String(number), label }));

/** Selects the text scope of a row; the first option is the default. */
export function SwitchSelect({ definition, ...rest }: SwitchSelectProps) {
  const { store } = useSearchForm();
  const chosen = useField(store, definition.name) ?? definition.options[0]?.number;
  return (
    <OptionSelect
      {...rest}
      value={String(chosen)}
      options={optionsOf(definition)}
      onChange={(value) => store.change({ [definition.name]: Number(value) })}
    />
  );
}

/** Selects the operator of a row, the ones without a value after its own. */
export function OperatorSelect({ criterion, definition, ...rest }: SwitchSelectProps & { criterion: Criterion }) {
  const { store } = useSearchForm();
  const { condition, choose } = useCondition(criterion);
  const own = useField(store, definition.name) ?? definition.options[0]?.number;
  const further = canBeBlank(criterion) ? blankOperators.map(({ name, label }) => ({ value: name, label })) : [];
  const change = (value: string) => {
    const operator = blankOperators.find(({ name }) => name === value);
    choose(operator?.name ?? null);
    if (!operator) store.change({ [definition.name]: Number(value) });
  };
  return (
    <OptionSelect
      {...rest}
      value={condition ?? String(own)}
      options={[...optionsOf(definition), ...further]}
      onChange={change}
    />
  );
}
