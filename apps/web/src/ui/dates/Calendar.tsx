import '@mantine/dates/styles.css';
import { DatePicker } from '@mantine/dates';

interface CalendarProps {
  /** `YYYY-MM-DD`, or null. */
  day: string | null;
  onPick: (day: string) => void;
}

/** Date picker. In its own chunk, because most dates are typed. */
export function Calendar({ day, onPick }: CalendarProps) {
  return (
    <DatePicker
      size="sm"
      firstDayOfWeek={0}
      // Red is reserved for errors.
      weekendDays={[]}
      hideOutsideDates
      defaultDate={day ?? undefined}
      value={day}
      onChange={(picked) => picked && onPick(picked)}
      ariaLabels={{
        previousMonth: 'Previous month',
        nextMonth: 'Next month',
        previousYear: 'Previous year',
        nextYear: 'Next year',
        previousDecade: 'Previous decade',
        nextDecade: 'Next decade',
      }}
    />
  );
}
