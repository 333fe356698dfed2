import { byName } from '@titlenet/catalogue/by-name';
import { artistRoles } from '@titlenet/catalogue/rules/artists';
import { artistsOf, authorsOf, readerRoles, translatorRoles, withRole } from '@titlenet/catalogue/rules/authors';
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

/** Reads all contributors in the sender's order; composites of the same name are one contributor with all their roles. */
export const mapContributors = once((record): MappedContributor[] => {
  const nodes = children(record.descriptive, 'Contributor');
  const order = (node: OnixNode) => Number(value(node, 'SequenceNumber') ?? Number.MAX_SAFE_INTEGER);
  const read = nodes
    .map((node, index) => ({ node, index }))
    .sort((a, b) => order(a.node) - order(b.node) || a.index - b.index)
    .flatMap(({ node }) => mapContributor(node, record) ?? []);
  return [...Map.groupBy(read, ({ name }) => name).values()].flatMap(asOne);
});

/** @param composites of one name */
function asOne(composites: readonly MappedContributor[]): MappedContributor[] {
  const [first, ...others] = composites;
  if (first === undefined || others.length === 0) return [...composites];
  const roles = [...new Set(composites.flatMap((one) => one.roles))];
  const bio = joinedBiographies(composites);
  return [
    {
      ...first,
      roles,
      roleText: roleWords(roles),
      identifiers: composites.flatMap((one) => one.identifiers),
      ...(bio === undefined ? {} : { bio }),
      node: { ...first.node, children: composites.flatMap(({ node }) => node.children) },
    },
  ];
}

const roleWords = (roles: readonly string[]) => roles.map((role) => contributorRoles.get(role) ?? role).join(', ');

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
    roleText: roleWords(roles),
    identifiers: children(node, 'NameIdentifier', 'PersonNameIdentifier').flatMap((one) => {
      const type = value(one, 'NameIDType', 'PersonNameIDType');
      const idValue = value(one, 'IDValue');
      return type === undefined || idValue === undefined ? [] : { type, value: idValue };
    }),
    ...(bio === undefined ? {} : { bio: record.options.sanitize?.(bio) ?? bio }),
    node,
  };
}

/** The biographies of several people as one HTML, each once; undefined if there is none. */
export function joinedBiographies(people: readonly { readonly bio?: string }[]): string | undefined {
  const texts = new Set(people.flatMap((one) => one.bio ?? []));
  if (texts.size === 0) return undefined;
  return [...texts].map((text) => (texts.size > 1 && !text.startsWith('<p') ? `<p>${text}</p>` : text)).join('');
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
  return {
    author1: first?.name,
    author2: second?.name,
    artist2,
    translator: list(translatorRoles),
    reader: list(readerRoles),
  };
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
