import { displayName } from '@titlenet/catalogue/text/names';
import type { Random } from '../random/random.ts';
import type { DemoPerson, DemoWork } from './demo-work.ts';
import { classicSentences, sentencesByStyle } from './description-sentences.ts';
import { fillTemplate } from './fill-template.ts';
import type { Genre } from './genres.ts';
import { cities, givenName, townOf } from './names.ts';

const keynotes: readonly string[] = [
  'For readers of {genre}: {tag}',
  'A {genre} debut with a voice of its own: {tag}',
  'From the author’s most loved list, now in a new edition: {tag}',
  '{tag}',
];

const keynoteEndings: readonly string[] = [
  'some doors are better left open.',
  'every family has a story that it does not tell.',
  'a book to press into the hands of a friend.',
  'the truth was in the house all along.',
  'small changes, large lives.',
  'what we keep, and what keeps us.',
  'read it once for the plot and once for the people.',
  'a journey that begins at home.',
  'nobody comes back the same.',
  'big questions, honest answers.',
];

const taglines: readonly string[] = [
  'Some promises are worth breaking.',
  'Come home. Stay a while.',
  'The past has a long memory.',
  'One summer. One secret. One chance.',
  'Love was never part of the plan.',
  'Start where you are.',
  'Every map leaves something out.',
  'Hold on to the light.',
  'Trust nobody. Especially not the narrator.',
  'For everybody who reads under the blanket.',
];

/** Sentences for retailers, who want the title, the author and a reason to buy. */
const retailerSentences: readonly string[] = [
  '{title} by {author} is the {genre} title to put on the front table: readers pass it from hand to hand.',
  'Meet {author}, whose {title} belongs on every shelf of {genre}. A gift for one reader, and a long evening for the next.',
  'Reading groups ask for {title}. {author} gives them {genre} with plenty to talk about, and a last page to argue over.',
  'Looking for {genre}? Start with {title}. {author} has a voice that customers remember and come back for.',
];

export interface WorkToDescribe {
  title: string;
  author: DemoPerson;
  illustrator: DemoPerson | null;
  genre: Genre;
  firstYear: number;
  isClassic: boolean;
}

const genreLabel = (genre: Genre) => genre.keywords[0] ?? 'fiction';

/** Composes the texts that all editions of a work share. */
export function describeWork(
  work: WorkToDescribe,
  random: Random,
): Pick<DemoWork, 'description' | 'retailerDescription' | 'backCover' | 'keynote' | 'tagline' | 'keywords'> {
  const sentences = work.isClassic ? classicSentences : sentencesByStyle[work.genre.style];
  const facts = {
    title: work.title,
    author: displayName(work.author.name),
    illustrator: displayName(work.illustrator?.name ?? work.author.name),
    hometown: work.author.hometown,
    year: String(work.firstYear),
    hero: givenName(random),
    friend: givenName(random),
    place: townOf(random.pick(cities)),
    genre: genreLabel(work.genre),
  };
  const write = (template: string) => fillTemplate(template, random, {}, facts);
  const opening = write(random.pick(sentences.openings));
  const turn = write(random.pick(sentences.turns));
  const closing = write(random.pick(sentences.closings));
  const middle = turn.startsWith('<ul>') ? turn : `<p>${turn}</p>`;
  // Depends on the title only, so that every other text of the catalogue stays as it is.
  const retailerText = write(retailerSentences[work.title.length % retailerSentences.length]!);
  const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
  return {
    description: `<p>${random.chance(0.3) ? `<strong>${opening}</strong>` : opening}</p>${middle}<p>${closing}</p>`,
    retailerDescription: `<p>${retailerText}</p>`,
    backCover: `<p>${opening}</p><p><em>${closing}</em></p>`,
    keynote: capital(fillTemplate(random.pick(keynotes), random, {}, { ...facts, tag: random.pick(keynoteEndings) })),
    tagline: random.pick(taglines),
    keywords: [
      ...random.sample(work.genre.keywords, 4),
      facts.author,
      ...(work.isClassic ? [facts.year] : [facts.place]),
    ],
  };
}
