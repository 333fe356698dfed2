import { companyOf } from '@titlenet/catalogue/companies';
import { artistRoles } from '@titlenet/catalogue/rules/artists';
import { hasArtistPhoto } from '@titlenet/catalogue/rules/author-photo';
import { countryOfName } from '@titlenet/catalogue/rules/countries';
import { regionCode } from '@titlenet/catalogue/rules/regions';
import { displayName } from '@titlenet/catalogue/text/names';
import type { TitleRecord } from '@titlenet/catalogue/title-record';
import { KOSOVO } from '../codes/countries.ts';
import { isRegion, KOSOVO_REGION } from '../codes/regions.ts';
import { codeOf } from '../codes/words-to-codes.ts';
import { htmlText, line } from './element-texts.ts';
import { mergeElements } from './merge-elements.ts';
import { type About, type Credit, inOrderOfPeople, isBiographyOfTitle, roleCodes } from './people.ts';
import { prizes } from './prizes.ts';
import { biographyText } from './texts.ts';
import { webAddress } from './web-address.ts';
import type { Children } from './write-element.ts';

/** Roles of list 17. */
const AUTHOR = 'A01';
const ILLUSTRATOR = 'A12';
const TRANSLATOR = 'B06';
const READER = 'E07';

/** Relators of list 151. */
const BORN = '01';
const RESIDES = '04';

/** Writes the contributors. A biography that is none of an author is a separate text. */
export function writeContributors(record: TitleRecord): Children {
  const people = { DescriptiveDetail: { Contributor: contributors(record) } };
  const isOfAuthor = line(record.bar.author1) && !isBiographyOfTitle(record.sheet.editorial ?? {});
  return isOfAuthor ? people : mergeElements(people, biographyText(record));
}

/** Returns the people of the title, with biographies, places and links of author and artist. */
export function contributors(record: TitleRecord): Children[] {
  const { bar, sheet } = record;
  const { editorial = {}, online = {}, awards = {} } = sheet;
  const author = {
    bio: editorial.authorBio,
    born: editorial.authorHometown,
    resides: editorial.authorResidence,
    links: online.authorSocialMedia,
  };
  const artist = {
    bio: editorial.artisInfo,
    born: editorial.artisHometown,
    resides: editorial.artisResidence,
    links: online.artistSocialMedia,
    awards: awards.artistAwards,
  };
  const [roles1, roles2] = statedRoles(record);
  const isIllustrated = isArtist(record);
  const credits: Credit[] = [
    { name: bar.author1, roles: roles1 ?? [AUTHOR], about: author },
    { name: bar.author2, roles: roles2 ?? [isIllustrated ? ILLUSTRATOR : AUTHOR], about: isIllustrated ? artist : {} },
    { name: record.stored.artist2, roles: [ILLUSTRATOR], about: {} },
    ...listed(bar.translator).map((name) => ({ name, roles: [TRANSLATOR], about: {} })),
    ...listed(bar.reader).map((name) => ({ name, roles: [READER], about: {} })),
  ];
  const written = inOrderOfPeople(credits, editorial).flatMap(({ name, roles, about }) => {
    const named = nameElements(name);
    return named ? { ContributorRole: [...roles], ...named, ...aboutElements(about) } : [];
  });
  return written.map((person, index) => ({ SequenceNumber: index + 1, ...person }));
}

/** Returns the roles that the feed stated for author1 and author2. */
function statedRoles({ stored }: Pick<TitleRecord, 'stored'>): (string[] | undefined)[] {
  return (stored.creditRoles ?? '').split('; ').map((text) => {
    const roles = roleCodes(text);
    return roles.length > 0 ? roles : undefined;
  });
}

/** Splits a field of several translators or readers. */
const listed = (names: string | null | undefined) => (names ?? '').split(/;\s*/).filter((name) => name.trim() !== '');

/**
 * True if the second author is the illustrator: by the role that the feed stated, else in companies of children's
 * books, or if the sheet has facts of an artist.
 */
export function isArtist(record: Pick<TitleRecord, 'companyCode' | 'bar' | 'sheet' | 'stored'>): boolean {
  const { companyCode, bar, sheet } = record;
  if (!bar.author2?.trim()) return false;
  const stated = statedRoles(record)[1];
  if (stated) return stated.some((role) => artistRoles.includes(role));
  const { editorial, online, awards } = sheet;
  const artistFacts = [editorial?.artisInfo, editorial?.artisResidence, editorial?.artisHometown, awards?.artistAwards];
  if (companyOf(companyCode).isForChildren || hasArtistPhoto(editorial?.artistId)) return true;
  return artistFacts.some(Boolean) || Boolean(online?.artistSocialMedia?.length);
}

/** A name as stored, 'Last, First, Jr.', in its parts; one without a comma is of a body or of one word. */
export function nameElements(stored: string | null | undefined): Children | undefined {
  const name = line(stored);
  if (name === undefined) return undefined;
  const unnamed = codeOf.unnamedPersons(name);
  if (unnamed) return { UnnamedPersons: unnamed };
  const shown = displayName(name);
  const [last = '', first, ...rest] = name.split(',').map((part) => part.trim());
  const isPerson = first !== undefined && first !== '' && shown !== name;
  if (isPerson) {
    const suffix = line(rest.join(', '));
    return {
      PersonName: shown,
      PersonNameInverted: name,
      NamesBeforeKey: first,
      KeyNames: last,
      ...(suffix ? { SuffixToKey: suffix } : {}),
    };
  }
  const isBody = /\s/.test(name) && /^[\p{Script=Latin}\p{P}\p{M}\p{N}\p{S}\s]+$/u.test(name);
  return isBody ? { CorporateName: name } : { PersonName: name, PersonNameInverted: name, KeyNames: name };
}

function aboutElements({ bio, born, resides, links, awards }: About): Children {
  const places = [place(BORN, born), place(RESIDES, resides)].filter((one) => one !== undefined);
  const websites = (links ?? []).flatMap(({ description, url }) => {
    const address = webAddress(url);
    return address ? [{ WebsiteRole: '00', WebsiteDescription: line(description), WebsiteLink: address }] : [];
  });
  return {
    Prize: prizes(awards),
    BiographicalNote: htmlText(bio),
    Website: websites,
    ContributorPlace: places,
  };
}

/** Converts 'Lyon, France' or 'Portland, Maine'; ONIX requires the code of a country or a region. */
export function place(relator: string, text: string | null | undefined): Children | undefined {
  const parts = (line(text) ?? '').split(', ');
  const last = parts.pop() ?? '';
  const named = countryOfName(last);
  const country = named === KOSOVO ? undefined : named;
  const region = named === KOSOVO ? KOSOVO_REGION : (regionCode(last) ?? (isRegion(last) ? last : undefined));
  if (!country && !region) return undefined;
  const location = line(parts.join(', '));
  return {
    ContributorPlaceRelator: relator,
    ...(country ? { CountryCode: country } : { RegionCode: region }),
    ...(location ? { LocationName: location } : {}),
  };
}
