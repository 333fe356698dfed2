import { companyOf } from '@titlenet/catalogue/companies';
import { joinBisacCategory } from '@titlenet/catalogue/rules/bisac-category';
import { noCoverAddress } from '@titlenet/catalogue/rules/no-cover';
import type { TitleRecord } from '@titlenet/catalogue/title-record';
import { canadianPrice, digitalPrices } from '../companies/prices.ts';
import { narrators } from '../companies/staff.ts';
import { seasonOf, wireDate, yearOf } from '../demo-dates.ts';
import { firstPrint } from '../figures/sales-figures.ts';
import type { Random } from '../random/random.ts';
import type { RoundRobin } from '../random/round-robin.ts';
import type { DemoEdition } from '../works/demo-work.ts';
import type { TextStyle } from '../works/genres.ts';
import { personName } from '../works/names.ts';
import { answerCode, salesMarketingCode, specialDay } from './market-codes.ts';
import { publisherFields } from './publisher-content.ts';

type Bar = TitleRecord['bar'];

type PageRange = readonly [least: number, most: number];
const PAGE_RANGES: Partial<Record<TextStyle, PageRange>> = {
  picture: [32, 48],
  young: [160, 416],
  bible: [1024, 1888],
  verse: [80, 176],
};
const OTHER_PAGE_RANGE: PageRange = [208, 560];

interface BarContext {
  random: Random;
  roundRobin: RoundRobin;
  /** Days since 1970-01-01. */
  today: number;
}

function pages(edition: DemoEdition, random: Random): number | null {
  if (edition.format.medium === 'audio') return null;
  const [least, most] = PAGE_RANGES[edition.work.genre.style] ?? OTHER_PAGE_RANGE;
  const isShort = edition.format.code === 'BB' || edition.format.code === 'NV';
  const count = isShort ? random.integer(5, 8) * 4 : Math.round(random.integer(least, most) / 16) * 16;
  return edition.format.isLargePrint ? Math.round((count * 1.5) / 16) * 16 : count;
}

const ages: Record<string, readonly (readonly [lower: string, upper: string | null, level: string | null])[]> = {
  pictureBook: [
    ['3', '6', 'PreK–1'],
    ['4', '8', 'K–3'],
    ['4up', null, 'K up'],
    ['All', null, null],
  ],
  boardBook: [
    ['Nwbrn', '3', null],
    ['1', '4', 'PreK'],
    ['2', '5', 'PreK'],
  ],
  middleGrade: [
    ['8', '12', 'Grades 3–7'],
    ['9', '13', 'Grades 4–8'],
    ['10up', null, 'Grades 5 up'],
  ],
  youngAdult: [
    ['12', '15', 'Grades 7–10'],
    ['12up', null, 'Grades 7 up'],
    ['13up', null, 'Grades 8 up'],
    ['14up', null, 'Grades 9 up'],
  ],
  childrenClassics: [
    ['8', '12', 'Grades 3–7'],
    ['7', '11', 'Grades 2–6'],
  ],
  childrenNonfiction: [
    ['6', '9', 'Grades 1–4'],
    ['7', '10', 'Grades 2–5'],
    ['8up', null, 'Grades 3 up'],
  ],
};

function ageFields({ work, company }: DemoEdition, roundRobin: RoundRobin): Bar {
  const known = ages[work.genre.name];
  if (!known) return company === '180' || company === '400' ? { lowerAge: 'Adult' } : {};
  const [lowerAge, upperAge, readingLevel] = roundRobin.pick(known, `${company} ${work.genre.name} ages`);
  return { lowerAge, upperAge, readingLevel };
}

