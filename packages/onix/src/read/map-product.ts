import { priceByCurrency, pricesOfDay, scheduledPrices } from './bar-prices.ts';
import { compact } from './compact.ts';
import type { OnixHeader } from './header.ts';
import { mapAccessibility } from './map-accessibility.ts';
import { mapAudience } from './map-audience.ts';
import { mapBible } from './map-bible.ts';
import { creditRoles, credits, mapContributors } from './map-contributors.ts';
import { mapDates, recordDate } from './map-dates.ts';
import { mapExtents } from './map-extents.ts';
import { mapFormat } from './map-format.ts';
import { mapIllustrationNote } from './map-illustrations.ts';
import { mapLanguages } from './map-languages.ts';
import { mapBooksPerCarton, mapFirstPrint, mapTrimSize } from './map-measures.ts';
import { mapOnline, mapPeople } from './map-people.ts';
import { mapPictures } from './map-pictures.ts';
import { mapPrices } from './map-prices.ts';
import { mapPrizes } from './map-prizes.ts';
import { mapQuotes } from './map-quotes.ts';
import { mapRelated } from './map-related.ts';
import { mapSubjects } from './map-subjects.ts';
import { mapSalesRights, mapSellingCountries, territoryNames } from './map-territory.ts';
import { mapTexts } from './map-texts.ts';
import { mapTitle } from './map-title.ts';
import { child, children, value } from './node-access.ts';
import { blocksOf, type MapOptions, type OnixRecord, openRecord } from './onix-record.ts';
import type { OnixBar, OnixTitle, OnixWarning } from './onix-title.ts';
import type { OnixNode } from './parse-record.ts';
import { productNumbers } from './product-numbers.ts';
import { readTexts } from './texts.ts';
import { warnOfUnknownCodes } from './unknown-codes.ts';

/** A record with more to complain of than this is wrong in some one way. */
const MOST_WARNINGS = 100;

/** A product that cannot be stored: it does not say which record it is, or what is to be done with it. */
export class UnmappableProduct extends Error {}

/**
 * Maps a product of ONIX 2.1, 3.0 or 3.1, in the names of the sheet; `docs/feeds.md` has the rules field by field.
 *
 * @throws {UnmappableProduct} when there is neither a record reference nor an ISBN, or the notification type is unknown
 */
export function mapProduct(product: OnixNode, header: OnixHeader, options: MapOptions = {}): OnixTitle {
  const names = publisherNames(product);
  const record = openRecord(product, header, options, names);
  const numbers = productNumbers(product, record.warnings);
  const recordReference = referenceOf(record, numbers.isbn13 ?? numbers.gtin13);
  const notificationType = notificationOf(record);
  const contributors = mapContributors(record);
  const texts = readTexts(record);
  const { editorial, marketing, biography } = mapTexts(record, texts);
  const people = mapPeople(contributors);
  const subjects = mapSubjects(record);
  const audience = mapAudience(record);
  const format = mapFormat(record);
  const languages = mapLanguages(record);
  const prices = mapPrices(record);
  warnOfUnknownCodes(record);
  const today = options.today ?? new Date().toISOString().slice(0, 10);
  const pictures = mapPictures(record, contributors);
  const { dates, dateFormats } = mapDates(record);
  const sellingCountries = mapSellingCountries(record);
  const isWithoutFormat = notificationType === '04' && record.version !== '2.1' && record.descriptive === product;
  const { productForm, productFormDetails, isAudio, printOrDigital, subformat, isLargePrint, editionTypes } = format;
  // An update without the block that says the format may be one of an e-book.
  const priceRule = { currency: record.market.currency, isDigital: printOrDigital === 'Digital' || isWithoutFormat };
  const { bar: barPrices, priceTypes } = pricesOfDay(prices, priceRule, today);

  return compact<OnixTitle>({
    recordReference,
    notificationType,
    isDeleted: notificationType === '05',
    isTest: notificationType.startsWith('8'),
    isBlockUpdate: notificationType === '04' || notificationType === '88',
    blocks: blocksOf(product),
    version: record.version,
    recordSource: recordSource(product),
    recordDate: recordDate(product),
    ...numbers,
    ...names,
    bar: compact<OnixBar>({
      isbn: numbers.isbn13,
      isbn10: numbers.isbn10,
      upc: numbers.upc,
      ean: numbers.gtin13,
      ...mapTitle(record),
      ...credits(contributors),
      category: subjects.category,
      formatDesc: format.formatDesc,
      imprintDesc: names.imprint ?? names.publisher,
      ...dates,
      lowerAge: audience.lowerAge,
      upperAge: audience.upperAge,
      readingLevel: audience.readingLevel,
      booksPerCarton: mapBooksPerCarton(record),
      firstPrintAnnounced: mapFirstPrint(record),
      trimSize: mapTrimSize(record),
      ...mapExtents(record, isAudio),
      illustrationNote: mapIllustrationNote(record),
      ...mapBible(record),
      ...barPrices,
      imageURL: pictures.cover,
      imageThumbnailURL: pictures.thumbnail ?? pictures.cover,
    }),
    editorial: compact({
      ...editorial,
      ...people,
      authorBio: people.authorBio ?? biography,
      regionalEmphasis: subjects.regionalEmphasis,
      originalPublisher: originalPublisher(record),
      offPageKeywords: subjects.offPageKeywords,
    }),
    marketing: compact({
      ...marketing,
      audience: audience.audience,
      subjects: subjects.subjects,
      keywords: subjects.keywords,
    }),
    online: compact(mapOnline(contributors)),
    subrights: compact({
      productLanguage: languages.productLanguage,
      hccpLanguageCode: languages.hccpLanguageCode,
      sellingTerritoriesList: territoryNames(sellingCountries),
    }),
    quotes: { quotations: mapQuotes(record, texts).map(compact) },
    awards: compact(mapPrizes(record, contributors)),
    relatedEditions: mapRelated(record, numbers.isbn13).map(compact),
    contributors: contributors.map(({ node: _, ...contributor }) => compact(contributor)),
    prices: prices.map(compact),
    scheduledPrices: scheduledPrices(prices, priceRule, today),
    priceByCurrency: priceByCurrency(prices, today),
    pictures: compact(pictures),
    dateFormats,
    codes: compact({
      ...{ productForm, productFormDetails, isAudio, printOrDigital, subformat, isLargePrint, editionTypes },
      publishingStatus: value(record.publishing, 'PublishingStatus'),
      productAvailability: availability(record),
      bisac: subjects.bisac,
      bisacHeadings: subjects.bisacHeadings,
      thema: subjects.thema,
      audience: audience.codes,
      languages: languages.languages,
      originalLanguages: languages.originalLanguages,
      sellingCountries,
      salesRights: mapSalesRights(record, sellingCountries),
      creditRoles: creditRoles(contributors),
      priceTypes,
      currency: record.market.currency,
    }),
    accessibility: mapAccessibility(record),
    warnings: distinct(record.warnings),
  });
}

