import { mapTitle } from '../read/map-title.ts';
import { writeTitles } from '../write/titles.ts';
import type { RecordFieldTable } from './onix-field.ts';

/** Title, subtitle and series. */
export const titleFields = {
  'bar.title': {
    blocks: ['DescriptiveDetail'],
    read: (record) => mapTitle(record).title,
    write: writeTitles,
    lists: [15, 149],
    doc: {
      elements: '`TitleDetail` → `TitleElement` of level 01',
      old: '`Title`, `DistinctiveTitle`',
      rule: "an element without a known level counts as 01; title type 01, 00, 05, 10, 13, 14 in this order; prefix and rest joined; a volume without a title of its own is 'collection, number'",
    },
  },
  'bar.longSubtitle': {
    blocks: ['DescriptiveDetail'],
    read: (record) => mapTitle(record).longSubtitle,
    write: writeTitles,
    lists: [15, 149],
    doc: { elements: '`Subtitle` of that element', old: '`Subtitle`' },
  },
  'bar.seriesName': {
    blocks: ['DescriptiveDetail'],
    read: (record) => mapTitle(record).seriesName,
    write: writeTitles,
    lists: [148, 149],
    doc: {
      elements: '`Collection` (type 10, 11 before 20) → elements of levels 02 to 06',
      old: '`Series/TitleOfSeries`, `Series/Title`, `Set`',
      rule: "series and sub-series joined by ': '",
    },
  },
  'bar.volumeNumber': {
    blocks: ['DescriptiveDetail'],
    read: (record) => mapTitle(record).volumeNumber,
    write: writeTitles,
    lists: [],
    doc: {
      elements: "`PartNumber` in the collection's title, else `CollectionSequenceNumber`",
      old: '`NumberWithinSeries`, `ItemNumberWithinSet`',
    },
  },
  'bar.furtherSeries': {
    blocks: ['DescriptiveDetail'],
    read: (record) => mapTitle(record).furtherSeries,
    write: writeTitles,
    lists: [148, 149],
    doc: {
      elements: 'the other `Collection`s',
      old: 'the other `Series`, then `Set`',
      rule: "'Name', with a volume number 'Name (3)'",
      written: 'one `Collection` each',
    },
  },
} satisfies RecordFieldTable;
