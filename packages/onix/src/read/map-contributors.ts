import { byName } from '@titlenet/catalogue/by-name';
import { artistRoles } from '@titlenet/catalogue/rules/artists';
import { editorial } from '@titlenet/catalogue/sheet/editorial';
import { contributorRoles } from '../codes/code-lists.ts';
import { child, children, html, value, values } from './node-access.ts';
import { once } from './once.ts';
import type { OnixRecord } from './onix-record.ts';
import type { OnixContributor } from './onix-values.ts';
import type { OnixNode } from './parse-record.ts';
import { contributorName } from './person-name.ts';

/** A contributor with its element, from which other mappers read more. */
export type MappedContributor = OnixContributor & { readonly node: OnixNode };

/** Roles (list 17) of authors, editors, translators and readers. */
const AUTHOR = 'A01 A02 A38 A09 A14 A45 A03 A04 A05 A06 A31 A10 A26 A30 A99 B03 B05 B22 A43'.split(' ');
const EDITOR = 'B01 B11 B13 B21 B10 C01 C02 C04 C99 B09 B12 B16 B24 B29 B31'.split(' ');
const TRANSLATOR = ['B06', 'B08', 'B10'];
const READER = 'E07 E03 E01 E99 E08 E09 E05'.split(' ');

/** Reads all contributors in the sender's order. */
export const mapContributors = once((record): MappedContributor[] => {
  const nodes = children(record.descriptive, 'Contributor');
  const order = (node: OnixNode) => Number(value(node, 'SequenceNumber') ?? Number.MAX_SAFE_INTEGER);
  return nodes
    .map((node, index) => ({ node, index }))
    .sort((a, b) => order(a.node) - order(b.node) || a.index - b.index)
    .flatMap(({ node }) => mapContributor(node, record) ?? []);
});

function mapContributor(node: OnixNode, record: OnixRecord): MappedContributor | undefined {
  const name = contributorName(node);
  if (name === undefined) {
    record.warnings.push({ path: 'Contributor', message: 'Contributor without a name' });
    return undefined;
  }
  const roles = values(node, 'ContributorRole').map((role) => role.toUpperCase());
  for (const role of roles) {
    if (!contributorRoles.has(role) && !/^[A-FZ]\d\d$/.test(role)) {
      record.warnings.push({ path: 'Contributor/ContributorRole', message: 'Unknown code', value: role });
    }
  }
  const bio = html(child(node, 'BiographicalNote'));
  return {
    ...name,
    roles,
    roleText: roles.map((role) => contributorRoles.get(role) ?? role).join(', '),
    identifiers: children(node, 'NameIdentifier', 'PersonNameIdentifier').flatMap((one) => {
      const type = value(one, 'NameIDType', 'PersonNameIDType');
      const idValue = value(one, 'IDValue');
      return type === undefined || idValue === undefined ? [] : { type, value: idValue };
    }),
    ...(bio === undefined ? {} : { bio: record.options.sanitize?.(bio) ?? bio }),
    node,
  };
}

type WithRoles = { readonly roles: readonly string[] };

function withRole<C extends WithRoles>(all: readonly C[], roles: readonly string[]): C[] {
  return all.filter((one) => one.roles.some((role) => roles.includes(role)));
}

/** Returns the authors, else the editors, else the artists, else the first who is neither translator nor reader. */
export function authorsOf<C extends WithRoles>(all: readonly C[]): C[] {
  for (const roles of [AUTHOR, EDITOR, artistRoles]) {
    const found = withRole(all, roles);
    if (found.length > 0) return found;
  }
  const first = all.find((one) => withRole([one], [...TRANSLATOR, ...READER]).length === 0);
  return first === undefined ? [] : [first];
}

/** Returns the artists who are not authors as well. */
export function artistsOf<C extends WithRoles>(all: readonly C[]): C[] {
  const authors = new Set(authorsOf(all));
  return withRole(all, artistRoles).filter((one) => !authors.has(one));
}

/** Reads the credits of the title bar and the next artist; with only one author, the second one is the illustrator. */
export const mapCredits = once((record) => {
  const all = mapContributors(record);
  const [first, second, ...others] = [...authorsOf(all), ...artistsOf(all)];
  const artist2 = withRole(others, artistRoles)[0]?.name;
  const list = (roles: readonly string[]) => {
    const names = withRole(all, roles).map((one) => one.name);
    return names.length > 0 ? names.join('; ') : undefined;
  };
  return { author1: first?.name, author2: second?.name, artist2, translator: list(TRANSLATOR), reader: list(READER) };
});

/** The sheets of some companies have no text of the artists' biographies; it is then a cell of People. */
const artistBio = byName(editorial.entries, 'artisInfo');

/** Reads all contributors as rows of the sheet. `isCredited`: the biography is part of Author Bio or Artist Bio. */
export const mapPeopleRows = once((record) => {
  const all = mapContributors(record);
  const hasArtistBio = artistBio.shown.includes(record.layout);
  const credited = new Set<OnixContributor>([...authorsOf(all), ...(hasArtistBio ? artistsOf(all) : [])]);
  return all.map((one) => ({
    name: one.name,
    role: one.roleText || null,
    biography: one.bio ?? null,
    roles: one.roles.join(' ') || null,
    isCredited: credited.has(one),
  }));
});

/** Returns the roles of author1 and author2, 'B01; A12'; undefined for a single author with role A01. */
export function creditRoles(record: OnixRecord): string | undefined {
  const all = mapContributors(record);
  const people = [...authorsOf(all), ...artistsOf(all)].slice(0, 2);
  const text = people.map(({ roles }) => roles.join(' ')).join('; ');
  return text === '' || text === 'A01' ? undefined : text;
}
