export interface SelectOption {
  readonly value: string;
  readonly label: string;
}

/** Props of a select, whichever way it is rendered. */
export interface OptionSelectProps {
  id?: string;
  /** Accessible name, without a visible `label`. */
  name?: string;
  label?: string;
  className?: string;
  value: string;
  options: readonly SelectOption[];
  /** True if the choice may be empty. */
  hasBlank?: boolean;
  isDisabled?: boolean;
  onChange: (value: string) => void;
}