/** What a record says wrong in ten places is one warning; the first of them are enough. */
function distinct(warnings: readonly OnixWarning[]): OnixWarning[] {
  const found = new Map<string, OnixWarning>();
  for (const one of warnings) {
    found.set(JSON.stringify(one), one);
    if (found.size >= MOST_WARNINGS) break;
  }
  return [...found.values()];
}

/** The key of a record within its sender; the ISBN stands in where it is missing, as every sender has one per ISBN. */
function referenceOf(record: OnixRecord, isbn: string | undefined): string {
  const reference = value(record.product, 'RecordReference');
  if (reference !== undefined) return reference;
  if (isbn === undefined) throw new UnmappableProduct('The record has neither a RecordReference nor an ISBN.');
  record.warnings.push({ path: 'RecordReference', message: 'Missing; the ISBN is taken instead', value: isbn });
  return isbn;
}

/** List 1. A missing type counts as a confirmed record (03); an unknown one could mean anything. */
function notificationOf(record: OnixRecord): string {
  const type = value(record.product, 'NotificationType');
  if (type === undefined) {
    record.warnings.push({ path: 'NotificationType', message: 'Missing; taken as 03' });
    return '03';
  }
  if (!/^(?:0[1-589]|8[89])$/.test(type)) throw new UnmappableProduct(`The NotificationType '${type}' is unknown.`);
  return type;
}

/** Imprint and publisher by name; 2.1 also allows a name as the value of a code. */
function publisherNames(product: OnixNode): { imprint?: string; publisher?: string } {
  const publishing = child(product, 'PublishingDetail') ?? product;
  const imprint = child(publishing, 'Imprint');
  const publishers = children(publishing, 'Publisher');
  const publisher = publishers.find((one) => value(one, 'PublishingRole') === '01') ?? publishers[0];
  return {
    imprint: value(imprint, 'ImprintName', 'NameCodeValue') ?? value(publishing, 'ImprintName'),
    publisher: value(publisher, 'PublisherName', 'NameCodeValue') ?? value(publishing, 'PublisherName'),
  };
}

/** Role 04 of list 45, in 2.1 an element of its own. */
function originalPublisher(record: OnixRecord): string | undefined {
  const found = children(record.publishing, 'Publisher').find((one) => value(one, 'PublishingRole') === '04');
  return value(found, 'PublisherName') ?? value(record.product, 'OriginalPublisher');
}

function recordSource(product: OnixNode): OnixTitle['recordSource'] {
  const type = value(product, 'RecordSourceType');
  const name = value(product, 'RecordSourceName');
  return type === undefined && name === undefined ? undefined : compact({ type, name });
}

function availability(record: OnixRecord): string | undefined {
  const details = record.supplies.flatMap((one) => children(one, 'SupplyDetail'));
  return details.map((one) => value(one, 'ProductAvailability', 'AvailabilityCode')).find((one) => one !== undefined);
}
