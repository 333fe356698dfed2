import { NativeSelect } from '@mantine/core';
import { blankOperators, canBeBlank } from '@titlenet/catalogue/power-search/blanks';
import type { Criterion } from '@titlenet/catalogue/power-search/criterion';
import { periods } from '@titlenet/catalogue/power-search/periods';
import type { ReactNode } from 'react';
import styles from './Rows.module.css';
import { type Condition, useCondition } from './use-condition.ts';

/** What a row without a condition searches for. */
const valueLabels: Partial<Record<Criterion['kind'], string>> = {
  dateRange: 'Between two dates',
  ages: 'Between two ages',
  longText: 'These words',
  text: 'This text',
};

const dots = (
  <svg width="4" height="14" viewBox="0 0 4 14" aria-hidden="true" fill="currentColor">
    <path d="M.5 1h3v3h-3zM.5 5.5h3v3h-3zM.5 10h3v3h-3z" />
  </svg>
);

interface WithConditionProps {
  criterion: Criterion;
  /** The controls of the value. */
  children: ReactNode;
}

/**
 * The controls of a row that has no operator, and a select of the conditions that replace them: periods, *is blank*. The
 * select is narrow until one is chosen.
 */
export function WithCondition({ criterion, children }: WithConditionProps) {
  const { condition, choose } = useCondition(criterion);
  if (!canBeBlank(criterion)) return children;
  const offered: readonly { name: Condition; label: string }[] = [
    ...(criterion.kind === 'dateRange' ? periods : []),
    ...blankOperators,
  ];
  return (
    <>
      {condition === null && children}
      <NativeSelect
        className={condition === null ? styles.conditions : styles.condition}
        aria-label={`${criterion.label}: condition`}
        title={condition === null ? 'Other conditions' : undefined}
        rightSection={condition === null ? dots : undefined}
        value={condition ?? ''}
        onChange={(event) => choose(offered.find(({ name }) => name === event.currentTarget.value)?.name ?? null)}
      >
        <option value="">{valueLabels[criterion.kind] ?? 'Values of the list'}</option>
        {offered.map(({ name, label }) => (
          <option key={name} value={name}>
            {label}
          </option>
        ))}
      </NativeSelect>
    </>
  );
}
