import { asPeriod, formatDate, isBlankDate } from '../formatting/dates.ts';
import { dayAfter } from '../formatting/days.ts';
import { ageValue } from '../rules/ages.ts';
import { furtherDateText, parseFurtherDate } from '../rules/further-dates.ts';
import { availabilityOf, publisherStatusLabel, publishingStatuses } from '../rules/publisher-status.ts';
import type { TitleRecord } from '../title-record.ts';
import type { FoundFault, RecordContext } from './found-fault.ts';

const dayOf = (date: string | null | undefined) => (date && !isBlankDate(date) ? date.slice(0, 10) : undefined);
const words = (day: string, format?: string | null) => formatDate(asPeriod(day, format), 'MM/dd/yyyy');

/** Days of the longest period that a date of a format of ONIX list 55 may mean. */
const PERIOD_DAYS: Readonly<Record<string, number>> = { '01': 31, '02': 7, '03': 92, '04': 92, '05': 366 };

/** The first day on which the period of a date is over. */
const dayAfterPeriod = (day: string, format: string | null | undefined) =>
  dayAfter(day, PERIOD_DAYS[format ?? ''] ?? 1);

const statusOf = ({ bar }: TitleRecord) => publishingStatuses.get(bar.publishingStatus ?? '')?.sale ?? null;
const availabilitySale = ({ bar }: TitleRecord) => availabilityOf(bar.availability ?? '')?.sale ?? null;

const statusWords = ({ bar }: TitleRecord) =>
  `Publishing status ${bar.publishingStatus} (${publisherStatusLabel('publishingStatus', bar.publishingStatus ?? '')})`;
const availabilityWords = ({ bar }: TitleRecord) =>
  `${bar.availability} (${publisherStatusLabel('availability', bar.availability ?? '')})`;

/** The publishing status is Forthcoming after the publication date, or Active before it. */
export function statusAgainstDate(record: TitleRecord, { today }: RecordContext): FoundFault[] {
  const day = dayOf(record.bar.pubDate);
  if (!day) return [];
  const detail = `${statusWords(record)}, publication date ${words(day, record.stored.pubDateFormat)}`;
  // Postponed titles keep their last date.
  if (record.bar.publishingStatus === '02') return [{ detail, from: dayAfterPeriod(day, record.stored.pubDateFormat) }];
  return statusOf(record) === 'available' && day > today ? [{ detail, until: day }] : [];
}

/** "Not yet available" after the last of publication and on-sale date. */
export function availabilityAgainstDate(record: TitleRecord): FoundFault[] {
  const { bar, stored } = record;
  if (availabilitySale(record) !== 'forthcoming' || ['09', 'PP'].includes(bar.availability ?? '')) return [];
  const days = [
    [dayOf(bar.pubDate), stored.pubDateFormat] as const,
    [dayOf(bar.onSaleDate), stored.onSaleDateFormat] as const,
  ].flatMap(([day, format]) => (day ? [dayAfterPeriod(day, format)] : []));
  const from = days.sort().at(-1);
  return from
    ? [{ detail: `Availability ${availabilityWords(record)}, published ${words(dayAfter(from, -1))}`, from }]
    : [];
}

/** A title that is not published any more, or not yet, is available, or the opposite. */
export function statusAgainstAvailability(record: TitleRecord): FoundFault[] {
  const [status, availability] = [statusOf(record), availabilitySale(record)];
  const isContradiction = availability === 'available' && (status === 'unavailable' || status === 'forthcoming');
  return isContradiction ? [{ detail: `${statusWords(record)}, availability ${availabilityWords(record)}` }] : [];
}

/** Compares dates of different precision by what both state. */
function isBefore(date: string, other: string): boolean {
  // Of a quarter, season or week only the year is compared.
  const length = [date, other].some((one) => one.includes('/')) ? 4 : Math.min(date.length, other.length);
  return date.slice(0, length) < other.slice(0, length);
}

/** The date of publication as further dates are written: a year, a month, a day, or a period of another length. */
function publishedText(day: string, format: string | null | undefined): string {
  const period = asPeriod(day, format) ?? day;
  if (format === '05') return day.slice(0, 4);
  return format === '01' ? day.slice(0, 7) : period;
}

/** Roles of further dates that cannot be before publication, and those that cannot be after it (list 163). */
const NOT_BEFORE = ['12', '13'];
const NOT_AFTER = ['09', '10', '11'];

/** Out of print or reprinted before publication; announced or first published after it. */
export function datesOutOfOrder({ bar, stored }: TitleRecord): FoundFault[] {
  const day = dayOf(bar.pubDate);
  if (!day) return [];
  const published = publishedText(day, stored.pubDateFormat);
  return (bar.furtherDates ?? []).flatMap((text) => {
    const further = parseFurtherDate(text);
    if (!further) return [];
    const isWrong =
      (NOT_BEFORE.includes(further.role) && isBefore(further.date, published)) ||
      (NOT_AFTER.includes(further.role) && isBefore(published, further.date));
    return isWrong
      ? [{ detail: `${furtherDateText(text)}, publication date ${words(day, stored.pubDateFormat)}` }]
      : [];
  });
}

interface Period {
  startDate?: string | null;
  endDate?: string | null;
}

function periodFault(name: string, { startDate, endDate }: Period): FoundFault[] {
  const [start, end] = [dayOf(startDate), dayOf(endDate)];
  return start && end && end < start ? [{ detail: `${name} from ${words(start)} until ${words(end)}` }] : [];
}

/** Ranges whose end is before their beginning: ages, periods of prices and of sales restrictions. */
export function invertedRanges({ bar, sheet }: TitleRecord): FoundFault[] {
  const [lower, upper] = [ageValue(bar.lowerAge), ageValue(bar.upperAge)];
  const isInverted = lower !== null && upper !== null && upper < lower;
  const { prices = [], salesRestrictions = [] } = sheet.subrights ?? {};
  return [
    ...(isInverted ? [{ detail: `Ages from ${bar.lowerAge} to ${bar.upperAge}` }] : []),
    ...prices.flatMap((price) => periodFault(`Price ${price.amount} ${price.currency ?? ''}`.trim(), price)),
    ...salesRestrictions.flatMap((one) => periodFault('Sales restriction', one)),
  ];
}
