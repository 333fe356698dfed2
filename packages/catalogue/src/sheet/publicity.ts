import type { RowsEntry, SectionDefinition } from './section.ts';

/** Table of the publicity bookings (PUBL-21 to PUBL-24). */
export const bookings = {
  as: 'table',
  name: 'info',
  label: 'Bookings',
  shown: 'TCUQZB',
  rendering: 'publicity',
  emptyText: 'No events found',
  columns: [
    { name: 'airDate', label: 'Run Date', type: 'text', shown: 'TCUQZB' },
    { name: 'vague', label: 'Vague Date', type: 'text', shown: 'TCUQZB' },
    { name: 'callSign', label: 'Call Sign', type: 'text', shown: 'TCUQZB' },
    { name: 'showName', label: 'Show', type: 'text', shown: 'TCUQZB' },
    { name: 'bookingDesc', label: 'Booking', type: 'text', shown: 'TCUQZB' },
    { name: 'tourCity', label: 'City', type: 'text', shown: 'TCUQZB' },
    { name: 'type', label: 'Type', type: 'text', shown: 'TCUQZB' },
    { name: 'nat', label: 'National', type: 'code', shown: 'TCUQZB', isRequired: true },
    { name: 'frontPage', label: 'Front Page', type: 'code', shown: 'TCUQZB', isRequired: true },
  ],
} as const satisfies RowsEntry;

export const publicity = {
  code: 3,
  name: 'publicity',
  label: 'Publicity',
  shown: 'TCUQZB',
  entries: [
    { as: 'fact', name: 'publicist', label: 'Publicist', type: 'name', shown: 'TCUQZB' },
    { as: 'fact', name: 'publicistContact', label: 'Publicist Contact', type: 'text', shown: 'TCUQZB' },
    { as: 'fact', name: 'publicist2', label: 'Publicist 2', type: 'name', shown: 'TCUQB' },
    { as: 'fact', name: 'publicistContact2', label: 'Publicist 2 Contact', type: 'text', shown: 'TCUQB' },
    { as: 'fact', name: 'speakersBureau', label: 'Speakers Bureau', type: 'text', shown: 'TCB' },
    { as: 'prose', name: 'campaign', label: 'Publicity Campaign', type: 'html', shown: 'TCUQZB' },
    bookings,
  ],
} as const satisfies SectionDefinition;
