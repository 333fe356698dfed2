import { artistsOf, authorsOf } from '@titlenet/catalogue/rules/authors';
import { foldText } from '@titlenet/catalogue/text/fold';
import { displayName } from '@titlenet/catalogue/text/names';
import type { OnixContributor } from './onix-values.ts';

/** A picture of a contributor with its features (types of list 160). */
export type PersonPicture = {
  readonly url: string;
  readonly features: readonly { readonly type: string; readonly value?: string; readonly note?: string }[];
};

/** Features that hold a contributor's identifier, with the possible types of that identifier (list 44). */
const NUMBERS = new Map([
  ['05', ['16']],
  ['06', ['01', '02']],
  ['11', ['21']],
]);
/** Caption and alternative text. */
const WORDS = ['02', '07'];
const MAX_PICTURES = 20;
/** Length of the captions of one picture that are searched for names. */
const MAX_CAPTION_LENGTH = 1_000;

/**
 * Finds the pictures of author1 and of the artist who is author2. A picture belongs to the contributor whose ISNI,
 * ORCID or proprietary number it carries, else to the one whose name is in its caption or alternative text, else to the
 * author if the record credits only one person.
 */
export function picturesOfPeople(
  pictures: readonly PersonPicture[],
  contributors: readonly OnixContributor[],
): { author?: string; artist?: string } {
  if (pictures.length === 0) return {};
  const artists = artistsOf(contributors);
  const [author, second] = [...authorsOf(contributors), ...artists];
  const artist = second && artists.includes(second) ? second : undefined;
  const people = new ContributorIndex(contributors);
  const owned = pictures.slice(0, MAX_PICTURES).map((picture) => ({
    url: picture.url,
    owner: people.by(picture) ?? (second === undefined ? author : undefined),
  }));
  const of = (person: OnixContributor | undefined) => person && owned.find(({ owner }) => owner === person)?.url;
  return { author: of(author), artist: of(artist) };
}

class ContributorIndex {
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
    const words = foldText(notes.join('\n').slice(0, MAX_CAPTION_LENGTH));
    const [named, ...others] = this.#names.filter(({ folded }) => folded.some((name) => containsName(words, name)));
    return others.length === 0 ? named?.person : undefined;
  }
}

/** True if a text contains a name as whole words. */
function containsName(words: string, name: string): boolean {
  const isLetter = (at: number) => /[\p{L}\p{N}]/u.test(words.charAt(at));
  for (let at = words.indexOf(name); at >= 0; at = words.indexOf(name, at + 1))
    if (!isLetter(at - 1) && !isLetter(at + name.length)) return true;
  return false;
}

/** Removes blanks, hyphens and the address of the registry, which some senders write and others do not. */
function bareNumber(text: string): string {
  return text.replace(/^https?:\/\/(?:www\.)?(?:orcid|isni)\.org\/(?:isni\/)?/i, '').replace(/[\s-]/g, '');
}
