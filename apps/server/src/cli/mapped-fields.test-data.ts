import { createHash } from 'node:crypto';
import { toIsbn10 } from '@titlenet/catalogue/isbn/isbn';
import { recordValue } from '@titlenet/catalogue/record-fields';
import { isBlankText } from '@titlenet/catalogue/text/blank-text';
import type { TitleRecord } from '@titlenet/catalogue/title-record';
import { type RecordFieldName, recordFieldEntries } from '@titlenet/onix/fields/onix-fields';
import { ageLimits, complexities } from '@titlenet/onix/write/audience';
import { bibleVersionCodes, hasRibbon } from '@titlenet/onix/write/bible';
import { contributors, isArtist, place } from '@titlenet/onix/write/contributors';
import { formatFacts, formatWords } from '@titlenet/onix/write/format-facts';
import { languageCodes } from '@titlenet/onix/write/languages';
import { trimInches } from '@titlenet/onix/write/measures';
import { writePrices } from '@titlenet/onix/write/prices';
import { awardLines, titleAwards } from '@titlenet/onix/write/prizes';
import { writeProductForm } from '@titlenet/onix/write/product-form';
import { writeFurtherDates } from '@titlenet/onix/write/publishing';
import { type Quote, quoteOfHtml, quotesOfRows } from '@titlenet/onix/write/quotes';
import {
  countriesOfNames,
  notForSaleCountries,
  salesRights,
  sellingCountries,
  writeSalesRights,
} from '@titlenet/onix/write/selling-territory';
import { bisacHeadings, keywords } from '@titlenet/onix/write/subjects';
import { availability, supplierTerms } from '@titlenet/onix/write/supply';
import { webAddress } from '@titlenet/onix/write/web-address';
import { sanitizeRichText } from '../records/sanitize-rich-text.ts';

/** A title with the ISBNs in each table of related editions of its sheet. */
export interface ShownTitle {
  record: TitleRecord;
  related: { audioAndLargePrint: string[]; otherWorks: string[] };
}

/** Time at which the tests export. */
export const SENT_AT = new Date('2026-11-01T12:00:00Z');

type Read = (record: TitleRecord) => unknown;
/** Book, audio, digital …: the first letter of the form. */
const familyOf = (record: TitleRecord) => formatFacts(formatWords(record) ?? '')?.form.slice(0, 1);
type Link = { url: string | null; description: string | null };

const text = (value: string | null | undefined) => value?.replace(/\s+/g, ' ').trim() || undefined;
/** As it is stored: feeds are sanitized at import, which decodes character references, records of the house are not. */
const html = (value: string | null | undefined) => (isBlankText(value) ? undefined : text(sanitizeRichText(value!)));
const positive = (value: number | null | undefined) => (value && value > 0 ? value : undefined);
const links = (all: readonly Link[] | null | undefined) => (all ?? []).flatMap(({ url }) => webAddress(url) ?? []);
const isBible = ({ bar }: TitleRecord) => bibleVersionCodes(bar.bibleTranslation).length > 0;
const ofBible =
  (read: Read): Read =>
  (record) =>
    isBible(record) ? read(record) : undefined;
/** An amount of zero is a price only if the title is free. */
const amount = (value: number | null | undefined, { bar }: TitleRecord) =>
  value === 0 && bar.zeroPriceInd !== 'Y' ? undefined : (value ?? undefined);
const artistOnly =
  (read: Read): Read =>
  (record) =>
    isArtist(record) ? read(record) : undefined;
const webPicture = (url: string | null | undefined) => (url?.startsWith('http') ? url : undefined);

/** Quotes in their order; the same words from the same source count once. */
function quotes(quotesOfRecord: readonly Quote[]): unknown[] {
  const all = quotesOfRecord.map(({ html: quote, credit }) => [html(quote), credit] as const);
  return all.filter(
    ([quote, credit], index) =>
      quote && all.findIndex((other) => other[0] === quote && (credit === undefined || other[1] === credit)) === index,
  );
}

/** Fields that an export does not write: the import derives them from other fields, or they belong to the house. */
const NOT_COMPARED = null;

/** The field itself, texts without differences in blanks. */
const asStored =
  (name: RecordFieldName): Read =>
  (record) => {
    const value = recordValue(record, name);
    if (Array.isArray(value) && value.length === 0) return undefined;
    return typeof value === 'string' ? html(value) : (value ?? undefined);
  };

/**
 * How fields of the field table are compared before and after an export, where their texts and values are not simply
 * the same (`asStored`). The same size, age or place in other words is equal, and a field that the import derives from
 * another (the description from the cover copy, the on-sale date from the publication date) is derived on both sides.
 */
