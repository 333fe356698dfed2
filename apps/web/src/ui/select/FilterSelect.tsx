import '@mantine/core/styles/Popover.css';
import '@mantine/core/styles/Combobox.css';
import { type ComboboxItem, Select } from '@mantine/core';
import { foldText } from '@titlenet/catalogue/text/fold';
import styles from './FilterSelect.module.css';
import type { OptionSelectProps } from './select-props.ts';

/** A select whose options are filtered by typing; case and accents do not matter. */
export function FilterSelect(props: OptionSelectProps) {
  const { id, name, label, className, value, options, hasBlank, isDisabled, onChange } = props;
  const isListed = value === '' || options.some((option) => option.value === value);
  // The clear button is for the mouse only.
  const blank = hasBlank ? [{ value: '', label: 'Any' }] : [];
  return (
    <Select
      id={id}
      aria-label={name}
      label={label}
      className={className}
      data={[...blank, ...(isListed ? [] : [{ value, label: value }]), ...options]}
      value={value === '' ? null : value}
      disabled={isDisabled}
      searchable
      allowDeselect={false}
      clearable={hasBlank}
      nothingFoundMessage="Nothing matches the filter."
      selectFirstOptionOnChange
      // The list itself scrolls: a scrolling box around it would need a tab stop of its own.
      withScrollArea={false}
      classNames={{ options: styles.options }}
      comboboxProps={{ transitionProps: { duration: 0 }, shadow: 'md', hideDetached: false, withinPortal: false }}
      filter={({ options: all, search }) => {
        const wanted = foldText(search.trim());
        // The options have no groups.
        return (all as ComboboxItem[]).filter((option) => foldText(option.label).includes(wanted));
      }}
      onChange={(chosen) => onChange(chosen ?? '')}
    />
  );
}
