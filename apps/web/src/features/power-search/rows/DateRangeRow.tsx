import type { DateRangeCriterion } from '@titlenet/catalogue/power-search/criterion';
import { DateBox } from '../../../ui/dates/DateBox.tsx';
import { useSearchForm } from '../form-context.ts';
import { useField } from '../form-store.ts';
import { PairFrame } from './RowFrame.tsx';
import { useProblem } from './use-problem.ts';
import { WithCondition } from './WithCondition.tsx';

function DateEnd({ criterion, field, end }: { criterion: DateRangeCriterion; field: string; end: 'from' | 'to' }) {
  const { store } = useSearchForm();
  const value = useField(store, field);
  const { problem, leave } = useProblem(criterion, field);
  return (
    <DateBox
      id={field}
      name={`${criterion.label} ${end}`}
      value={typeof value === 'object' ? undefined : value}
      error={problem}
      onChange={(day) => store.change({ [field]: day })}
      onLeave={leave}
    />
  );
}

/** A range of dates, open at either end, or a period. */
export function DateRangeRow({ criterion }: { criterion: DateRangeCriterion }) {
  return (
    <PairFrame label={criterion.label} labelId={`${criterion.name}-label`}>
      <WithCondition criterion={criterion}>
        <DateEnd criterion={criterion} field={criterion.start} end="from" />
        <DateEnd criterion={criterion} field={criterion.end} end="to" />
      </WithCondition>
    </PairFrame>
  );
}
