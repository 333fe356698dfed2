import { NativeSelect } from '@mantine/core';
import { memo } from 'react';
import type { Option } from '../../../domain/power-search/use-search-lists.ts';

interface OptionSelectProps {
  id?: string;
  name?: string;
  className?: string;
  value: string;
  options: readonly Option[];
  /** True if the first option is empty, which sets no criterion. */
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
 * A native select. A value missing from the options (shared address, changed list) is still shown, so that it does not
 * silently change.
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
