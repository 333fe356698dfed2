import { allButHccp, everyLayout, mainDivision } from '../layouts.ts';
import type { RowsEntry, SectionDefinition } from './section.ts';

/** Table of the publicity bookings (PUBL-21 to PUBL-24). */
export const bookings = {
  as: 'table',
  name: 'info',
  label: 'Bookings',
  shown: everyLayout,
  rendering: 'publicity',
  emptyText: 'No events found',
  columns: [
    { name: 'airDate', label: 'Run Date', type: 'text', shown: everyLayout },
    { name: 'vague', label: 'Vague Date', type: 'text', shown: everyLayout },
    { name: 'callSign', label: 'Call Sign', type: 'text', shown: everyLayout },
    { name: 'showName', label: 'Show', type: 'text', shown: everyLayout },
    { name: 'bookingDesc', label: 'Booking', type: 'text', shown: everyLayout },
    { name: 'tourCity', label: 'City', type: 'text', shown: everyLayout },
    { name: 'type', label: 'Type', type: 'text', shown: everyLayout },
    { name: 'nat', label: 'National', type: 'code', shown: everyLayout, isRequired: true },
    { name: 'frontPage', label: 'Front Page', type: 'code', shown: everyLayout, isRequired: true },
  ],
} as const satisfies RowsEntry;

export const publicity = {
  code: 3,
  name: 'publicity',
  label: 'Publicity',
  shown: everyLayout,
  entries: [
    { as: 'fact', name: 'publicist', label: 'Publicist', type: 'name', shown: everyLayout },
    { as: 'fact', name: 'publicistContact', label: 'Publicist Contact', type: 'text', shown: everyLayout },
    { as: 'fact', name: 'publicist2', label: 'Publicist 2', type: 'name', shown: allButHccp },
    { as: 'fact', name: 'publicistContact2', label: 'Publicist 2 Contact', type: 'text', shown: allButHccp },
    { as: 'fact', name: 'speakersBureau', label: 'Speakers Bureau', type: 'text', shown: mainDivision },
    { as: 'prose', name: 'campaign', label: 'Publicity Campaign', type: 'html', shown: everyLayout },
    bookings,
  ],
} as const satisfies SectionDefinition;
