import { type DateFormat, formatDate, toWireDate } from '@titlenet/catalogue/formatting/dates';
import { localDay } from '@titlenet/catalogue/formatting/days';

/** @param time ISO 8601 in UTC, with or without its Z */
export const momentOf = (time: string): Date => new Date(time.endsWith('Z') ? time : `${time}Z`);

/** Formats the day of a server time in the user's time zone. @param time as for `momentOf` */
export const dayText = (time: string, format: DateFormat): string => formatDate(localDay(momentOf(time)), format);

/** @returns the wire date of a server time in the user's time zone @param time as for `momentOf` */
export function localWireTime(time: string): string {
  const local = momentOf(time);
  return toWireDate({
    year: local.getFullYear(),
    month: local.getMonth() + 1,
    day: local.getDate(),
    hour: local.getHours(),
    minute: local.getMinutes(),
    second: local.getSeconds(),
  });
}

/**
 * Formats a server time in the user's time zone as MM/dd/yyyy h:mm a (FORMAT-04).
 * @param time as for `momentOf`
 */
export const timeText = (time: string): string => formatDate(localWireTime(time), 'MM/dd/yyyy h:mm a');
