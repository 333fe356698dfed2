import { furtherDateOf } from '@titlenet/catalogue/rules/further-dates';
import { furtherSeriesText } from '@titlenet/catalogue/rules/further-series';
import type { StoredSheet } from '@titlenet/catalogue/sheet/sections';
import type { TitleRecord } from '@titlenet/catalogue/title-record';
import { wireDate } from '../demo-dates.ts';
import texts from '../tables/section-texts.json' with { type: 'json' };
import type { DemoEdition } from '../works/demo-work.ts';
import type { TextStyle } from '../works/genres.ts';

/*
 * What publishers send with ONIX beside the house's own fields. It follows from the ISBN, so that it does not change
 * the random values of other fields.
 */

type People = StoredSheet['editorial']['people'];

/** A number from the ISBN, for choices that are the same each time. */
const choiceOf = ({ isbn, day }: DemoEdition): number => Number(isbn?.slice(-6, -1) ?? day);

const isOneIn = (edition: DemoEdition, interval: number): boolean => choiceOf(edition) % interval === 0;

const themaOfFiction = 'FBA Modern and contemporary fiction: literary and general';
const thema: Partial<Record<TextStyle, string>> = {
  bible: 'QRMF1 Bibles',
  faith: 'QRMP Christian life and practice',
  knowledge: 'NHB General and world history',
  picture: 'YBC Children’s picture books',
  practice: 'VS Self-help, personal development and practical advice',
  romance: 'FR Romance',
  suspense: 'FF Crime and mystery fiction',
  verse: 'DC Poetry',
  wonder: 'FM Fantasy',
  young: 'YFB Children’s / Teenage fiction: General, modern and contemporary fiction',
};
const bicOfFiction = 'FA Modern & contemporary fiction (post c 1945)';
const bic: typeof thema = {
  bible: 'HRCF Bibles',
  faith: 'HRCV Christian life & practice',
  knowledge: 'HBG General & world history',
  picture: 'YBC Picture books',
  practice: 'VS Self-help & personal development',
  romance: 'FR Romance',
  suspense: 'FF Crime & mystery',
  verse: 'DC Poetry',
  wonder: 'FM Fantasy',
  young: 'YFB General fiction (Children’s / Teenage)',
};

const statuses: Readonly<Record<string, { publishingStatus: string; availability: string }>> = {
  DV: { publishingStatus: '02', availability: '10' },
  FC: { publishingStatus: '02', availability: '10' },
  AV: { publishingStatus: '04', availability: '21' },
  UN: { publishingStatus: '07', availability: '51' },
};
/** One in so many titles is cancelled by its publisher although the house has another status. */
const TITLES_PER_CANCELLATION = 90;

/** Composes edition, size and further dates, which some editions have. */
function editionFacts(edition: DemoEdition): TitleRecord['bar'] {
  const { work, format, day } = edition;
  const isPrint = format.medium === 'print';
  const isRevised = work.isClassic || isOneIn(edition, 7);
  const choice = choiceOf(edition);
  const announced = furtherDateOf({ role: '09', date: wireDate(day - 240).slice(0, 10) });
  const first = furtherDateOf({ role: '11', date: String(work.firstYear) });
  const reprint = furtherDateOf({ role: '12', date: wireDate(day + 400).slice(0, 7) });
  return {
    publisher: isOneIn(edition, 6) ? 'Tidewater Publishing Group' : null,
    editionNumber: isRevised ? 2 + (choice % 4) : null,
    editionStatement: isRevised ? 'Revised, with a new preface' : null,
    editionTypes: isRevised ? ['Revised'] : [],
    thickness: isPrint ? `${(40 + (choice % 80)) / 100} in` : null,
    weight: isPrint ? `${(60 + (choice % 140)) / 10} oz` : null,
    furtherDates: [announced, ...(isRevised ? [first] : []), ...(isRevised && isPrint ? [reprint] : [])],
  };
}

const { distributors, chapters, prefaceWriters } = texts.publisher;

