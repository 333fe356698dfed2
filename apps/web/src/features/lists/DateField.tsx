import { useId, useState } from 'react';
import { DateBox } from '../../ui/dates/DateBox.tsx';
import { dayOfSeconds, secondsOfDay } from '../../ui/dates/typed-date.ts';
import { Row } from '../../ui/layout/primitives.tsx';
import styles from './Lists.module.css';

interface DateFieldProps {
  label: string;
  day: string | null;
  error?: string | null;
  onChange: (day: string | null) => void;
}

/** A day of a list's range. */
export function DateField({ label, day, error = null, onChange }: DateFieldProps) {
  const id = useId();
  // An invalid text is kept, so that the user can correct it.
  const [text, setText] = useState<string | undefined>();
  return (
    <Row gap={8} align="center" text="table" strong className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <div className={styles.date}>
        <DateBox
          id={id}
          name={label}
          value={day === null ? text : secondsOfDay(day)}
          error={error}
          onChange={(value) => {
            setText(typeof value === 'string' ? value : undefined);
            onChange(typeof value === 'number' ? dayOfSeconds(value) : null);
          }}
          onLeave={() => undefined}
        />
      </div>
    </Row>
  );
}
