import type { CompanyCode } from '@titlenet/catalogue/companies';
import type { ClassicAuthor } from './classic-author.ts';
import { tuesday, yearOf } from './demo-dates.ts';
import type { BibleMake, DemoPerson, DemoWork } from './demo-work.ts';
import { describeWork } from './describe-work.ts';
import { type Genre, genreOf } from './genres.ts';
import { fill } from './grammar.ts';
import { cities, personName } from './names.ts';
import type { PublishingList } from './publishing-list.ts';
import type { Random } from './random.ts';
import { titleGrammars } from './title-grammars.ts';
import type { Turns } from './turns.ts';

/** First days of a catalogue reach from a year and a half ahead to decades back, most of them recent. */
const DAYS_AHEAD = 540;
const DAYS_BACK = 365 * 22;
const DAYS_BETWEEN_WORKS = [200, 620] as const;

/** Under which categories (TAR) a division files its Bibles: with its own code they make the Bible flag (TS §5). */
export const bibleCategories: Record<string, readonly (readonly [code: string, text: string])[]> = {
  ZN: [
    ['BI', 'BIBLES'],
    ['KB', 'KIDS BIBLES'],
    ['VB', 'VALUE BIBLES'],
  ],
  NT: [
    ['KL', 'KING JAMES LINE'],
    ['BI', 'BIBLES'],
  ],
};

/** Ids of people: classics by their place in the table, others by their shelf. */
const FIRST_COMPOSED_PERSON = 200_000;

export function composedPerson(random: Random, shelf: number, place: number): DemoPerson {
  const hometown = random.pick(cities);
  return {
    id: random.chance(0.1) ? '0' : String(FIRST_COMPOSED_PERSON + shelf * 4 + place),
    name: personName(random),
    hometown,
    residence: random.chance(0.85) ? (random.chance(0.4) ? hometown : random.pick(cities)) : null,
    years: null,
  };
}

export function classicPerson(author: ClassicAuthor, place: number): DemoPerson {
  return {
    id: String(100_000 + place),
    name: author.name,
    hometown: author.hometown,
    residence: null,
    years: [author.born, author.died],
  };
}

/** Day of a first edition: half of a catalogue is from the last four years, some of it not out yet. */
function firstDay(random: Random, today: number): number {
  const back = random.next() ** 2.4 * (DAYS_AHEAD + DAYS_BACK);
  return tuesday(Math.round(today + DAYS_AHEAD - back));
}

const illustrated = new Set<Genre['manner']>(['picture', 'young']);
/** Of books for adults some authors' have drawings, maps or plates by somebody with a name. */
const sometimesIllustrated = new Set<Genre['manner']>(['story', 'wonder', 'knowledge', 'practice', 'verse']);
const AUTHORS_TO_AN_ILLUSTRATOR = 8;
const AUTHORS_TO_A_TRANSLATOR = 20;

export interface ShelfOfWorks {
  company: CompanyCode;
  list: PublishingList;
  random: Random;
  /** Its number among the shelves of all companies. */
  shelf: number;
  /** Which category its first Bible gets. */
  turn: number;
  /** What the company's rare cases are dealt by. */
  turns: Turns;
  today: number;
}

/** Who illustrates an author's works in this genre; null for most that are not for children. */
function illustratorOf({ manner }: Genre, { company, random, shelf, turns }: ShelfOfWorks): DemoPerson | null {
  const isIllustrated = illustrated.has(manner)
    ? random.chance(0.8)
    : sometimesIllustrated.has(manner) && turns.isOneIn(AUTHORS_TO_AN_ILLUSTRATOR, `${company} illustrator`);
  return isIllustrated ? composedPerson(random, shelf, 1) : null;
}

