import { Textarea, TextInput } from '@mantine/core';
import { useAutosavedText } from './use-autosaved-text.ts';

interface AutosavedTextProps {
  label: string;
  /** Hides the label from sight; it stays the accessible name. */
  isLabelHidden?: boolean;
  placeholder?: string;
  maxLength: number;
  saved: string;
  onSave: (text: string) => void;
  className?: string;
}

/** One line that is stored while it is typed. @param isRequired a blank text is not stored */
export function AutosavedLine({ isRequired = false, ...props }: AutosavedTextProps & { isRequired?: boolean }) {
  const { saved, onSave, label, isLabelHidden, ...rest } = props;
  const { value, onChange, onBlur } = useAutosavedText(saved, onSave, (text) => !isRequired || text.trim() !== '');
  const isMissing = isRequired && value.trim() === '';
  return (
    <TextInput
      {...rest}
      {...(isLabelHidden ? { 'aria-label': label } : { label })}
      autoComplete="off"
      error={isMissing ? 'This must not be empty.' : null}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
      onBlur={onBlur}
    />
  );
}

/** Several lines that are stored while they are typed. */
export function AutosavedNote(props: AutosavedTextProps) {
  const { saved, onSave, label, isLabelHidden: _, ...rest } = props;
  const { value, onChange, onBlur } = useAutosavedText(saved, onSave);
  return (
    <Textarea
      {...rest}
      label={label}
      rows={2}
      dir="auto"
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
      onBlur={onBlur}
    />
  );
}
