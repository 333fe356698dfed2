import type { EditionReference } from '@titlenet/catalogue/edition-reference';
import type { Random } from '../random/random.ts';
import type { DemoEdition } from '../works/demo-work.ts';
import { composeExternalCompetitor } from './external-competitor.ts';

const MAX_CANDIDATES = 10;
const MAX_COMPETITORS = 5;

const known = ({ work, format, imprint }: DemoEdition): EditionReference['known'] => ({
  title: work.title,
  author: work.author.name,
  format: format.text,
  source: imprint[1],
});

/** Keeps the latest titles of each company and genre as candidates for comparison; its size is bounded. */
export class Competitors {
  readonly #latest = new Map<string, DemoEdition[]>();

  /** @returns some candidates of the same company and genre. */
  of(edition: DemoEdition, random: Random): DemoEdition[] {
    return random.sample(this.#latest.get(`${edition.company} ${edition.work.genre.name}`) ?? [], MAX_COMPETITORS);
  }

  /** Adds a candidate. */
  add(edition: DemoEdition): void {
    const key = `${edition.company} ${edition.work.genre.name}`;
    const latest = this.#latest.get(key) ?? [];
    this.#latest.set(key, [edition, ...latest].slice(0, MAX_CANDIDATES));
  }
}

/** The relation of an edition to another one, as ONIX feeds state it (list 51); undefined for comparisons. */
function relationOf(edition: DemoEdition, one: DemoEdition, list: EditionReference['list']): string | undefined {
  if (list !== 'otherWorks') return undefined;
  if (one.work !== edition.work) return '22';
  return edition.format.medium === 'digital' && one.format.medium === 'print' ? '13' : '06';
}

/**
 * Composes the references of an edition: audio and large print editions, other formats and works of the author, earlier
 * works for the title track, and competing titles, some of them of external publishers.
 */
export function referencesOf(
  edition: DemoEdition,
  authorEditions: readonly DemoEdition[],
  competitors: readonly DemoEdition[],
  random: Random,
): EditionReference[] {
  const isFirstOfItsWork = (one: DemoEdition, index: number) =>
    authorEditions.findIndex(({ work }) => work === one.work) === index;
  const others = authorEditions.filter(
    (one) => one.isbn && one.isbn !== edition.isbn && one.company === edition.company,
  );
  const ofWork = others.filter((one) => one.work === edition.work);
  const isAudioOrLargePrint = (one: DemoEdition) => one.format.medium === 'audio' || Boolean(one.format.isLargePrint);
  const firsts = authorEditions
    .filter(isFirstOfItsWork)
    .filter((one) => others.includes(one) && one.work !== edition.work);
  const earlier = firsts.filter((one) => one.day < edition.day);
  const refer = (list: EditionReference['list']) => (one: DemoEdition, index: number) => {
    const relation = relationOf(edition, one, list);
    return {
      // Only editions with an ISBN are referred to.
      isbn: one.isbn!,
      list,
      ...(relation && { relations: [relation] }),
      // References are joined when the sheet is read (G-169); only HCCP's texts need the other title's fields.
      ...(edition.company === '006' && { known: known(one) }),
      ...(index === 0 && (list === 'titleTrack' || list === 'competitive') && { isModel: true }),
    };
  };
  const external = edition.hasBarOnly || !random.chance(0.4) ? [] : [composeExternalCompetitor(edition, random)];
  return [
    ...ofWork.filter(isAudioOrLargePrint).map(refer('audioAndLargePrint')),
    ...[...ofWork.filter((one) => !isAudioOrLargePrint(one)), ...firsts].map(refer('otherWorks')),
    ...earlier.map(refer('titleTrack')),
    ...competitors.map(refer('competitive')),
    ...external,
  ];
}
