import { Button } from '@mantine/core';
import { publicityListFilters } from '@titlenet/catalogue/constants';
import { publicityDateTypes, publicityNeedsDates } from '@titlenet/catalogue/lists/publicity-list';
import { reversedDates } from '@titlenet/catalogue/power-search/validation';
import type { SyntheticEvent } from 'react';
import { Row, Text } from '../../ui/layout/primitives.tsx';
import { useDraft } from '../../ui/storage/use-draft.ts';
import { DateField } from './DateField.tsx';
import { ListSelect } from './ListSelect.tsx';
import styles from './Lists.module.css';
import { isCompleteFilter, isReversed, type PublicityFilter, parseFilter } from './publicity-filter.ts';

interface PublicityFilterFormProps {
  filter: PublicityFilter;
  onReload: (filter: PublicityFilter) => void;
}

/** The filter of the customized view, applied by Re-load [LIST-18..LIST-25, LIST-35]. */
export function PublicityFilterForm({ filter, onReload }: PublicityFilterFormProps) {
  // Another address, as after Back, has another draft.
  const stored = useDraft(`publicityFilter.${JSON.stringify(filter)}`, filter, parseFilter);
  const draft = stored.value;
  const change = (part: Partial<PublicityFilter>) => stored.change({ ...draft, ...part });
  const isComplete = isCompleteFilter(draft);
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (!isComplete) return;
    stored.discard();
    onReload(draft);
  };
  return (
    <form onSubmit={submit} noValidate>
      <Row gap="8 16" align="center" wrap className={styles.tools}>
        <ListSelect
          label="Show bookings"
          value={draft.bookingType}
          choices={publicityListFilters.map(({ label, bookingType }) => ({ value: bookingType, label }))}
          onChange={(bookingType) => change({ bookingType })}
        />
        <ListSelect
          label="Date"
          isNarrow
          value={draft.dateType}
          choices={publicityDateTypes.map(({ label, dateType }) => ({ value: dateType, label }))}
          onChange={(dateType) => change({ dateType })}
        />
        <DateField label="From" day={draft.startDate} onChange={(startDate) => change({ startDate })} />
        <DateField
          label="To"
          day={draft.endDate}
          error={isReversed(draft) ? reversedDates : null}
          onChange={(endDate) => change({ endDate })}
        />
        <Button type="submit" disabled={!isComplete}>
          Re-load
        </Button>
      </Row>
      {!isComplete && (
        <Text role="alert" as="p" tone="danger" above={8} data-screen-only>
          {publicityNeedsDates}
        </Text>
      )}
    </form>
  );
}