const comparisons: { readonly [N in RecordFieldName]?: Read | typeof NOT_COMPARED } = {
  isbn: ({ isbn }) => isbn,
  'bar.isbn10': ({ bar, isbn }) => bar.isbn10 ?? toIsbn10(isbn ?? '') ?? undefined,
  // A title without a date gets the date of the export.
  'bar.onixDate': ({ bar }) => bar.onixDate ?? SENT_AT.toISOString().slice(0, 19),
  'bar.ean': ({ bar, isbn }) => bar.ean ?? isbn,
  'bar.category': bisacHeadings,
  'codes.bisac': NOT_COMPARED,
  'codes.bisacCategory': NOT_COMPARED,
  // A format returns in the words of its codes.
  'bar.formatDesc': (record) => familyOf(record),
  'bar.formatDescSRP5': (record) => familyOf(record),
  'stored.printOrDigital': NOT_COMPARED,
  'stored.subformat': NOT_COMPARED,
  'codes.formatType': NOT_COMPARED,
  'bar.imprintDesc': ({ bar, stored }) => text(bar.imprintDesc) ?? text(stored.publisher),
  // The publication date is the on-sale date of a title without one, unless it is only a month.
  'bar.onSaleDate': ({ bar, stored }) =>
    bar.onSaleDate ?? (stored.pubDateFormat ? undefined : bar.pubDate) ?? undefined,
  'bar.pubOnSpecialDay': ({ bar }) => (bar.pubOnSpecialDay === 'E' ? 'E' : undefined),
  'bar.pubYear': ({ bar }) => (bar.pubDate ? Number(bar.pubDate.slice(0, 4)) : (bar.pubYear ?? undefined)),
  // ONIX requires an availability.
  'bar.availability': (record) => availability(record, SENT_AT.toISOString().slice(0, 10)),
  // A title without the list returns with the people of its title bar.
  'editorial.people': contributors,
  'bar.lowerAge': ({ bar }) => ageLimits(bar.lowerAge, bar.upperAge).from,
  'bar.upperAge': ({ bar }) => ageLimits(bar.lowerAge, bar.upperAge).to,
  'bar.readingLevel': ({ bar }) => complexities(bar.readingLevel),
  'bar.editionNumber': ({ bar }) => positive(bar.editionNumber),
  // A format of large print or abridged audio names a type too.
  'bar.editionTypes': (record) => (writeProductForm(record).DescriptiveDetail as { EditionType: string[] }).EditionType,
  'bar.publisher': ({ bar, stored }) => {
    const publisher = text(stored.publisher) ?? text(bar.publisher);
    return text(bar.imprintDesc) && publisher !== text(bar.imprintDesc) ? publisher : undefined;
  },
  'bar.furtherDates': writeFurtherDates,
  // The first supplier is written, or the publisher.
  'subrights.supply': (record) => [
    supplierTerms(record),
    record.sheet.subrights?.supply?.[0]?.marketStatus ?? undefined,
  ],
  'subrights.partsOfCountries': NOT_COMPARED,
  'subrights.salesRestrictions': (record) => writeSalesRights(record, { release: '3.1' }),
  'bar.booksPerCarton': ({ bar }) => positive(bar.booksPerCarton),
  'bar.firstPrintAnnounced': ({ bar }) => positive(bar.firstPrintAnnounced),
  'bar.trimSize': ({ bar }) => trimInches(bar.trimSize),
  'bar.pageCount': ({ bar }) => positive(bar.pageCount),
  'bar.tapecount': ({ bar }) => positive(bar.tapecount),
  'bar.isAudio': (record) => record.bar.isAudio ?? familyOf(record) === 'A',
  'bar.price': (record) => amount(record.bar.price, record),
  'bar.canadianPrice': (record) => amount(record.bar.canadianPrice, record),
  'bar.ebAgencyPrice': (record) => amount(record.bar.ebAgencyPrice, record),
  'bar.ebLibraryPrice': (record) => amount(record.bar.ebLibraryPrice, record),
  // Compared with all prices.
  'stored.priceTypes': NOT_COMPARED,
  // The prices of the title bar, if the house has replaced one of the table.
  'subrights.prices': (record) => writePrices(record, { today: SENT_AT.toISOString().slice(0, 10) }),
  'stored.creditRoles': (record) => contributors(record).map(({ ContributorRole }) => [ContributorRole].flat()),
  scheduledPrices: NOT_COMPARED,
  'bar.zeroPriceInd': ({ bar }) => bar.price === 0 && bar.zeroPriceInd === 'Y',
  'bar.bibleTranslation': ({ bar }) => bibleVersionCodes(bar.bibleTranslation).map((code) => code.slice(0, 3)),
  'bar.redLetter': ofBible(({ bar }) => bar.redLetter ?? 'N'),
  'bar.thumbIndexed': ofBible(({ bar }) => bar.thumbIndexed ?? 'N'),
  'bar.fontSize': ofBible(({ bar }) => text(bar.fontSize)),
  'bar.ribbon': ofBible(({ bar }) => hasRibbon(bar.ribbon)),
  'bar.formatColor': ofBible(({ bar }) => text(bar.formatColor)),
  'bar.formatOption': ofBible(({ bar }) => text(bar.formatOption)),
  'bar.imageURL': ({ bar }) => webPicture(bar.imageURL),
  'bar.imageThumbnailURL': ({ bar }) => webPicture(bar.imageThumbnailURL) ?? webPicture(bar.imageURL),
  'stored.publisher': ({ stored, bar }) => text(stored.publisher) ?? text(bar.publisher) ?? text(bar.imprintDesc),
  'editorial.tagline': ({ sheet }) => text(sheet.editorial?.tagline) ?? text(sheet.marketing?.tagline),
  'marketing.tagline': ({ sheet }) => text(sheet.editorial?.tagline) ?? text(sheet.marketing?.tagline),
  'editorial.bookDescription': ({ sheet: { editorial } }) =>
    html(editorial?.bookDescription) ?? html(editorial?.onixRetailerDescription),
  'editorial.onixRetailerDescription': ({ sheet: { editorial } }) =>
    html(editorial?.onixRetailerDescription) ?? html(editorial?.bookDescription),
  'editorial.authorResidence': ({ sheet }) => place('', sheet.editorial?.authorResidence),
  'editorial.authorHometown': ({ sheet }) => place('', sheet.editorial?.authorHometown),
  'editorial.artisInfo': artistOnly(({ sheet }) => html(sheet.editorial?.artisInfo)),
  'editorial.artisResidence': artistOnly(({ sheet }) => place('', sheet.editorial?.artisResidence)),
  'editorial.artisHometown': artistOnly(({ sheet }) => place('', sheet.editorial?.artisHometown)),
  'editorial.authorId': NOT_COMPARED,
  'editorial.artistId': NOT_COMPARED,
  'marketing.keywords': (record) => keywords(record).shown,
  'editorial.offPageKeywords': (record) => Object.values(keywords(record)).flat(),
  'stored.childrenKeywords': NOT_COMPARED,
  'online.authorSocialMedia': ({ sheet }) => links(sheet.online?.authorSocialMedia),
  'online.artistSocialMedia': artistOnly(({ sheet }) => links(sheet.online?.artistSocialMedia)),
  'subrights.productLanguage': languageCodes,
  'subrights.hccpLanguageCode': languageCodes,
  'subrights.sellingTerritoriesList': (record) => {
    const named = countriesOfNames(record.sheet.subrights?.sellingTerritoriesList ?? []);
    return named.length > 0 ? named : sellingCountries(record);
  },
  'subrights.notForSaleList': notForSaleCountries,
  'codes.sellingTerritory': NOT_COMPARED,
  'stored.salesRights': (record) => salesRights(record, '3.1'),
  'stored.authorPicture': ({ stored }) => webPicture(stored.authorPicture),
  'stored.artistPicture': artistOnly(({ stored }) => webPicture(stored.artistPicture)),
  'quotes.quotations': ({ sheet }) => quotes(quotesOfRows(sheet.quotes?.quotations ?? [])),
  'quotes.harlequinQuotes': ({ sheet }) => quotes((sheet.quotes?.harlequinQuotes ?? []).map(quoteOfHtml)),
  'quotes.hccpQuotes': ({ sheet }) => quotes((sheet.quotes?.hccpQuotes ?? []).map(quoteOfHtml)),
  'awards.authorAwards': titleAwards,
  'awards.hccpAwards': titleAwards,
  // Compared below, as the sheet shows them.
  references: NOT_COMPARED,
  'awards.artistAwards': artistOnly(({ sheet }) => awardLines(sheet.awards?.artistAwards)),
};

