import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { seededRandom } from './random.ts';
import { wordSource } from './vocabulary.ts';

/** Bytes of one product: a full record of a publisher with its texts. */
export const PRODUCT_BYTES = 8 * 1024;
/** Months of sales per title in the house feed. */
const MONTHS = 10;

const pad = (value: number, length: number) => String(value).padStart(length, '0');

/** A valid ISBN-13 for each number below ten million; `range` separates files. */
export function isbnOf(range: number, number: number): string {
  const digits = `97${8 + Math.floor(range / 10)}0${range % 10}${pad(number, 7)}`;
  const sum = [...digits].reduce((total, digit, index) => total + Number(digit) * (index % 2 === 0 ? 1 : 3), 0);
  return `${digits}${(10 - (sum % 10)) % 10}`;
}

/** Parameters of an ONIX file; the same parameters give the same bytes. */
export interface OnixFileOptions {
  path: string;
  products: number;
  /** Seed of texts and numbers. */
  seed: number;
  /** Below 20; files of one range contain the same titles. */
  range: number;
  /** Date of the message, `YYYYMMDD`. */
  sent: string;
}

/** Writes an ONIX 3.0 message like the nightly feed of a publisher; every product has 8 KB. */
export async function writeOnixFile({ path, products, seed, range, sent }: OnixFileOptions): Promise<void> {
  const random = seededRandom(seed);
  const nextWord = wordSource([], random);
  const out = createWriteStream(path);
  out.write(`<?xml version="1.0" encoding="UTF-8"?>
<ONIXMessage release="3.0" xmlns="http://ns.editeur.org/onix/3.0/reference">
<Header><Sender><SenderName>Bench Press</SenderName></Sender><SentDateTime>${sent}T0300</SentDateTime></Header>\n`);
  for (let number = 0; number < products; number += 1)
    if (!out.write(productOf(range, number, random, nextWord))) await once(out, 'drain');
  out.end('</ONIXMessage>\n');
  await once(out, 'close');
}

const pick = <Item>(items: readonly Item[], random: () => number): Item => items[Math.floor(random() * items.length)]!;

const bisac = ['FIC022000', 'FIC027000', 'BIO026000', 'HIS036000', 'JUV001000', 'CKB101000', 'REL006000', 'SEL031000'];
const publishedYears = [2024, 2025, 2026];

