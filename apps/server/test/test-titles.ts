import type { TitleRecord } from '@titlenet/catalogue/title-record';
import type { OpenDatabase } from '../src/database/connection.ts';
import { TermRegistry } from '../src/records/terms.queries.ts';
import { saveTitles } from '../src/write-titles/save-titles.ts';

type Parts = Partial<Omit<TitleRecord, 'bar'>> & { bar?: TitleRecord['bar'] };

/** Builds a title record of the house feed from the given parts. */
export function titleRecord({ bar, ...parts }: Parts = {}): TitleRecord {
  const isbn = parts.isbn === undefined ? '9780062040800' : parts.isbn;
  return {
    companyCode: '001',
    isbn,
    source: { sender: 'house', recordReference: `${parts.companyCode ?? '001'}-${isbn}` },
    sheet: {},
    stored: {},
    codes: {},
    references: [],
    ...parts,
    bar: { title: 'The Lantern Keeper', author1: 'Marsh, Eleanor', ...bar },
  };
}

/** Saves records as a house feed does. */
export function saveAsHouse(database: OpenDatabase, records: readonly TitleRecord[]) {
  return saveTitles(database.batch, records, { isInHouse: true, runId: null, terms: new TermRegistry() });
}

/** Saves records as an ONIX feed does. */
export function saveAsFeed(database: OpenDatabase, records: readonly TitleRecord[]) {
  return saveTitles(database.batch, records, { isInHouse: false, runId: null, terms: new TermRegistry() });
}
