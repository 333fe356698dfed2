import { displayName } from '@titlenet/catalogue/text/names';
import type { Random } from '../random/random.ts';
import table from '../tables/descriptions.json' with { type: 'json' };
import type { DemoPerson, DemoWork } from './demo-work.ts';
import { fillTemplate } from './fill-template.ts';
import type { Genre } from './genres.ts';
import { cities, givenName, townOf } from './names.ts';

const { keynotes, keynoteEndings, taglines, retailerSentences, classics, styles } = table;

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
  const sentences = work.isClassic ? classics : styles[work.genre.style];
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
