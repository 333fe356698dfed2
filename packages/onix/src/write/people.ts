import { artistsOf, authorsOf } from '@titlenet/catalogue/rules/authors';
import type { TitleRecord } from '@titlenet/catalogue/title-record';
import { joinedBiographies } from '../read/map-contributors.ts';

export interface About {
  bio?: string | null;
  born?: string | null;
  resides?: string | null;
  links?: readonly { description: string | null; url: string | null }[] | null;
  awards?: string | null;
}

/** A person with roles (list 17) and what is written about the person. */
export interface Credit {
  name: string | null | undefined;
  roles: readonly string[];
  about: About;
}

/** List 17. */
const OTHER_ROLE = 'Z99';
const ROLE = /^[A-FZ]\d\d$/;

type Editorial = NonNullable<TitleRecord['sheet']['editorial']>;

/** Returns the role codes of a text that has them separated by blanks. */
export const roleCodes = (text: string | null | undefined): string[] =>
  (text ?? '').split(' ').filter((role) => ROLE.test(role));

/**
 * Puts the people of the title bar into the order of the sheet's list of people, with the roles and biographies of the
 * list, and adds those whom only the list has. A person of the title bar whom the list does not have follows the one
 * before.
 */
export function inOrderOfPeople(credits: readonly Credit[], editorial: Editorial): Credit[] {
  const known = credits.filter(({ name }) => name?.trim());
  const people = editorial.people ?? [];
  if (people.length === 0) return known;
  const biographies = ownBiographies(editorial);
  const listed = people.map(({ name, roles }): Credit => {
    const own = known.filter((credit) => credit.name === name);
    const about: About = Object.assign({}, ...own.map((credit) => credit.about));
    const codes = [roleCodes(roles), own.flatMap((credit) => credit.roles)];
    const bio = biographies.has(name) ? biographies.get(name) : about.bio;
    return { name, roles: codes.find((found) => found.length > 0) ?? [OTHER_ROLE], about: { ...about, bio } };
  });
  for (const [index, credit] of known.entries()) {
    if (listed.some(({ name }) => name === credit.name)) continue;
    const before = known[index - 1]?.name;
    listed.splice(before ? listed.findIndex(({ name }) => name === before) + 1 : 0, 0, credit);
  }
  return listed;
}

const rowsOf = (people: NonNullable<Editorial['people']>) =>
  people.map(({ name, roles, biography }) => ({ name, roles: roleCodes(roles), ...(biography && { bio: biography }) }));

/** True if the biography on the sheet is a text about the title's people, none of whom has one. */
export function isBiographyOfTitle({ people = [], authorBio }: Editorial): boolean {
  return people.length > 0 && Boolean(authorBio) && joinedBiographies(authorsOf(rowsOf(people))) === undefined;
}

/**
 * The biography of each person, null for one without. Authors and artists are left out if their joint biography on the
 * sheet is not the one of the list: the house has replaced it.
 */
function ownBiographies({ people = [], authorBio, artisInfo }: Editorial): Map<string, string | null> {
  const rows = rowsOf(people);
  const found = new Map(rows.map(({ name, bio = null }) => [name, bio]));
  const authors = isBiographyOfTitle({ people, authorBio }) ? [] : authorsOf(rows);
  for (const [group, joint] of [
    [authors, authorBio],
    [artistsOf(rows), artisInfo],
  ] as const) {
    if (group.length > 0 && (joinedBiographies(group) ?? '') !== (joint ?? ''))
      for (const { name } of group) found.delete(name);
  }
  return found;
}
