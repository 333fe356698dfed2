import type { SwitchDefinition } from '@titlenet/catalogue/power-search/switches';
import { OptionSelect } from '../../../ui/select/OptionSelect.tsx';
import { useSearchForm } from '../form-context.ts';
import { useField } from '../form-store.ts';

interface SwitchSelectProps {
  definition: SwitchDefinition;
  className?: string;
  id?: string;
  /** Accessible name, if there is no visible label. */
  name?: string;
}

/** Selects the operator or text scope of a row; the first option is the default. */
export function SwitchSelect({ definition, ...rest }: SwitchSelectProps) {
  const { store } = useSearchForm();
  const chosen = useField(store, definition.name) ?? definition.options[0]?.number;
  return (
    <OptionSelect
      {...rest}
      value={String(chosen)}
      options={definition.options.map(({ number, label }) => ({ value: String(number), label }))}
      onChange={(value) => store.change({ [definition.name]: Number(value) })}
    />
  );
}
