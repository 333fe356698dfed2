import type { FillingCriterion } from '@titlenet/catalogue/power-search/criterion';
import { OptionSelect } from '../../../ui/select/OptionSelect.tsx';
import { useSearchForm } from '../form-context.ts';
import { textOf, useField } from '../form-store.ts';
import { RowFrame } from './RowFrame.tsx';

/** A selector that fills the text of another row for an exact match (G-78), and shows that row's text. */
export function FillingRow({ criterion }: { criterion: FillingCriterion }) {
  const { form, store, lists } = useSearchForm();
  const { name, label, fills, withSwitch } = criterion;
  const options = lists.optionsOf(criterion.lookup);
  const filled = form.criteria.find((other) => other.name === fills);
  const switchName = (filled && 'switch' in filled && filled.switch?.name) || '';
  const chosenSwitch = useField(store, switchName);
  const text = textOf(useField(store, fills)).trim();
  const isListed = chosenSwitch === withSwitch && options.some((option) => option.value === text);
  return (
    <RowFrame label={label} labelFor={name}>
      <OptionSelect
        id={name}
        name={label}
        value={isListed ? text : ''}
        options={options}
        hasBlank
        onChange={(chosen) => store.change({ [fills]: chosen, [switchName]: chosen === '' ? undefined : withSwitch })}
      />
    </RowFrame>
  );
}
