import type { FeedFile } from './feed-file.ts';
import type { HouseFormat } from './house/house-format.ts';
import { importHouse } from './house/import-house.ts';
import { type ImportOptions, importOnix } from './onix/import-onix.ts';
import { type FeedForm, listNameOf, recogniseFeed } from './recognise-feed.ts';
import type { ImportReport } from './runs/import-report.ts';
import { UnreadableFeedError } from './unreadable-feed.ts';

export interface FeedOptions extends ImportOptions {
  /** Format of the file; by default detected from its content and name. */
  form?: FeedForm;
  /** Owner and name of the list that a column of ISBNs becomes; by default it has the name of the file. */
  list: { name?: string; owner: string; isShared: boolean };
}

/**
 * Imports one file of any feed.
 * @throws as `importOnix` and `importHouse`
 */
export async function importFeed(sent: FeedFile, options: FeedOptions): Promise<ImportReport> {
  const recognised = await recogniseFeed(sent).catch((error) => {
    // Reading the file throws again there, so that the report has the reason.
    if (error instanceof UnreadableFeedError) return { form: 'onix' as const, file: sent };
    throw error;
  });
  const { file } = recognised;
  const form = options.form ?? recognised.form;
  // Records have their own kind, even if a table was expected.
  if (form === 'onix') return importOnix(file, options);
  const format = recognised.form === 'lines' ? ({ form: 'lines' } as const) : houseFormat(form, file, options);
  return importHouse(file, { ...options, format });
}

function houseFormat(form: Exclude<FeedForm, 'onix'>, file: FeedFile, { company, list }: FeedOptions): HouseFormat {
  if (form === 'lines') return { form };
  if (form === 'sales-month') return { form, company };
  return { form, list: { ...list, name: list.name ?? listNameOf(file) } };
}
