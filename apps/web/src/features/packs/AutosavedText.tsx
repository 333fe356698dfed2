import { Button, Textarea, TextInput } from '@mantine/core';
import { Row, Text } from '../../ui/layout/primitives.tsx';
import decisions from './decisions/Decisions.module.css';
import styles from './Packs.module.css';
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

/** What another person has stored while the user typed, and the choice between both. */
function Conflict({ theirs, canUseMine, useMine, useTheirs }: ReturnType<typeof useAutosavedText>) {
  if (theirs === null) return null;
  return (
    <Row role="alert" gap={8} align="center" wrap pad="8 12" className={decisions.conflict}>
      <p>Changed meanwhile, and yours is not stored. It is now:</p>
      <Text as="blockquote" breaks measure className={styles.quote} dir="auto">
        {theirs === '' ? 'blank' : theirs}
      </Text>
      <Button variant="default" size="compact-sm" disabled={!canUseMine} onClick={useMine}>
        Use Mine
      </Button>
      <Button variant="default" size="compact-sm" onClick={useTheirs}>
        Keep Theirs
      </Button>
    </Row>
  );
}

/** One line that is stored while it is typed, without blanks around it. @param isRequired a blank text is not stored */
export function AutosavedLine({ isRequired = false, ...props }: AutosavedTextProps & { isRequired?: boolean }) {
  const { saved, onSave, label, isLabelHidden, ...rest } = props;
  const box = useAutosavedText(saved, onSave, (text) => (isRequired && text.trim() === '' ? null : text.trim()));
  const isMissing = isRequired && box.value.trim() === '';
  return (
    <div className={rest.className}>
      <TextInput
        {...rest}
        className={undefined}
        {...(isLabelHidden ? { 'aria-label': label } : { label })}
        autoComplete="off"
        error={isMissing ? 'This must not be empty.' : null}
        value={box.value}
        onChange={(event) => box.onChange(event.currentTarget.value)}
        onBlur={box.onBlur}
      />
      <Conflict {...box} />
    </div>
  );
}

/** Several lines that are stored while they are typed. */
export function AutosavedNote(props: AutosavedTextProps) {
  const { saved, onSave, label, isLabelHidden: _, ...rest } = props;
  const box = useAutosavedText(saved, onSave, (text) => text);
  return (
    <div>
      <Textarea
        {...rest}
        label={label}
        rows={2}
        dir="auto"
        value={box.value}
        onChange={(event) => box.onChange(event.currentTarget.value)}
        onBlur={box.onBlur}
      />
      <Conflict {...box} />
    </div>
  );
}
