import '@mantine/core/styles/ScrollArea.css';
import '@mantine/core/styles/Popover.css';
import '@mantine/core/styles/Combobox.css';
import { Autocomplete } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { autocomplete } from '@titlenet/catalogue/constants';
import { useState } from 'react';

/** Asks for texts that begin like, or contain, what was typed. */
export type Suggest = (text: string, signal: AbortSignal) => Promise<readonly string[]>;

interface SuggestBoxProps {
  id: string;
  value: string;
  /** What the suggestions are of; part of the key under which they are kept. */
  subject: string;
  suggest: Suggest;
  maxLength: number;
  onChange: (value: string) => void;
}

/** A text with suggestions, from two characters on, 100 ms after the last keystroke (CS §5). */
export function SuggestBox({ id, value, subject, suggest, maxLength, onChange }: SuggestBoxProps) {
  // Suggestions are for typing: a restored text, or one that was just picked, asks for none.
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
