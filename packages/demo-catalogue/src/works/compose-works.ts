import type { CompanyCode } from '@titlenet/catalogue/companies';
import type { PublishingList } from '../companies/publishing-lists.ts';
import { tuesdayOnOrBefore, yearOf } from '../demo-dates.ts';
import type { Random } from '../random/random.ts';
import type { RoundRobin } from '../random/round-robin.ts';
import type { ClassicAuthor } from './classic-authors.ts';
import type { BibleDetails, DemoPerson, DemoWork } from './demo-work.ts';
import { describeWork } from './describe-work.ts';
import { fillTemplate } from './fill-template.ts';
import { type Genre, genreOf } from './genres.ts';
import { cities, personName } from './names.ts';
import { titleGrammars } from './title-grammars.ts';

/** Range of the on-sale days of first editions relative to today. */
const DAYS_AHEAD = 540;
const DAYS_BACK = 365 * 22;
const DAYS_BETWEEN_WORKS = [200, 620] as const;

/** Bible categories (TAR) by division (TAP); the combination determines the Bible flag (SHEET-087 to SHEET-091). */
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

/** Person ids: classic authors count from 100,000 by table index, composed authors from here by author number. */
const FIRST_COMPOSED_PERSON = 200_000;

export function composedPerson(random: Random, authorNumber: number, personIndex: number): DemoPerson {
  const hometown = random.pick(cities);
  return {
    id: random.chance(0.1) ? '0' : String(FIRST_COMPOSED_PERSON + authorNumber * 4 + personIndex),
    name: personName(random),
    hometown,
    residence: random.chance(0.85) ? (random.chance(0.4) ? hometown : random.pick(cities)) : null,
    years: null,
  };
}

export function classicPerson(author: ClassicAuthor, authorIndex: number): DemoPerson {
  return {
    id: String(100_000 + authorIndex),
    name: author.name,
    hometown: author.hometown,
    residence: null,
    years: [author.born, author.died],
  };
}

/** @returns the on-sale day of a first edition; half of them are within the last four years or announced. */
function firstDay(random: Random, today: number): number {
  const back = random.next() ** 2.4 * (DAYS_AHEAD + DAYS_BACK);
  return tuesdayOnOrBefore(Math.round(today + DAYS_AHEAD - back));
}

const alwaysIllustratedStyles = new Set<Genre['style']>(['picture', 'young']);
/** Styles in which some authors have an illustrator. */
const sometimesIllustratedStyles = new Set<Genre['style']>(['story', 'wonder', 'knowledge', 'practice', 'verse']);
const AUTHORS_PER_ILLUSTRATOR = 8;
const AUTHORS_PER_TRANSLATOR = 20;

export interface WorksOptions {
  company: CompanyCode;
  list: PublishingList;
  random: Random;
  /** Number of the author among the authors of all companies. */
  authorNumber: number;
  /** Index of the category of its first Bible. */
  bibleIndex: number;
  roundRobin: RoundRobin;
  today: number;
}

/** @returns the illustrator of an author's works; null for most authors of adult genres. */
function illustratorOf(
  { style }: Genre,
  { company, random, authorNumber, roundRobin }: WorksOptions,
): DemoPerson | null {
  const isIllustrated = alwaysIllustratedStyles.has(style)
    ? random.chance(0.8)
    : sometimesIllustratedStyles.has(style) && roundRobin.isOneIn(AUTHORS_PER_ILLUSTRATOR, `${company} illustrator`);
  return isIllustrated ? composedPerson(random, authorNumber, 1) : null;
}

/** Composes the works of an invented author in order of publication; some of them are a series. */
export function composeWorks(options: WorksOptions): DemoWork[] {
  const { company, list, random, authorNumber, bibleIndex, roundRobin, today } = options;
  const genre = genreOf(random.weighted(list.genres));
  const author = composedPerson(random, authorNumber, 0);
  const illustrator = illustratorOf(genre, options);
  const count = random.weighted([
    [1, 45],
    [2, 22],
    [3, 14],
    [4, 9],
    [5, 6],
    [7, 4],
  ] as const);
  const grammar = titleGrammars[genre.style];
  const seriesName = count > 1 && genre.style !== 'bible' && random.chance(0.5) ? seriesNameOf(genre, random) : null;
  const success = random.logNormal(1.15);
  const isTranslated = genre.style !== 'bible' && roundRobin.isOneIn(AUTHORS_PER_TRANSLATOR, `${company} translator`);
  const translator = isTranslated ? personName(random) : null;
  let day = firstDay(random, today);
  const works: DemoWork[] = [];
  const used = new Set<string>();
  for (let index = 0; index < count; index += 1) {
    const bible = genre.style === 'bible' ? composeBible(list, bibleIndex + index, random) : null;
    const slots: Record<string, string> = bible ? { translation: bible.translation } : {};
    let title = fillTemplate(random.pick(grammar.titles), random, grammar.words, slots);
    while (used.has(title)) title = fillTemplate(random.pick(grammar.titles), random, grammar.words, slots);
    used.add(title);
    const subtitle = random.chance(grammar.subtitled)
      ? fillTemplate(random.pick(grammar.subtitles), random, grammar.words)
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
      success: success * random.logNormal(0.5),
      firstDay: day,
      ...describeWork({ title, author, illustrator, genre, firstYear, isClassic: false }, random),
    });
    day = tuesdayOnOrBefore(day + random.integer(...DAYS_BETWEEN_WORKS));
    if (day > today + DAYS_AHEAD) break;
  }
  return works;
}

function seriesNameOf(genre: Genre, random: Random): string {
  const { place, planet, animal, club, season } = titleGrammars[genre.style].words;
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
  }[genre.style];
  return `${word.split(',', 1)[0]} ${random.pick(kind)}`;
}

/** Bible categories are assigned in rotation. */
function composeBible(list: PublishingList, bibleIndex: number, random: Random): BibleDetails {
  // The table has this division.
  const categories = bibleCategories[list.division[0]] ?? bibleCategories.ZN!;
  return {
    // The grammar of Bibles has translations; the remainder is an index of the list.
    translation: random.pick(titleGrammars.bible.words.translation!),
    // The remainder is an index of the list.
    category: categories[bibleIndex % categories.length]!,
  };
}

/** Composes works of a classic author. */
export function classicWorks(author: ClassicAuthor, person: DemoPerson, options: WorksOptions): DemoWork[] {
  const { random, today } = options;
  const genre = genreOf(author.genre);
  const chosen = random.sample(author.works, random.integer(1, Math.min(4, author.works.length)));
  const illustrator = illustratorOf(genre, options);
  const isTranslated = /France|Russia|Germany|Spain|Japan|Czech|Brazil|Denmark|Switzerland|Italy|Algeria/.test(
    author.hometown,
  );
  const day = firstDay(random, today - 200);
  return chosen.map(([title, firstYear], index) => {
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
      success: random.logNormal(0.8) * 1.6,
      firstDay: tuesdayOnOrBefore(day + index * random.integer(0, 120)),
      ...describeWork({ title, author: person, illustrator, genre, firstYear, isClassic: true }, random),
    };
  });
}
