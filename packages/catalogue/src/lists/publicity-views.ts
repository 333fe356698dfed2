import { publicityWindow } from '../constants.ts';
import type { BookingType } from '../enumerations.ts';
import { dayAfter } from '../formatting/days.ts';
import { dayOfPerson } from '../periods/reporting-periods.ts';

interface PublicityViewDefinition {
  /** `report` in the address, `id` in the call (LIST-01 to LIST-05). */
  readonly key: string;
  readonly label: string;
  readonly description: string;
  /** Column and direction of the rows as the server sends them. */
  readonly order: 'airDate' | 'title' | 'market';
  readonly bookingType: BookingType;
  /** Only events of this type. */
  readonly eventType?: string;
  /** True if the user chooses dates and filters. */
  readonly isCustomized?: true;
}

/** The views of Current Publicity (G-99). */
export const publicityViews = [
  {
    key: 'Pr',
    label: 'PR Flash',
    description: 'Hot and starred events by run date',
    order: 'airDate',
    bookingType: 'FrontPage',
  },
  { key: 'Title', label: 'By Title', description: 'All events by title', order: 'title', bookingType: 'All' },
  { key: 'Market', label: 'By Market', description: 'All events by market', order: 'market', bookingType: 'All' },
  {
    key: 'Signings',
    label: 'Book Signings',
    description: 'Signings by run date',
    order: 'airDate',
    bookingType: 'All',
    eventType: 'Signing',
  },
  {
    key: 'Customized',
    label: 'Customized',
    description: 'Events of chosen dates and kinds',
    order: 'title',
    bookingType: 'FrontPage',
    isCustomized: true,
  },
] as const satisfies readonly PublicityViewDefinition[];

export type PublicityView = (typeof publicityViews)[number];

/** The views that the server computes without a filter of the user. */
export const fixedPublicityViews = publicityViews.filter((view) => !('isCustomized' in view));

/** @returns the first and the last day of the events of the fixed views: those around the day of a person */
export function publicityDays(companies: readonly string[], moment: Date): { from: string; to: string } {
  const today = dayOfPerson(companies, moment);
  return { from: dayAfter(today, -publicityWindow.daysBefore), to: dayAfter(today, publicityWindow.daysAfter) };
}
