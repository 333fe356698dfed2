import { oneOfEach, type SentRecord } from '../../ingest/house/house-files.test-data.ts';

/* Titles and sales as a house sends them. */

export const lantern = '9780062040800';
export const tides = '9780061122415';
/** An ISBN without a title until a test sends one. */
export const unknown = '9780007525492';

export const title = (isbn = lantern, more: object = {}): SentRecord =>
  ({ ...oneOfEach.title, isbn, productId: Number(isbn.slice(-4)), ...more }) as SentRecord;

/** @param name YYYY-MM */
export const month = (name: string, gross: number, more: object = {}): SentRecord =>
  ({ ...oneOfEach['sales-month'], month: name, gross, returns: 0, dollars: gross * 10, ...more }) as SentRecord;

export const week = (weekEnding: string, unitsSold: number | null, more: object = {}): SentRecord =>
  ({
    ...oneOfEach['sales-week'],
    weekEnding,
    channels: [{ channel: 'Chain', account: 'Booktown', gross: 15, returns: 0, dollars: 150, unitsSold }],
    ...more,
  }) as SentRecord;
