import { OptionSelect } from '../../ui/select/OptionSelect.tsx';
import styles from './Lists.module.css';

interface ListSelectProps<Value extends string> {
  label: string;
  value: Value;
  choices: readonly { value: Value; label: string }[];
  isNarrow?: boolean;
  onChange: (value: Value) => void;
}

/** A choice that changes the list at once. */
export function ListSelect<Value extends string>(props: ListSelectProps<Value>) {
  const { label, value, choices, isNarrow = false, onChange } = props;
  return (
    <OptionSelect
      label={label}
      className={isNarrow ? styles.narrow : styles.choice}
      value={value}
      options={choices}
      // The options are these values.
      onChange={(chosen) => onChange(chosen as Value)}
    />
  );
}
