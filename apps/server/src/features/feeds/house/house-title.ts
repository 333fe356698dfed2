import { companyOf } from '@titlenet/catalogue/companies';
import type { TitleRecord } from '@titlenet/catalogue/title-record';
import type { HouseRecordOf } from '@titlenet/contract/feeds/house-record';
import type { HousePart } from '../../../store/house-part.ts';

/** The house is one sender, whatever system wrote its file: its newest record of a title replaces the one before. */
export const HOUSE_SENDER = 'house';

/** A `title` as the store takes it. */
export function houseTitleRecord(record: HouseRecordOf<'title'>): TitleRecord {
  const { companyCode, isbn = null, recordReference, productId, sentAt = null, isDeleted } = record;
  return {
    companyCode,
    productId: productId ?? null,
    isbn,
    source: { sender: HOUSE_SENDER, recordReference: recordReference ?? isbn!, sentAt },
    ...(isDeleted && { isDeleted }),
    bar: record.bar ?? {},
    sheet: record.sheet ?? {},
    stored: record.stored ?? {},
    codes: record.codes ?? {},
    references: record.references ?? [],
  };
}

type PartRecord = HouseRecordOf<'publicity' | 'coop' | 'contract' | 'award'>;

/** What the house says of one part of a title, as the store keeps it. */
export function housePart(record: PartRecord): HousePart {
  const { companyCode, isbn, kind, sentAt = null } = record;
  return { companyCode, isbn, kind, sentAt, content: contentOf(record) };
}

function contentOf(record: PartRecord): HousePart['content'] {
  switch (record.kind) {
    case 'publicity':
      return publicityContent(record.publicity);
    case 'coop':
      return { sheet: { coopData: record.coopData } };
    case 'contract':
      return { sheet: { contracts: record.contracts } };
    case 'award':
      return awardContent(record);
  }
}

/** The sheet gets the columns of its table; what only lists read goes beside them. */
function publicityContent({ info, ...facts }: HouseRecordOf<'publicity'>['publicity']): HousePart['content'] {
  if (!info) return { sheet: { publicity: facts } };
  const rows = info.map(({ dateAdded: _added, market: _market, ...booking }) => booking);
  const bookings = info.map(({ dateAdded = null, market = null }) => ({ dateAdded, market }));
  return { sheet: { publicity: { ...facts, info: rows } }, bookings };
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** A title on lists of awards is found by them; where no text says so on its sheet, a line for each does. */
function awardContent({ awards, lists, companyCode }: HouseRecordOf<'award'>): HousePart['content'] {
  if (!lists) return { sheet: { awards: awards ?? {} } };
  const lines = lists.map(({ name, year }) => `<p>${escaped(name)}, ${year}</p>`).join('');
  const text = companyOf(companyCode).layout === 'Z' ? { hccpAwards: lines } : { authorAwards: lines };
  return {
    sheet: { awards: { ...(lines && text), ...awards } },
    codes: { award: [...new Map(lists.map(({ id, name }) => [id, { code: String(id), description: name }])).values()] },
    awards: lists.map(({ id, year }) => ({ awardId: id, year })),
  };
}
