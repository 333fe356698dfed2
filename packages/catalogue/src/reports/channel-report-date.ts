const SATURDAY = 6;

/**
 * The week in the Channel Report link: the most recent Saturday, which can be today (SHEET-047, G-45).
 *
 * @param today the moment of the click; its date is taken in local time
 * @returns 'YYYY.MM.DD'
 */
export function channelReportDate(today: Date): string {
  const daysSince = (today.getDay() - SATURDAY + 7) % 7;
  const saturday = new Date(today.getFullYear(), today.getMonth(), today.getDate() - daysSince);
  const pad = (value: number) => String(value).padStart(2, '0');
  return `${saturday.getFullYear()}.${pad(saturday.getMonth() + 1)}.${pad(saturday.getDate())}`;
}
