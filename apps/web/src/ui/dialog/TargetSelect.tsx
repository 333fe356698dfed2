import { NativeSelect } from '@mantine/core';
import { formatCount } from '@titlenet/catalogue/formatting/numbers';
import type { DialogError } from './FormDialog.tsx';

/** The value of the choice of a new target. */
export const NEW_TARGET = 'new';

interface TargetSelectProps {
  label: string;
  targets: readonly { readonly id: number; readonly name: string; readonly size: number }[];
  /** Text of the choice of a new target. */
  newLabel: string;
  /** Id of a target, or `NEW_TARGET`. */
  value: string;
  error: DialogError;
  onChange: (value: string) => void;
}

/** Chooses the list or pack to which a dialog adds titles. Errors of a new one stand beside its name. */
export function TargetSelect({ label, targets, newLabel, value, error, onChange }: TargetSelectProps) {
  return (
    <NativeSelect
      data-autofocus
      label={label}
      data={[
        ...targets.map(({ id, name, size }) => ({ value: String(id), label: `${name} (${formatCount(size)})` })),
        { value: NEW_TARGET, label: newLabel },
      ]}
      error={value === NEW_TARGET ? null : error.text}
      errorProps={{ role: 'alert' }}
      value={value}
      onChange={(event) => {
        onChange(event.currentTarget.value);
        error.set(null);
      }}
    />
  );
}
