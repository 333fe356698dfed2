import type { TitleRecord } from '@titlenet/catalogue/title-record';
import type { Layer } from './record-layers.ts';
import { senderLabel } from './sender-label.ts';

/**
 * Adds the prices of the other senders to those of a merged title, each with its sender, because a merged title has only
 * the prices of the record that goes before the others. Titles that one sender prices stay as they are.
 *
 * @param layers of the merged records, in the order of merging
 */
export function withPricesOfSenders(title: TitleRecord, layers: readonly Layer[]): TitleRecord {
  if (layers.length < 2) return title;
  const priced = layers.filter(({ record }) => record.sheet.subrights?.prices?.length);
  const byName = new Map(priced.map(({ source, record }) => [senderLabel(source), record]));
  if (byName.size < 2) return title;
  const names = new Set(priced.toReversed().map(({ source }) => senderLabel(source)));
  const prices = [...names].flatMap((sender) =>
    (byName.get(sender)?.sheet.subrights?.prices ?? []).map((price) => ({ ...price, sender })),
  );
  return { ...title, sheet: { ...title.sheet, subrights: { ...title.sheet.subrights, prices } } };
}