/** Composes suppliers with their terms, and restrictions of sales, which few editions have. */
export function publisherSupply(
  edition: DemoEdition,
): Pick<StoredSheet['subrights'], 'supply' | 'salesRestrictions' | 'partsOfCountries'> {
  const choice = choiceOf(edition);
  const isUk = edition.company === '400';
  const home = { market: isUk ? 'GB IE' : 'US CA', marketStatus: '04', role: '01', availability: '21' };
  const supply = [
    { ...home, supplier: edition.imprint[1], returns: isUk ? '03 03' : '02 Y', minimumOrder: null },
    ...(choice % 3 === 0
      ? [
          {
            ...home,
            role: '04',
            supplier: distributors[choice % 2] ?? null,
            returns: '02 N',
            minimumOrder: 5,
          },
        ]
      : []),
  ];
  const restriction = {
    restriction: '04',
    outlets: 'Harbour Club',
    note: 'Until the general release',
    market: home.market,
    startDate: wireDate(edition.day),
    endDate: wireDate(edition.day + 180),
  };
  return {
    supply,
    salesRestrictions: choice % 40 === 0 ? [restriction] : [],
    partsOfCountries: choice % 25 === 0 ? ['Not for sale: Québec, Canada'] : [],
  };
}

/** Composes the fields of the title bar that a publisher sends. */
export function publisherFields(edition: DemoEdition, marketCode: string | null): TitleRecord['bar'] {
  if (edition.hasBarOnly || !edition.isbn) return {};
  const { work, company } = edition;
  const isCancelled = isOneIn(edition, TITLES_PER_CANCELLATION);
  const status = statuses[(marketCode ?? 'AV').slice(0, 2)];
  const volume = String(1 + (choiceOf(edition) % 40));
  const style = work.genre.style;
  return {
    ...editionFacts(edition),
    furtherSeries: work.series && isOneIn(edition, 4) ? [furtherSeriesText({ name: 'Reading Circle', volume })] : [],
    thema: [thema[style] ?? themaOfFiction],
    bic: company === '400' || isOneIn(edition, 3) ? [bic[style] ?? bicOfFiction] : [],
    ...status,
    ...(isCancelled && { publishingStatus: '01' }),
  };
}

/** Composes table of contents and excerpt, which one in four editions has. */
export function publisherTexts(edition: DemoEdition): Pick<StoredSheet['editorial'], 'tableOfContents' | 'excerpt'> {
  const { keynote, tagline, title } = edition.work;
  const items = chapters.slice(0, 3 + (choiceOf(edition) % 4)).map((chapter) => `<li>${chapter}</li>`);
  return {
    tableOfContents: isOneIn(edition, 4) ? `<ol>${items.join('')}</ol>` : null,
    excerpt: isOneIn(edition, 5)
      ? `<p><em>${title}</em> opens on a still morning.</p><p>${keynote} ${tagline}</p>`
      : null,
  };
}

interface Biographies {
  authorBio?: string | null;
  artisInfo?: string | null;
}

/** Composes the list of people: those of the title bar, and for classics the writer of a preface. */
export function publisherPeople(
  edition: DemoEdition,
  { author1, author2, translator, reader }: TitleRecord['bar'],
  { authorBio = null, artisInfo = null }: Biographies,
): People {
  const { illustrator, isClassic } = edition.work;
  const credited = { isCredited: true, biography: null };
  const other = { isCredited: false, biography: null };
  const second = illustrator
    ? { ...credited, role: 'Illustrator', roles: 'A12', biography: artisInfo }
    : { ...credited, role: 'Author', roles: 'A01' };
  // The remainder is an index of the list.
  const writer = prefaceWriters[choiceOf(edition) % prefaceWriters.length]!;
  const preface = { ...other, role: 'Preface', roles: 'A15', biography: '<p>Writes about books that last.</p>' };
  return [
    ...(author1 ? [{ ...credited, name: author1, role: 'Author', roles: 'A01', biography: authorBio }] : []),
    ...(author2 ? [{ ...second, name: author2 }] : []),
    ...(translator ? [{ ...other, name: translator, role: 'Translator', roles: 'B06' }] : []),
    ...(reader ? [{ ...other, name: reader, role: 'Reader', roles: 'E07' }] : []),
    ...(isClassic ? [{ ...preface, name: writer }] : []),
  ];
}