function audioFields(edition: DemoEdition, reader: string, random: Random): Bar {
  if (edition.format.medium !== 'audio') return {};
  const minutes = edition.work.genre.style === 'picture' ? random.integer(8, 30) : random.integer(240, 1_260);
  const time = `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
  const discs = edition.format.isDiscs ? Math.ceil(minutes / 74) : null;
  return { isAudio: true, reader, tapecount: discs, tapelength: time };
}

const fontSizes = ['7 point', '8.5 point', '9 point', '10 point', '12 point', '14 point'] as const;
const ribbons = ['One', 'Two', 'Three', 'None'] as const;
const colors = ['Black', 'Brown', 'Burgundy', 'Navy', 'Pink', 'Teal', 'Gray Floral'] as const;
const options = ['Thinline', 'Full-size', 'Compact', 'Personal size', 'Wide margin'] as const;

function bibleFields({ work }: DemoEdition, random: Random): Bar {
  if (!work.bible) return {};
  return {
    bibleTranslation: work.bible.translation,
    redLetter: random.chance(0.7) ? 'Y' : 'N',
    thumbIndexed: random.chance(0.25) ? 'Y' : 'N',
    fontSize: random.pick(fontSizes),
    ribbon: random.pick(ribbons),
    formatColor: random.pick(colors),
    formatOption: random.pick(options),
  };
}

function hqnaFields({ work, format }: DemoEdition, random: Random): Bar {
  const { series } = work;
  return {
    formatDescSRP5: format.hqnaText ?? format.text,
    retailerVersion: random.chance(0.12)
      ? random.pick(['Warehouse club edition', 'Grocery exclusive', 'Signed edition'])
      : null,
    ...(series && {
      miniSeriesName: series.name,
      miniSeriesPubOrder: series.volume,
      miniSeriesTotalBook: series.total,
    }),
  };
}

const TITLES_PER_ENDED_EXCLUSION = 25;

function onixFields(edition: DemoEdition, { today, random, roundRobin }: BarContext): Bar {
  const wasExcluded = roundRobin.isOneIn(TITLES_PER_ENDED_EXCLUSION, `${edition.company} ended exclusion`);
  const isExcluded = !wasExcluded && random.chance(0.03);
  return {
    excludedFromONIX: isExcluded ? 'Y' : 'N',
    exclusionDate: isExcluded || wasExcluded ? wireDate(edition.day - 200) : null,
    removedExclusionDate: wasExcluded ? wireDate(edition.day - 120) : null,
    onixDate: isExcluded
      ? null
      : wireDate(Math.min(today, edition.day + random.integer(-180, 400)), random.integer(0, 23), 15),
  };
}

const illustrationNotes = [
  'With 16 pages of color photographs',
  'Full-color illustrations throughout',
  'Black-and-white drawings',
  '12 maps and 3 family trees',
  'Frontispiece and endpaper maps',
] as const;

const UPC_MANUFACTURER = '647291';

function upcOf(productId: number): string {
  const first11 = UPC_MANUFACTURER + String(productId % 100_000).padStart(5, '0');
  let sum = 0;
  for (let index = 0; index < 11; index += 1) sum += Number(first11[index]) * (index % 2 === 0 ? 3 : 1);
  return `${first11}${(10 - (sum % 10)) % 10}`;
}

function coverFields({ company, isbn, format }: DemoEdition, random: Random): Bar {
  if (!isbn) return {};
  if (random.chance(0.03)) return { imageThumbnailURL: `${noCoverAddress}?width=85` };
  const path = `/images/covers/${companyOf(company).division}/${isbn}`;
  return company === '180' && format.medium === 'print' ? { imageURL: `${path}?width=428` } : {};
}

function dateFields({ company, day, work }: DemoEdition, random: Random): Bar {
  const isHccp = company === '006';
  return {
    onSaleDate: wireDate(day),
    releaseDate: random.chance(0.03) ? '1900-01-01T00:00:00' : wireDate(day - random.integer(14, 30)),
    pubDate: random.chance(0.7) ? wireDate(day) : wireDate(day + random.integer(1, 14)),
    boundBookDate: random.chance(0.8) ? wireDate(day - random.integer(35, 60)) : null,
    hccpSalesConfDate: isHccp ? wireDate(work.firstDay - random.integer(230, 290)) : null,
    hccpNACDate: isHccp && random.chance(0.8) ? wireDate(work.firstDay - random.integer(150, 210)) : null,
    pubSeason: seasonOf(day).code,
    pubYear: yearOf(day),
  };
}

/** @returns the reader of an audio edition, with the id of the photo; null for other editions. */
export function pickReader(edition: DemoEdition, random: Random): { id: string; name: string } | null {
  return edition.format.medium === 'audio' ? random.pick(narrators) : null;
}

/** Composes the title bar of an edition. */
export function composeTitleBar(edition: DemoEdition, reader: { name: string } | null, context: BarContext): Bar {
  const { today, random, roundRobin } = context;
  const { company, work, format, list, price } = edition;
  const marketCode = salesMarketingCode(edition, today, random);
  const headings = work.genre.bisac.map(([, text]) => text);
  const texts = [...headings.slice(0, 1), ...random.sample(headings.slice(1), random.integer(0, 2))];
  const [categoryCode, categoryText] = work.bible?.category ?? work.genre.category;
  const digital = digitalPrices(format, price, random);
  const isHqna = company === '180';
  const known: Bar = {
    title: work.title,
    longSubtitle: work.subtitle,
    author1: work.author.name,
    author2: work.illustrator?.name ?? (random.chance(0.03) ? personName(random) : null),
    translator: company === '006' || isHqna ? null : work.translator,
    seriesName: work.series?.name ?? null,
    volumeNumber: work.series ? `${random.chance(0.2) ? 'Vol. ' : ''}${work.series.volume}` : null,
    reissueNo: edition.reissueNo,
    salesMarketingCode: marketCode,
    answerCode: company === '006' ? answerCode(marketCode).code : null,
    pubOnSpecialDay: specialDay(edition, random, roundRobin),
    ...categories(texts, edition.isbn),
    casBusinessUnit: list.group[0],
    divisionDesc: list.division[1],
    categoryDesc: categoryText,
    formatDesc: isHqna ? null : format.text,
    formatValue: company === '006' || isHqna ? null : format.value,
    imprintDesc: edition.imprint[1],
    editorialImprintDesc: company === '006' ? null : edition.editorialImprint,
    editorialCategoryDesc: company === '006' || isHqna ? null : work.genre.editorialCategory,
    tap: list.division[0],
    tapDescription: list.division[1],
    tar: categoryCode,
    tac: format.code,
    tas: edition.imprint[0],
    upc:
      isPhysical(edition) && company !== '400' && edition.productId && random.chance(0.4)
        ? upcOf(edition.productId)
        : null,
    price,
    canadianPrice: canadianPrice(company, price, random),
    ebAgencyPrice: digital?.agency ?? null,
    ebLibraryPrice: digital?.library ?? null,
    zeroPriceInd: edition.isZeroPriced ? (random.chance(0.7) ? 'Y' : 'N') : null,
    ...dateFields(edition, random),
    ...coverFields(edition, random),
    ...publisherFields(edition, marketCode),
  };
  return edition.hasBarOnly ? known : { ...known, ...detailFields(edition, reader, context) };
}

/** Fields that editions with a title bar only do not have. */
function detailFields(edition: DemoEdition, reader: { name: string } | null, context: BarContext): Bar {
  const { random, roundRobin } = context;
  const { company, work, format, isbn } = edition;
  const isHqna = company === '180';
  const { style, name: genre } = work.genre;
  const hasIndexField = style === 'knowledge' || style === 'practice' || genre === 'childrenNonfiction';
  return {
    firstPrintAnnounced: company === '006' ? null : firstPrint(edition),
    trimSize: format.trims.length > 0 ? random.pick(format.trims) : null,
    pageCount: pages(edition, random),
    booksPerCarton: isPhysical(edition) ? random.pick([12, 16, 20, 24, 28, 36, 48]) : null,
    illustrationNote: random.chance(work.illustrator ? 0.8 : 0.15) ? random.pick(illustrationNotes) : null,
    prodindex: hasIndexField ? random.pick(['Y', 'Index', 'N']) : null,
    ...(company === '001' || company === '018' || company === '006' ? {} : ageFields(edition, roundRobin)),
    ...audioFields(edition, reader?.name ?? '', random),
    ...bibleFields(edition, random),
    ...(isHqna && hqnaFields(edition, random)),
    ...(isbn && !isHqna && onixFields(edition, context)),
  };
}

const isPhysical = ({ format }: DemoEdition): boolean => format.medium === 'print' || format.isDiscs === true;

/** BISAC headings are either all in one field, separated by bars, or one in each of three fields; both forms occur. */
function categories(texts: readonly string[], isbn: string | null): Pick<Bar, 'category' | 'category2' | 'category3'> {
  const isInOneField = Number(isbn?.at(-2) ?? 0) % 2 === 0;
  if (isInOneField) return { category: joinBisacCategory(texts), category2: null, category3: null };
  return { category: joinBisacCategory(texts.slice(0, 1)), category2: texts[1] ?? null, category3: texts[2] ?? null };
}
