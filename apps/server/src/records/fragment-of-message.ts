import { companyOf } from '@titlenet/catalogue/companies';
import type { HouseRecordOf } from '@titlenet/catalogue/house-record';
import { awardListsText } from '@titlenet/catalogue/sheet/awards';
import { escapeHtml } from '@titlenet/catalogue/text/escape-markup';
import type { InHouseFragment } from './in-house-fragment.ts';

type FragmentMessage = HouseRecordOf<'publicity' | 'coop' | 'contract' | 'award'>;

/** @returns a message about one part of a title as it is stored */
export function inHouseFragment(record: FragmentMessage): InHouseFragment {
  const { companyCode, isbn, kind, sentAt = null } = record;
  const keeps = keptContent(record);
  return { companyCode, isbn, kind, sentAt, content: contentOf(record), ...(keeps.length > 0 && { keeps }) };
}

/** What of the content is made of the fields that a record keeps. */
function keptContent(record: FragmentMessage): string[] {
  return (record.keeps ?? []).flatMap((field) => {
    if (field === 'publicity.info') return [field, 'bookings'];
    if (field !== 'lists' || record.kind !== 'award') return field;
    const text = awardListsText(companyOf(record.companyCode).layout);
    return ['codes', 'awards', ...(record.awards?.[text] === undefined ? [`awards.${text}`] : [])];
  });
}

function contentOf(record: FragmentMessage): InHouseFragment['content'] {
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

/** The sheet contains the columns of its table; values that only lists read are stored in `bookings`. */
function publicityContent({ info, ...facts }: HouseRecordOf<'publicity'>['publicity']): InHouseFragment['content'] {
  if (!info) return { sheet: { publicity: facts } };
  const rows = info.map(({ dateAdded: _added, market: _market, ...booking }) => booking);
  const bookings = info.map(({ dateAdded = null, market = null }) => ({ dateAdded, market }));
  return { sheet: { publicity: { ...facts, info: rows } }, bookings };
}

/**
 * A title is found by the award lists that it is on. If the message has no text for its sheet, each list is a line of
 * it.
 */
function awardContent({ awards, lists, companyCode }: HouseRecordOf<'award'>): InHouseFragment['content'] {
  if (!lists) return { sheet: { awards: awards ?? {} } };
  const lines = lists.map(({ name, year }) => `<p>${escapeHtml(name)}, ${year}</p>`).join('');
  const text = { [awardListsText(companyOf(companyCode).layout)]: lines };
  return {
    sheet: { awards: { ...(lines && text), ...awards } },
    codes: { award: [...new Map(lists.map(({ id, name }) => [id, { code: String(id), description: name }])).values()] },
    awards: lists.map(({ id, year }) => ({ awardId: id, year })),
  };
}
