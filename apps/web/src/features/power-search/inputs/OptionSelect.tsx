import { NativeSelect } from '@mantine/core';
import { memo } from 'react';
import type { Option } from '../../../domain/power-search/use-search-lists.ts';

interface OptionSelectProps {
  id?: string;
  name?: string;
  className?: string;
  value: string;
  options: readonly Option[];
  /** Whether the first option is the empty one, which sets no criterion. */
  hasBlank?: boolean;
  isDisabled?: boolean;
  onChange: (value: string) => void;
}

const Options = memo(function Options({ options }: { options: readonly Option[] }) {
  return options.map(({ value, label }) => (
    <option key={value} value={value}>
      {label}
    </option>
  ));
});

/**
 * One of a list, the system's own control: typing the first letters finds an entry. A value that the list does not have
 * (a shared address, a list that has changed) stays visible as it is instead of silently becoming another one.
 */
export function OptionSelect({
  id,
  name,
  className,
  value,
  options,
  hasBlank,
  isDisabled,
  onChange,
}: OptionSelectProps) {
  const isListed = value === '' || options.some((option) => option.value === value);
  return (
    <NativeSelect
      id={id}
      aria-label={name}
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