/** An invented author's works, one after the other; some of them a series. */
export function composeWorks(options: ShelfOfWorks): DemoWork[] {
  const { company, list, random, shelf, turn, turns, today } = options;
  const genre = genreOf(random.weighted(list.genres));
  const author = composedPerson(random, shelf, 0);
  const illustrator = illustratorOf(genre, options);
  const count = random.weighted([
    [1, 45],
    [2, 22],
    [3, 14],
    [4, 9],
    [5, 6],
    [7, 4],
  ] as const);
  const grammar = titleGrammars[genre.manner];
  const seriesName = count > 1 && genre.manner !== 'bible' && random.chance(0.5) ? seriesNameOf(genre, random) : null;
  const success = random.longTail(1.15);
  const isTranslated = genre.manner !== 'bible' && turns.isOneIn(AUTHORS_TO_A_TRANSLATOR, `${company} translator`);
  const translator = isTranslated ? personName(random) : null;
  let day = firstDay(random, today);
  const works: DemoWork[] = [];
  const used = new Set<string>();
  for (let index = 0; index < count; index += 1) {
    const bible = genre.manner === 'bible' ? composeBible(list, turn + index, random) : null;
    const slots: Record<string, string> = bible ? { translation: bible.translation } : {};
    let title = fill(random.pick(grammar.titles), random, grammar.words, slots);
    while (used.has(title)) title = fill(random.pick(grammar.titles), random, grammar.words, slots);
    used.add(title);
    const subtitle = random.chance(grammar.subtitled)
      ? fill(random.pick(grammar.subtitles), random, grammar.words)
      : null;
    const firstYear = yearOf(day);
    works.push({
      title,
      subtitle,
      author,
      illustrator,
      translator,
      genre,
      firstYear,
      isClassic: false,
      series: seriesName ? { name: seriesName, volume: index + 1, total: count } : null,
      bible,
      success: success * random.longTail(0.5),
      firstDay: day,
      ...describeWork({ title, author, illustrator, genre, firstYear, isClassic: false }, random),
    });
    day = tuesday(day + random.integer(...DAYS_BETWEEN_WORKS));
    if (day > today + DAYS_AHEAD) break;
  }
  return works;
}

function seriesNameOf(genre: Genre, random: Random): string {
  const { place, planet, animal, club, season } = titleGrammars[genre.manner].words;
  const word = random.pick(place ?? planet ?? animal ?? club ?? season ?? cities);
  const kind = {
    story: ['Saga', 'Trilogy', 'Novels'],
    suspense: ['Mysteries', 'Files', 'Investigations'],
    romance: ['Brides', 'Hearts', 'Weddings'],
    wonder: ['Cycle', 'Chronicles', 'Wars'],
    knowledge: ['Histories', 'Lives'],
    practice: ['Method', 'Handbooks'],
    verse: ['Poets'],
    picture: ['and Friends', 'Stories'],
    young: ['Adventures', 'Mysteries'],
    faith: ['Readings', 'Studies'],
    bible: ['Editions'],
  }[genre.manner];
  return `${word.split(',', 1)[0]} ${random.pick(kind)}`;
}

/** A company's Bible categories take turns. */
function composeBible(list: PublishingList, turn: number, random: Random): BibleMake {
  const categories = bibleCategories[list.division[0]] ?? bibleCategories.ZN!;
  return {
    translation: random.pick(titleGrammars.bible.words.translation!),
    category: categories[turn % categories.length]!,
  };
}

/** Some of a real author's works, each in an edition of this company. */
export function classicWorks(author: ClassicAuthor, person: DemoPerson, options: ShelfOfWorks): DemoWork[] {
  const { random, today } = options;
  const chosen = random.some(author.works, random.integer(1, Math.min(4, author.works.length)));
  const illustrator = illustratorOf(genreOf(chosen[0]![2]), options);
  const isTranslated = /France|Russia|Germany|Spain|Japan|Czech|Brazil|Denmark|Switzerland|Italy|Algeria/.test(
    author.hometown,
  );
  const day = firstDay(random, today - 200);
  return chosen.map(([title, firstYear, genreName], index) => {
    const genre = genreOf(genreName);
    return {
      title,
      subtitle: random.chance(0.2)
        ? random.pick(
            illustrator ? ['The Illustrated Edition'] : ['Complete and Unabridged', 'With an Introduction and Notes'],
          )
        : null,
      author: person,
      illustrator,
      translator: isTranslated ? personName(random) : null,
      genre,
      firstYear,
      isClassic: true,
      series: null,
      bible: null,
      success: random.longTail(0.8) * 1.6,
      firstDay: tuesday(day + index * random.integer(0, 120)),
      ...describeWork({ title, author: person, illustrator, genre, firstYear, isClassic: true }, random),
    };
  });
}
