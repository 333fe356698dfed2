import { allButHccp, everyLayout, mainDivision } from '../layouts.ts';
import type { RowsEntry, SectionDefinition } from './section.ts';

/** Shown instead of an empty list of events (PUBL-28). */
export const noEventsFound = 'No events found';

/** Table of the publicity bookings (PUBL-21 to PUBL-24). */
export const bookings = {
  as: 'table',
  name: 'info',
  label: 'Bookings',
  shown: everyLayout,
  audience: 'accounts',
  rendering: 'publicity',
  emptyText: noEventsFound,
  columns: [
    { name: 'airDate', label: 'Run Date', type: 'text', shown: everyLayout, audience: 'accounts' },
    { name: 'vague', label: 'Vague Date', type: 'text', shown: everyLayout, audience: 'accounts' },
    { name: 'callSign', label: 'Call Sign', type: 'text', shown: everyLayout, audience: 'accounts' },
    { name: 'showName', label: 'Show', type: 'text', shown: everyLayout, audience: 'accounts' },
    { name: 'bookingDesc', label: 'Booking', type: 'text', shown: everyLayout, audience: 'accounts' },
    { name: 'tourCity', label: 'City', type: 'text', shown: everyLayout, audience: 'accounts' },
    { name: 'type', label: 'Type', type: 'text', shown: everyLayout, audience: 'accounts' },
    { name: 'nat', label: 'National', type: 'code', shown: everyLayout, audience: 'accounts', isRequired: true },
    {
      name: 'frontPage',
      label: 'Front Page',
      type: 'code',
      shown: everyLayout,
      audience: 'accounts',
      isRequired: true,
    },
  ],
} as const satisfies RowsEntry;

export const publicity = {
  code: 3,
  name: 'publicity',
  label: 'Publicity',
  shown: everyLayout,
  entries: [
    { as: 'fact', name: 'publicist', label: 'Publicist', type: 'name', shown: everyLayout, audience: 'internal' },
    {
      as: 'fact',
      name: 'publicistContact',
      label: 'Publicist Contact',
      type: 'text',
      shown: everyLayout,
      audience: 'internal',
    },
    { as: 'fact', name: 'publicist2', label: 'Publicist 2', type: 'name', shown: allButHccp, audience: 'internal' },
    {
      as: 'fact',
      name: 'publicistContact2',
      label: 'Publicist 2 Contact',
      type: 'text',
      shown: allButHccp,
      audience: 'internal',
    },
    {
      as: 'fact',
      name: 'speakersBureau',
      label: 'Speakers Bureau',
      type: 'text',
      shown: mainDivision,
      audience: 'accounts',
    },
    {
      as: 'prose',
      name: 'campaign',
      label: 'Publicity Campaign',
      type: 'html',
      shown: everyLayout,
      audience: 'accounts',
    },
    bookings,
  ],
} as const satisfies SectionDefinition;
