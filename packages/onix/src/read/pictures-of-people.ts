import { foldText } from '@titlenet/catalogue/text/fold';
import { displayName } from '@titlenet/catalogue/text/names';
import { artistsOf, authorsOf } from './map-contributors.ts';
import type { OnixContributor, OnixPictures } from './onix-title.ts';

/** A picture of a contributor, with what its record says of it: feature types of list 160. */
export type PersonPicture = {
  readonly url: string;
  readonly features: readonly { readonly type: string; readonly value?: string; readonly note?: string }[];
};

/** Features that hold the number of a contributor, with the types of that number (list 44). */
const NUMBERS = new Map([
  ['05', ['16']],
  ['06', ['01', '02']],
  ['11', ['21']],
]);
/** Caption and alternative text. */
const WORDS = ['02', '07'];
/** More pictures, or words for one, than anybody's record has. */
const MOST_PICTURES = 20;
const LONGEST_WORDS = 1_000;

/**
 * Whose picture each is: that of the contributor whose ISNI, ORCID or own number of the sender it carries, else of the
 * one whom its caption or alternative text names, and without either of the one person whom the record credits. The
 * sheet has room for author1 and for the artist who is author2.
 */
export function picturesOfPeople(
  pictures: readonly PersonPicture[],
  contributors: readonly OnixContributor[],
): Pick<OnixPictures, 'author' | 'artist'> {
  if (pictures.length === 0) return {};
  const artists = artistsOf(contributors);
  const [author, second] = [...authorsOf(contributors), ...artists];
  const artist = second && artists.includes(second) ? second : undefined;
  const people = new NamedPeople(contributors);
  const owned = pictures.slice(0, MOST_PICTURES).map((picture) => ({
    url: picture.url,
    owner: people.by(picture) ?? (second === undefined ? author : undefined),
  }));
  const of = (person: OnixContributor | undefined) => person && owned.find(({ owner }) => owner === person)?.url;
  return { author: of(author), artist: of(artist) };
}

class NamedPeople {
  readonly #byNumber = new Map<string, OnixContributor>();
  readonly #names: readonly { readonly person: OnixContributor; readonly folded: readonly string[] }[];

  constructor(all: readonly OnixContributor[]) {
    for (const person of all)
      for (const { type, value } of person.identifiers) this.#byNumber.set(`${type} ${bareNumber(value)}`, person);
    this.#names = all.map((person) => ({
      person,
      folded: [person.name, displayName(person.name)].map(foldText).filter((name) => name !== ''),
    }));
  }

  by({ features }: PersonPicture): OnixContributor | undefined {
    for (const { type, value } of features)
      for (const numberType of NUMBERS.get(type) ?? []) {
        const found = value === undefined ? undefined : this.#byNumber.get(`${numberType} ${bareNumber(value)}`);
        if (found) return found;
      }
    const notes = features.filter(({ type }) => WORDS.includes(type)).map(({ note }) => note ?? '');
    const words = foldText(notes.join('\n').slice(0, LONGEST_WORDS));
    const named = this.#names.filter(({ folded }) => folded.some((name) => isSaidIn(words, name)));
    return named.length === 1 ? named[0]!.person : undefined;
  }
}

/** Whether a name stands among the words, and not inside a longer one. */
function isSaidIn(words: string, name: string): boolean {
  const isLetter = (at: number) => /[\p{L}\p{N}]/u.test(words.charAt(at));
  for (let at = words.indexOf(name); at >= 0; at = words.indexOf(name, at + 1))
    if (!isLetter(at - 1) && !isLetter(at + name.length)) return true;
  return false;
}

/** Numbers are written with and without blanks, hyphens and the address of their registry. */
function bareNumber(text: string): string {
  return text.replace(/^https?:\/\/(?:www\.)?(?:orcid|isni)\.org\/(?:isni\/)?/i, '').replace(/[\s-]/g, '');
}
