import type { RecordSource } from '@titlenet/catalogue/title-record';

/** All house systems are one sender: the newest record of a title replaces the previous one. */
export const HOUSE_SENDER = 'house';

/** Name of the house, whose systems are one sender. */
export const HOUSE_LABEL = 'House feed';

interface SentRecord {
  isInHouse: boolean;
  record: { source: RecordSource };
}

/** @returns the name of a record's sender in words; its number if it has no name */
export const senderLabel = ({ isInHouse, record: { source } }: SentRecord): string =>
  isInHouse ? HOUSE_LABEL : (source.senderName ?? source.sender);
