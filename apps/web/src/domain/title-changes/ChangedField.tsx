import type { ChangedTitle } from '@titlenet/catalogue/lists/changed-titles';
import { shownChanges } from '@titlenet/catalogue/lists/shown-changes';
import { Fragment } from 'react';
import { Text } from '../../ui/layout/primitives.tsx';

const blank = <Text tone="muted">blank</Text>;

/** 'Price $24.99 → $26.99', with the old value struck through; nothing for a new or deleted title. */
export function ChangedField({ change }: { change: Pick<ChangedTitle, 'field' | 'oldValue' | 'newValue'> }) {
  if (change.field === null) return null;
  return (
    <>
      <Text tone="muted">{change.field}</Text>{' '}
      {shownChanges(change).map(({ oldValue, newValue }, index) => (
        <Fragment key={`${oldValue} ${newValue}`}>
          {index > 0 && '; '}
          {oldValue === null ? blank : <del>{oldValue}</del>} → {newValue ?? blank}
        </Fragment>
      ))}
    </>
  );
}
