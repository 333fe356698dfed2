import type { AgesCriterion } from '@titlenet/catalogue/power-search/criterion';
import { isOpenEndedAge, upperAgesFrom } from '@titlenet/catalogue/rules/ages';
import { OptionSelect } from '../../../ui/select/OptionSelect.tsx';
import { useSearchForm } from '../form-context.ts';
import { textOf, useField } from '../form-store.ts';
import { PairFrame } from './RowFrame.tsx';
import { WithCondition } from './WithCondition.tsx';

/** Lower and upper age; the lower one limits, resets or disables the upper one [PSCOM-49..PSCOM-53]. */
export function AgesRow({ criterion }: { criterion: AgesCriterion }) {
  const { store, lists } = useSearchForm();
  const { label, start, end } = criterion;
  const lower = textOf(useField(store, start));
  const upper = textOf(useField(store, end));
  const upperList = lists.optionsOf(criterion.upperLookup);
  const offered = new Set(
    upperAgesFrom(
      lower,
      upperList.map(({ value }) => value),
    ),
  );
  return (
    <PairFrame label={label} labelId={`${criterion.name}-label`}>
      <WithCondition criterion={criterion}>
        <OptionSelect
          id={start}
          name={`${label} from`}
          value={lower}
          options={lists.optionsOf(criterion.lowerLookup)}
          hasBlank
          onChange={(age) => store.change({ [start]: age, [end]: '' })}
        />
        <OptionSelect
          id={end}
          name={`${label} to`}
          value={upper}
          options={upperList.filter(({ value }) => offered.has(value))}
          hasBlank
          isDisabled={isOpenEndedAge(lower)}
          onChange={(age) => store.change({ [end]: age })}
        />
      </WithCondition>
    </PairFrame>
  );
}