function productOf(range: number, number: number, random: () => number, nextWord: () => string): string {
  const words = (count: number) => Array.from({ length: count }, nextWord).join(' ');
  const name = () => `${capitalised(nextWord())}, ${capitalised(nextWord())}`;
  const isbn = isbnOf(range, number);
  const date = `${pick(publishedYears, random)}${pad(1 + Math.floor(random() * 12), 2)}${pad(1 + Math.floor(random() * 28), 2)}`;
  const price = (currency: string, territory: string) =>
    `<Price><PriceType>01</PriceType><PriceAmount>${
      8 + Math.floor(random() * 30)
    }.99</PriceAmount><CurrencyCode>${currency}</CurrencyCode><Territory><CountriesIncluded>${territory}</CountriesIncluded></Territory></Price>`;
  const related = (code: string, other: number) => `<RelatedProduct><ProductRelationCode>${code}</ProductRelationCode>
<ProductIdentifier><ProductIDType>15</ProductIDType><IDValue>${isbnOf(range, other)}</IDValue></ProductIdentifier></RelatedProduct>`;
  const text = (type: string, content: string) =>
    `<TextContent><TextType>${type}</TextType><ContentAudience>00</ContentAudience><Text textformat="05">${content}</Text></TextContent>`;
  const start = `<Product><RecordReference>bench-${range}-${number}</RecordReference><NotificationType>03</NotificationType>
<ProductIdentifier><ProductIDType>15</ProductIDType><IDValue>${isbn}</IDValue></ProductIdentifier>
<DescriptiveDetail><ProductComposition>00</ProductComposition><ProductForm>${pick(['BB', 'BC', 'EA'], random)}</ProductForm>
<Measure><MeasureType>01</MeasureType><Measurement>9</Measurement><MeasureUnitCode>in</MeasureUnitCode></Measure>
<Measure><MeasureType>02</MeasureType><Measurement>6</Measurement><MeasureUnitCode>in</MeasureUnitCode></Measure>
<Collection><CollectionType>10</CollectionType><TitleDetail><TitleType>01</TitleType><TitleElement><TitleElementLevel>02</TitleElementLevel><TitleText>Bench Series ${number >> 3}</TitleText></TitleElement></TitleDetail></Collection>
<TitleDetail><TitleType>01</TitleType><TitleElement><TitleElementLevel>01</TitleElementLevel><TitleText>${capitalised(words(4))}</TitleText><Subtitle>${capitalised(words(7))}</Subtitle></TitleElement></TitleDetail>
<Contributor><SequenceNumber>1</SequenceNumber><ContributorRole>A01</ContributorRole><PersonNameInverted>${name()}</PersonNameInverted><BiographicalNote textformat="05"><p>${words(110)} &amp; <em>${words(3)}</em>.</p></BiographicalNote></Contributor>
${number % 4 === 0 ? `<Contributor><SequenceNumber>2</SequenceNumber><ContributorRole>A12</ContributorRole><PersonNameInverted>Illustrator, Number ${number % 499}</PersonNameInverted></Contributor>` : ''}
<Language><LanguageRole>01</LanguageRole><LanguageCode>eng</LanguageCode></Language>
<Extent><ExtentType>00</ExtentType><ExtentValue>${100 + Math.floor(random() * 500)}</ExtentValue><ExtentUnit>03</ExtentUnit></Extent>
<Subject><MainSubject/><SubjectSchemeIdentifier>10</SubjectSchemeIdentifier><SubjectCode>${pick(bisac, random)}</SubjectCode></Subject>
<Subject><SubjectSchemeIdentifier>10</SubjectSchemeIdentifier><SubjectCode>${pick(bisac, random)}</SubjectCode></Subject>
<Subject><SubjectSchemeIdentifier>20</SubjectSchemeIdentifier><SubjectHeadingText>${Array.from({ length: 25 }, () => words(2)).join('; ')}</SubjectHeadingText></Subject>
<Audience><AudienceCodeType>01</AudienceCodeType><AudienceCodeValue>01</AudienceCodeValue></Audience></DescriptiveDetail>
<CollateralDetail>${text('02', `<p>${words(30)}.</p>`)}${Array.from({ length: 3 }, () => text('06', `<p>${words(40)}.</p>`)).join('\n')}\n`;
  const end = `
<SupportingResource><ResourceContentType>01</ResourceContentType><ContentAudience>00</ContentAudience><ResourceMode>03</ResourceMode><ResourceVersion><ResourceForm>02</ResourceForm><ResourceLink>https://covers.example/${isbn}.jpg</ResourceLink></ResourceVersion></SupportingResource></CollateralDetail>
<PublishingDetail><Imprint><ImprintName>Bench Press</ImprintName></Imprint><Publisher><PublishingRole>01</PublishingRole><PublisherName>Bench Press</PublisherName></Publisher><PublishingStatus>04</PublishingStatus>
<PublishingDate><PublishingDateRole>01</PublishingDateRole><Date>${date}</Date></PublishingDate>
<SalesRights><SalesRightsType>01</SalesRightsType><Territory><CountriesIncluded>US CA PH GB IE AU NZ ZA IN SG MY HK</CountriesIncluded></Territory></SalesRights></PublishingDetail>
<RelatedMaterial>${related('06', number ^ 1)}${related('13', number ^ 2)}</RelatedMaterial>
<ProductSupply><SupplyDetail><Supplier><SupplierRole>01</SupplierRole><SupplierName>Bench Press</SupplierName></Supplier><ProductAvailability>20</ProductAvailability><PackQuantity>24</PackQuantity>${price('USD', 'US')}${price('CAD', 'CA')}${price('GBP', 'GB')}</SupplyDetail></ProductSupply></Product>\n`;
  return start + text('03', description(PRODUCT_BYTES - start.length - end.length - 110, words)) + end;
}

/** Paragraphs with punctuation, of about the given number of characters. */
function description(length: number, words: (count: number) => string): string {
  let html = '';
  while (html.length < length - 400) html += `<p><strong>${words(4)}</strong> ${words(30)} <em>${words(2)}</em>.</p>`;
  const rest = Math.max(0, length - html.length - 7);
  return `${html}<p>${words(80).slice(0, rest)}</p>`;
}

const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** Writes house feed lines: ten months of sales for each title of a range. */
export async function writeSalesFile(path: string, titles: number, range: number): Promise<number> {
  const random = seededRandom(range);
  const out = createWriteStream(path);
  for (let number = 0; number < titles; number += 1) {
    let lines = '';
    for (let month = 1; month <= MONTHS; month += 1) {
      const gross = Math.floor(random() * 500);
      const sales = { month: `2026-${pad(month, 2)}`, channel: 'Retail', account: 'Bench', gross, returns: gross >> 3 };
      const record = {
        kind: 'sales-month',
        companyCode: '001',
        isbn: isbnOf(range, number),
        ...sales,
        dollars: gross * 9,
      };
      lines += `${JSON.stringify(record)}\n`;
    }
    if (!out.write(lines)) await once(out, 'drain');
  }
  out.end();
  await once(out, 'close');
  return titles * MONTHS;
}
