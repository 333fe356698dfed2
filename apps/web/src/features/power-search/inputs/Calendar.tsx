import '@mantine/dates/styles.css';
import { DatePicker } from '@mantine/dates';

interface CalendarProps {
  /** `YYYY-MM-DD`, or null. */
  day: string | null;
  onPick: (day: string) => void;
}

/** The month to pick a day from; a script of its own, because most dates are typed. */
export function Calendar({ day, onPick }: CalendarProps) {
  return (
    <DatePicker
      size="sm"
      firstDayOfWeek={0}
      // Red is for what is wrong, and days of other months are a click away.
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
