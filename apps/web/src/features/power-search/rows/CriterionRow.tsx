import type { Criterion, FlagCriterion } from '@titlenet/catalogue/power-search/criterion';
import { memo } from 'react';
import { AgesRow } from './AgesRow.tsx';
import { CodeRow } from './CodeRow.tsx';
import { DateRangeRow } from './DateRangeRow.tsx';
import { FillingRow } from './FillingRow.tsx';
import { FlagRow, FlagTick } from './FlagRow.tsx';
import { LongTextRow } from './LongTextRow.tsx';
import { NumberRow } from './NumberRow.tsx';
import { TextRow } from './TextRow.tsx';
import { UserListRow } from './UserListRow.tsx';

interface CriterionRowProps {
  criterion: Criterion;
  /** Checkboxes shown in this row. */
  ticks: readonly FlagCriterion[];
}

/** Renders a criterion by its kind. */
export const CriterionRow = memo(function CriterionRow({ criterion, ticks }: CriterionRowProps) {
  const behind = ticks.length > 0 && ticks.map((tick) => <FlagTick key={tick.name} criterion={tick} />);
  switch (criterion.kind) {
    case 'text':
      return <TextRow criterion={criterion} />;
    case 'number':
      return <NumberRow criterion={criterion} behind={behind} />;
    case 'code':
      return <CodeRow criterion={criterion} behind={behind} />;
    case 'dateRange':
      return <DateRangeRow criterion={criterion} />;
    case 'ages':
      return <AgesRow criterion={criterion} />;
    case 'flag':
      return <FlagRow criterion={criterion} />;
    case 'longText':
      return <LongTextRow criterion={criterion} />;
    case 'userList':
      return <UserListRow criterion={criterion} />;
    case 'filling':
      return <FillingRow criterion={criterion} />;
  }
});
