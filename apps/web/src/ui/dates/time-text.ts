import { formatDate, toWireDate } from '@titlenet/catalogue/formatting/dates';

/**
 * Formats a server time in the user's time zone as MM/dd/yyyy h:mm a (FORMAT-04).
 * @param time ISO 8601 in UTC, with or without its Z
 */
export function timeText(time: string): string {
  const local = new Date(time.endsWith('Z') ? time : `${time}Z`);
  const wire = toWireDate({
    year: local.getFullYear(),
    month: local.getMonth() + 1,
    day: local.getDate(),
    hour: local.getHours(),
    minute: local.getMinutes(),
  });
  return formatDate(wire, 'MM/dd/yyyy h:mm a');
}
