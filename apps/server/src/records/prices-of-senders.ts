import type { TitleRecord } from '@titlenet/catalogue/title-record';
import { senderLabel } from './sender-label.ts';

/** A record that a title is merged from. */
interface MergedSource {
  record: TitleRecord;
  isInHouse: boolean;
}

/**
 * Adds the prices of the other senders to those of a merged title, each with its sender, because a merged title has only
 * the prices of the record that goes before the others. Titles that one sender prices stay as they are.
 *
 * @param sources the merged records, in the order of merging
 */
export function withPricesOfSenders(title: TitleRecord, sources: readonly MergedSource[]): TitleRecord {
  if (sources.length < 2) return title;
  const priced = sources.toReversed().filter(({ record }) => record.sheet.subrights?.prices?.length);
  const byName = new Map(priced.toReversed().map((source) => [senderLabel(source), source.record]));
  if (byName.size < 2) return title;
  const names = [...new Set(priced.map(senderLabel))];
  const prices = names.flatMap((sender) =>
    (byName.get(sender)?.sheet.subrights?.prices ?? []).map((price) => ({ ...price, sender })),
  );
  return { ...title, sheet: { ...title.sheet, subrights: { ...title.sheet.subrights, prices } } };
}
