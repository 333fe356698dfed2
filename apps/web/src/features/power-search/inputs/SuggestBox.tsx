import '@mantine/core/styles/ScrollArea.css';
import '@mantine/core/styles/Popover.css';
import '@mantine/core/styles/Combobox.css';
import { Autocomplete } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { autocomplete } from '@titlenet/catalogue/constants';
import { useState } from 'react';

/** Loads suggestions for a text. */
export type Suggest = (text: string, signal: AbortSignal) => Promise<readonly string[]>;

interface SuggestBoxProps {
  id: string;
  value: string;
  /** What is suggested; part of the cache key. */
  subject: string;
  suggest: Suggest;
  maxLength: number;
  isDisabled?: boolean;
  onChange: (value: string) => void;
}

/** A text box with suggestions [PSCOM-36, PSCOM-37]. */
export function SuggestBox({ id, value, subject, suggest, maxLength, isDisabled = false, onChange }: SuggestBoxProps) {
  // Only typing asks for suggestions, not a restored or selected text.
  const [typed, setTyped] = useState('');
  const [settled] = useDebouncedValue(typed.trim(), autocomplete.delay);
  const isLongEnough = (text: string) => text.length >= autocomplete.minimumCharacters;
  const { data = [] } = useQuery({
    queryKey: ['powerSearch', 'suggestions', subject, settled],
    queryFn: ({ signal }) => suggest(settled, signal),
    enabled: isLongEnough(settled),
    placeholderData: keepPreviousData,
  });
  const isWanted = isLongEnough(typed.trim()) && isLongEnough(settled);
  return (
    <Autocomplete
      id={id}
      value={value}
      data={isWanted ? [...new Set(data)] : []}
      filter={({ options }) => options}
      maxLength={maxLength}
      disabled={isDisabled}
      autoComplete="off"
      spellCheck={false}
      maxDropdownHeight={280}
      comboboxProps={{ transitionProps: { duration: 0 }, shadow: 'md', hideDetached: false }}
      onInput={(event) => setTyped(event.currentTarget.value)}
      onChange={onChange}
      onOptionSubmit={() => setTyped('')}
    />
  );
}
