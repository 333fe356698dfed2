import { type CompanyCode, companyOf } from '@titlenet/catalogue/companies';
import { recordValue } from '@titlenet/catalogue/record-fields';
import type { Coded, TitleCodes } from '@titlenet/catalogue/search-attributes';
import type { EditionReference, TitleRecord } from '@titlenet/catalogue/title-record';
import { fieldsOfBlocks } from '@titlenet/onix/read/block-fields';
import type { OnixHeader } from '@titlenet/onix/read/header';
import type { OnixTitle } from '@titlenet/onix/read/onix-title';
import { picturedPeople } from './pictured-people.ts';

const codes = (values: readonly string[]): Coded[] => values.map((code) => ({ code, description: code }));

/** How the edition-format selector of HQNA groups titles: paper, electronic, audio (CS §3, formatType). */
function formatType(title: OnixTitle): Coded {
  if (title.codes.isAudio) return { code: 'A', description: 'Audio' };
  return title.codes.printOrDigital === 'Digital'
    ? { code: 'E', description: 'Electronic' }
    : { code: 'P', description: 'Print' };
}

function titleCodes(title: OnixTitle): TitleCodes {
  const { bisac, bisacHeadings = {}, sellingCountries } = title.codes;
  return {
    ...(bisac.length > 0
      ? {
          bisac: bisac.map((code) => ({ code, description: bisacHeadings[code] ?? code })),
          bisacCategory: codes([...new Set(bisac.map((code) => code.slice(0, 3)))]),
        }
      : {}),
    ...(sellingCountries.length > 0 ? { sellingTerritory: codes(sellingCountries) } : {}),
    formatType: [formatType(title)],
  };
}

function references(title: OnixTitle): EditionReference[] {
  return title.relatedEditions.map(({ isbn, list, relations, bookFormat, form }) => ({
    isbn,
    list,
    relations,
    known: { format: bookFormat ?? form ?? null },
  }));
}

/** A source is text, and stands inside of HTML. */
const escapeHtml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** A list of readers' quotes for the companies that keep them as plain HTML (decision G-116). */
function quotes(title: OnixTitle, companyCode: CompanyCode): TitleRecord['sheet']['quotes'] {
  const { quotations } = title.quotes;
  if (quotations.length === 0) return {};
  const asHtml = quotations.map(({ quote, source }) =>
    source ? `${quote} <cite>${escapeHtml(source)}</cite>` : quote,
  );
  const { layout } = companyOf(companyCode);
  if (layout === 'Q') return { harlequinQuotes: asHtml };
  if (layout === 'Z') return { hccpQuotes: asHtml };
  return {
    quotations: quotations.map((one) => ({
      linkId: one.linkId,
      linkName: one.linkName,
      quote: one.quote,
      source: one.source ?? null,
      title: null,
    })),
  };
}

/** Names who sent a message. */
export const senderOf = (header: OnixHeader) => header.senderKey ?? header.senderName ?? 'unknown sender';

/**
 * One ONIX product as a title's record of this company; `header` says who sent it and when. An update in blocks says
 * which fields it replaces. Records of 2.1 have no blocks and are always whole.
 */
export function onixTitleRecord(title: OnixTitle, header: OnixHeader, companyCode: CompanyCode): TitleRecord {
  const record = wholeRecord(title, header, companyCode);
  const isWhole = !title.isBlockUpdate || title.blocks.length === 0;
  return isWhole ? record : { ...record, replaces: replacedFields(title, record) };
}

function replacedFields({ blocks, bar }: OnixTitle, record: TitleRecord): TitleRecord['replaces'] {
  const fields = fieldsOfBlocks(blocks, (field) => recordValue(record, field) !== undefined);
  // Without its own block an on-sale date is only the publication date in its stead.
  const isInStead = !blocks.includes('ProductSupply') && bar.onSaleDate === bar.pubDate && !bar.pubOnSpecialDay;
  if (!isInStead) return { fields };
  return {
    fields: fields.filter((field) => field !== 'bar.onSaleDate' && field !== 'stored.onSaleDateFormat'),
    following: { 'bar.onSaleDate': 'bar.pubDate' },
  };
}

function wholeRecord(title: OnixTitle, header: OnixHeader, companyCode: CompanyCode): TitleRecord {
  const { isbn: _isbn, ...bar } = title.bar;
  const { layout } = companyOf(companyCode);
  const { prizes: _prizes, ...awards } = title.awards;
  return {
    companyCode,
    isbn: title.isbn13 ?? null,
    source: {
      sender: senderOf(header),
      recordReference: title.recordReference,
      sentAt: title.recordDate ?? header.sentDate ?? null,
    },
    isDeleted: title.isDeleted,
    // HQNA's sheets show their own format field.
    bar: { ...bar, isAudio: title.codes.isAudio, ...(layout === 'Q' ? { formatDescSRP5: bar.formatDesc } : {}) },
    sheet: {
      editorial: { ...title.editorial, ...picturedPeople(title) },
      marketing: { ...title.marketing },
      online: {
        ...(title.online.authorSocialMedia ? { authorSocialMedia: [...title.online.authorSocialMedia] } : {}),
        ...(title.online.artistSocialMedia ? { artistSocialMedia: [...title.online.artistSocialMedia] } : {}),
      },
      subrights: {
        ...(title.subrights as Omit<typeof title.subrights, 'sellingTerritoriesList'>),
        ...(title.subrights.sellingTerritoriesList
          ? { sellingTerritoriesList: [...title.subrights.sellingTerritoriesList] }
          : {}),
      } as TitleRecord['sheet']['subrights'],
      quotes: quotes(title, companyCode),
      awards,
    },
    stored: {
      printOrDigital: title.codes.printOrDigital,
      subformat: title.codes.subformat,
      publisher: title.publisher ?? title.imprint,
      childrenKeywords: title.editorial.offPageKeywords,
      salesRights: title.codes.salesRights,
      creditRoles: title.codes.creditRoles,
      priceTypes: title.codes.priceTypes,
      accessibility: title.accessibility.length > 0 ? title.accessibility.join('\n') : undefined,
      authorPicture: title.pictures.author,
      artistPicture: title.pictures.artist,
      ...title.dateFormats,
    },
    codes: titleCodes(title),
    references: references(title),
    ...(title.scheduledPrices && {
      scheduledPrices: title.scheduledPrices.map(({ from, bar, priceTypes }) => ({
        from,
        bar,
        stored: { priceTypes },
      })),
    }),
  };
}
