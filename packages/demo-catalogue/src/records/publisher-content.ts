import { furtherSeriesText } from '@titlenet/catalogue/rules/further-series';
import type { StoredSheet } from '@titlenet/catalogue/sheet/sections';
import type { TitleRecord } from '@titlenet/catalogue/title-record';
import type { DemoEdition } from '../works/demo-work.ts';
import type { TextStyle } from '../works/genre-table.ts';

/*
 * What publishers send with ONIX beside the house's own fields. It follows from the ISBN, so that it does not change the random
 * values of other fields.
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

const statuses = {
  DV: { publishingStatus: '02', availability: '10' },
  FC: { publishingStatus: '02', availability: '10' },
  AV: { publishingStatus: '04', availability: '21' },
  UN: { publishingStatus: '07', availability: '51' },
} as const;
/** One in so many titles is cancelled by its publisher although the house has another status. */
const TITLES_PER_CANCELLATION = 90;

/** Composes the fields of the title bar that a publisher sends. */
export function publisherFields(edition: DemoEdition, marketCode: string | null): TitleRecord['bar'] {
  if (edition.hasBarOnly || !edition.isbn) return {};
  const { work, company } = edition;
  const isCancelled = isOneIn(edition, TITLES_PER_CANCELLATION);
  const status = statuses[(marketCode ?? 'AV').slice(0, 2) as keyof typeof statuses];
  const volume = String(1 + (choiceOf(edition) % 40));
  const style = work.genre.style;
  return {
    furtherSeries: work.series && isOneIn(edition, 4) ? [furtherSeriesText({ name: 'Reading Circle', volume })] : [],
    thema: [thema[style] ?? themaOfFiction],
    bic: company === '400' && !thema[style] ? [bicOfFiction] : [],
    ...status,
    ...(isCancelled && { publishingStatus: '01' }),
  };
}

const chapters = ['The Harbour', 'Letters', 'What the Winter Left', 'A Visit', 'The Long Road', 'Home'] as const;

/** Composes table of contents and excerpt, which one in four editions has. */
export function publisherTexts(edition: DemoEdition): Pick<StoredSheet['editorial'], 'tableOfContents' | 'excerpt'> {
  const { keynote, tagline, title } = edition.work;
  const items = chapters.slice(0, 3 + (choiceOf(edition) % 4)).map((chapter) => `<li>${chapter}</li>`);
  return {
    tableOfContents: isOneIn(edition, 4) ? `<ol>${items.join('')}</ol>` : null,
    excerpt: isOneIn(edition, 5) ? `<p><em>${title}</em> opens on a still morning.</p><p>${keynote} ${tagline}</p>` : null,
  };
}

const prefaceWriters = ['Okafor, Ngozi', 'Lindqvist, Maja', 'Harrow, Daniel', 'Castellanos, Inés'] as const;

/** Composes the list of people: those of the title bar, and for classics the writer of a preface. */
export function publisherPeople(
  edition: DemoEdition,
  { authorBio, artisInfo }: { authorBio: string | null; artisInfo: string | null },
): People {
  const { author, illustrator, translator, isClassic } = edition.work;
  const person = (name: string, role: string, roles: string, biography: string | null, isCredited: boolean) => ({
    name,
    role,
    biography,
    roles,
    isCredited,
  });
  const writer = prefaceWriters[choiceOf(edition) % prefaceWriters.length]!;
  return [
    person(author.name, 'Author', 'A01', authorBio, true),
    ...(illustrator ? [person(illustrator.name, 'Illustrator', 'A12', artisInfo, true)] : []),
    ...(translator ? [person(translator, 'Translator', 'B06', null, false)] : []),
    ...(isClassic ? [person(writer, 'Preface', 'A15', '<p>Writes about books that last.</p>', false)] : []),
  ];
}
