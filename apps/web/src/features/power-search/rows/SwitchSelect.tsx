import type { SwitchDefinition } from '@titlenet/catalogue/power-search/switches';
import { useSearchForm } from '../form-context.ts';
import { useField } from '../form-store.ts';
import { OptionSelect } from '../inputs/OptionSelect.tsx';

interface SwitchSelectProps {
  definition: SwitchDefinition;
  className?: string;
  id?: string;
  /** Accessible name, where no label stands beside it. */
  name?: string;
}

/** How the value of a row is matched, or where it is looked for; the first option is the default (CS §5). */
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
