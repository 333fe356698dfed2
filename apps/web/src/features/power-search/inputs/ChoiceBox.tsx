import { formatCount } from '@titlenet/catalogue/formatting/numbers';
import { Row, Stack, Text } from '../../../ui/layout/primitives.tsx';
import '@mantine/core/styles/Popover.css';
import { CloseButton, Popover, TextInput, UnstyledButton } from '@mantine/core';
import { foldText } from '@titlenet/catalogue/text/fold';
import { type ChangeEvent, useId, useState } from 'react';
import type { Option } from '../../../domain/power-search/use-search-lists.ts';
import { Backdrop } from '../../../ui/dates/Backdrop.tsx';
import styles from './Inputs.module.css';

interface ChoiceBoxProps {
  id: string;
  /** The row's label. */
  name: string;
  values: readonly string[];
  options: readonly Option[];
  /** Adds a checkbox that selects or deselects all listed options. */
  hasToggleAll?: boolean;
  onChange: (values: readonly string[]) => void;
}

function summaryOf(values: readonly string[], options: readonly Option[]): string {
  if (values.length > 1) return `${formatCount(values.length)} selected`;
  const [only] = values;
  return only === undefined ? '' : (options.find((option) => option.value === only)?.label ?? only);
}

/** The dropdown: a filter, optionally toggle-all, and a checkbox for each option. */
function ChoiceList({ name, values, options, hasToggleAll, onChange }: Omit<ChoiceBoxProps, 'id'>) {
  const [filter, setFilter] = useState('');
  const id = useId();
  const wanted = foldText(filter.trim());
  const listed = wanted === '' ? options : options.filter(({ label }) => foldText(label).includes(wanted));
  const chosen = new Set(values);
  const chosenListed = listed.filter(({ value }) => chosen.has(value)).length;
  // Values are sorted like the options, so that the same choice has the same address.
  const choose = (change: (one: string) => boolean) =>
    onChange([
      ...values.filter((value) => !options.some((option) => option.value === value)),
      ...options.filter(({ value }) => change(value)).map(({ value }) => value),
    ]);
  const toggle = (one: string, isOn: boolean) => choose((value) => (value === one ? isOn : chosen.has(value)));
  const toggleListed = (event: ChangeEvent<HTMLInputElement>) => {
    const isOn = event.currentTarget.checked;
    const inList = new Set(listed.map(({ value }) => value));
    choose((value) => (inList.has(value) ? isOn : chosen.has(value)));
  };
  return (
    <Stack gap={8} className={styles.choices}>
      <TextInput
        data-autofocus
        aria-label={`Filter ${name}`}
        placeholder="Filter"
        autoComplete="off"
        spellCheck={false}
        value={filter}
        onChange={(event) => setFilter(event.currentTarget.value)}
        // Enter would submit the form.
        onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
      />
      {hasToggleAll && listed.length > 0 && (
        <Row as="label" gap={8} align="center" pad="0 4" strong className={styles.toggleAll}>
          <input
            type="checkbox"
            checked={chosenListed === listed.length}
            ref={(box) => {
              if (box) box.indeterminate = chosenListed > 0 && chosenListed < listed.length;
            }}
            onChange={toggleListed}
          />
          {wanted === '' ? 'Select all' : 'Select all that are listed'}
        </Row>
      )}
      <fieldset className={styles.list}>
        <legend className="visually-hidden">{name}</legend>
        {listed.map(({ value, label }) => (
          <Row
            key={value}
            htmlFor={`${id}-${value}`}
            as="label"
            gap={8}
            align="center"
            pad="0 4"
            className={styles.choice}
          >
            <input
              id={`${id}-${value}`}
              type="checkbox"
              checked={chosen.has(value)}
              onChange={(event) => toggle(value, event.currentTarget.checked)}
            />
            {label}
          </Row>
        ))}
      </fieldset>
      <Text role="status" as="p" text="label" tone="muted">
        {listed.length === 0 ? 'Nothing matches the filter.' : `${formatCount(values.length)} selected`}
      </Text>
    </Stack>
  );
}

/** Multi-selector; with toggle-all it is the complex selector [PSCOM-40]. */
export function ChoiceBox({ id, name, values, options, ...rest }: ChoiceBoxProps) {
  const [isOpen, setOpen] = useState(false);
  const summary = summaryOf(values, options);
  return (
    <Popover
      id={id}
      hideDetached={false}
      opened={isOpen}
      onChange={setOpen}
      position="bottom-start"
      trapFocus
      returnFocus
      transitionProps={{ duration: 0 }}
      floatingStrategy="fixed"
    >
      <div className={styles.choiceBox}>
        <Popover.Target>
          <UnstyledButton
            className={styles.opener}
            aria-label={`${name}: ${summary || 'none selected'}`}
            onClick={() => setOpen((open) => !open)}
          >
            <Text cut>{summary}</Text>
            <svg width="10" height="10" viewBox="0 0 10 10" aria-hidden="true" fill="none" stroke="currentColor">
              <path d="m1.5 3.5 3.5 3.5 3.5-3.5" />
            </svg>
          </UnstyledButton>
        </Popover.Target>
        {values.length > 0 && (
          <CloseButton
            size={24}
            className={styles.clear}
            aria-label={`Clear ${name}`}
            onClick={() => rest.onChange([])}
          />
        )}
      </div>
      {isOpen && <Backdrop />}
      <Popover.Dropdown>
        <ChoiceList name={name} values={values} options={options} {...rest} />
      </Popover.Dropdown>
    </Popover>
  );
}