/** Editions by the table that shows them; without its own record (`held`) an edition is not known to be large print. */
function shownRelated({ related }: ShownTitle, held: ReadonlyMap<string, unknown>) {
  const { audioAndLargePrint, otherWorks } = related;
  const known = (isbns: readonly string[]) => isbns.filter((isbn) => held.has(isbn));
  const unknown = [...audioAndLargePrint, ...otherWorks].filter((isbn) => !held.has(isbn)).sort();
  return { audioAndLargePrint: known(audioAndLargePrint), otherWorks: known(otherWorks), unknown };
}

/**
 * Returns the value of each field of the field table for comparison.
 *
 * @param held the titles that were sent with it, by ISBN
 */
export function mappedFields(title: ShownTitle, held: ReadonlyMap<string, unknown>): Record<string, unknown> {
  const compared = recordFieldEntries.flatMap(([name]) => {
    const read = comparisons[name] === undefined ? asStored(name) : comparisons[name];
    return read === NOT_COMPARED ? [] : [[name, JSON.stringify(read(title.record)) ?? null]];
  });
  return { ...Object.fromEntries(compared), relatedEditions: JSON.stringify(shownRelated(title, held)) };
}

/** Returns a digest of all these values. */
export function mappedDigest(title: ShownTitle, held: ReadonlyMap<string, unknown>): string {
  return createHash('sha256')
    .update(JSON.stringify(mappedFields(title, held)))
    .digest('base64url');
}
