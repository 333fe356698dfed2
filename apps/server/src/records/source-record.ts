import type { TitleRecord } from '@titlenet/catalogue/title-record';

/** A sender's stored record of a title. */
export interface SourceRecord {
  record: TitleRecord;
  isInHouse: boolean;
  /** ISO time of the sender's message. */
  sentAt: string;
}
