import { NativeSelect } from '@mantine/core';
import { memo, Suspense } from 'react';
import { lazyPart } from '../lazy/lazy-part.tsx';
import type { OptionSelectProps, SelectOption } from './select-props.ts';

/** A longer list is filtered by typing. */
const MAX_UNFILTERED_OPTIONS = 30;

// Most screens have short lists only.
const FilterSelect = lazyPart(async () => (await import('./FilterSelect.tsx')).FilterSelect);

const Options = memo(function Options({ options }: { options: readonly SelectOption[] }) {
  return options.map(({ value, label }) => (
    <option key={value} value={value}>
      {label}
    </option>
  ));
});

function PlainSelect(props: OptionSelectProps) {
  const { id, name, label, className, value, options, hasBlank, isDisabled, onChange } = props;
  const isListed = value === '' || options.some((option) => option.value === value);
  return (
    <NativeSelect
      id={id}
      aria-label={name}
      label={label}
      className={className}
      value={value}
      disabled={isDisabled}
      onChange={(event) => onChange(event.currentTarget.value)}
    >
      {hasBlank && <option value="" />}
      {!isListed && <option value={value}>{value}</option>}
      <Options options={options} />
    </NativeSelect>
  );
}

/**
 * A select: a native one, or one with a filter if it has many options. A value missing from the options (shared
 * address, changed list) is still shown, so that it does not silently change.
 */
export function OptionSelect(props: OptionSelectProps) {
  if (props.options.length <= MAX_UNFILTERED_OPTIONS) return <PlainSelect {...props} />;
  return (
    <Suspense fallback={<PlainSelect {...props} />}>
      <FilterSelect {...props} />
    </Suspense>
  );
}
