import type { EditionReference } from '@titlenet/catalogue/title-record';
import type { DemoEdition } from './demo-work.ts';
import { composedCompetitor } from './outside-titles.ts';
import type { Random } from './random.ts';

const REMEMBERED = 10;
const COMPARED = 5;

const known = ({ work, format, imprint }: DemoEdition): EditionReference['known'] => ({
  title: work.title,
  author: work.author.name,
  format: format.text,
  source: imprint[1],
});

/** The latest titles of each company and genre: what a new title is compared with. Bounded, however long the demo. */
export class Competitors {
  readonly #latest = new Map<string, DemoEdition[]>();

  of(edition: DemoEdition, random: Random): DemoEdition[] {
    return random.some(this.#latest.get(`${edition.company} ${edition.work.genre.name}`) ?? [], COMPARED);
  }

  add(edition: DemoEdition): void {
    const key = `${edition.company} ${edition.work.genre.name}`;
    const latest = this.#latest.get(key) ?? [];
    this.#latest.set(key, [edition, ...latest].slice(0, REMEMBERED));
  }
}

/**
 * Which other titles a title's sheet speaks of: its audio and large print editions, its other formats and its author's
 * other works, what the author sold before, and what it competes with, some of it from other publishers.
 */
export function referencesOf(
  edition: DemoEdition,
  shelf: readonly DemoEdition[],
  competitors: readonly DemoEdition[],
  random: Random,
): EditionReference[] {
  const isFirstOfItsWork = (one: DemoEdition, index: number) =>
    shelf.findIndex(({ work }) => work === one.work) === index;
  const others = shelf.filter((one) => one.isbn && one.isbn !== edition.isbn && one.company === edition.company);
  const ofWork = others.filter((one) => one.work === edition.work);
  const isListened = (one: DemoEdition) => one.format.make === 'audio' || Boolean(one.format.isLargePrint);
  const firsts = shelf.filter(isFirstOfItsWork).filter((one) => others.includes(one) && one.work !== edition.work);
  const earlier = firsts.filter((one) => one.day < edition.day);
  const refer = (list: EditionReference['list']) => (one: DemoEdition, index: number) => ({
    isbn: one.isbn!,
    list,
    // The other title is in the catalogue and is joined when read (G-169); only HCCP writes it into its own texts.
    ...(edition.company === '006' && { known: known(one) }),
    ...(index === 0 && (list === 'titleTrack' || list === 'competitive') && { isModel: true }),
  });
  const outside = edition.isBare || !random.chance(0.4) ? [] : [composedCompetitor(edition, random)];
  return [
    ...ofWork.filter(isListened).map(refer('audioAndLargePrint')),
    ...[...ofWork.filter((one) => !isListened(one)), ...firsts].map(refer('otherWorks')),
    ...earlier.map(refer('titleTrack')),
    ...competitors.map(refer('competitive')),
    ...outside,
  ];
}
