import { companyOf } from '@titlenet/catalogue/companies';
import { hasArtistPhoto } from '@titlenet/catalogue/rules/author-photo';
import { displayName } from '@titlenet/catalogue/text/names';
import type { TitleRecord } from '@titlenet/catalogue/title-record';
import { regionCode } from '../codes/regions.ts';
import { codeOf } from '../codes/words-to-codes.ts';
import { htmlText, line } from './element-texts.ts';
import { prizes } from './prizes.ts';
import type { Children } from './write-element.ts';

/** Roles of list 17. */
const AUTHOR = 'A01';
const ILLUSTRATOR = 'A12';
const TRANSLATOR = 'B06';
const READER = 'E07';

/** Relators of list 151. */
const BORN = '01';
const RESIDES = '04';

/** List 19. */
const UNNAMED: Record<string, string> = { anonymous: '02', various: '04', unknown: '01' };

/** Everybody whom the title bar names, in its order, with what the sheet says of author and artist. */
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
  const people: Children[] = [];
  const add = (name: string | null | undefined, role: string | string[], about: About = {}) => {
    const named = nameElements(name);
    if (named)
      people.push({
        SequenceNumber: people.length + 1,
        ContributorRole: role,
        ...named,
        ...aboutElements(about),
      });
  };
  const [roles1, roles2] = rolesSaid(record);
  add(bar.author1, roles1 ?? AUTHOR, author);
  add(bar.author2, roles2 ?? (isArtist(record) ? ILLUSTRATOR : AUTHOR), isArtist(record) ? artist : {});
  for (const name of listed(bar.translator)) add(name, TRANSLATOR);
  for (const name of listed(bar.reader)) add(name, READER);
  return people;
}

/** The roles that the feed has given to author1 and author2, where it has. */
function rolesSaid({ stored }: Pick<TitleRecord, 'stored'>): (string[] | undefined)[] {
  return (stored.creditRoles ?? '').split('; ').map((text) => {
    const roles = text.split(' ').filter((role) => /^[A-FZ]\d\d$/.test(role));
    return roles.length > 0 ? roles : undefined;
  });
}

interface About {
  bio?: string | null;
  born?: string | null;
  resides?: string | null;
  links?: readonly { description: string | null; url: string | null }[] | null;
  awards?: string | null;
}

/** Several translators or readers stand in one field, '; ' between. */
const listed = (names: string | null | undefined) => (names ?? '').split(/;\s*/).filter((name) => name.trim() !== '');

/** Whether the second author draws: the sheets of children's books call him so, others speak of him as the artist. */
export function isArtist({ companyCode, bar, sheet }: Pick<TitleRecord, 'companyCode' | 'bar' | 'sheet'>): boolean {
  if (!bar.author2?.trim()) return false;
  const { editorial, online, awards } = sheet;
  const isSpokenOf = [editorial?.artisInfo, editorial?.artisResidence, editorial?.artisHometown, awards?.artistAwards];
  const { layout } = companyOf(companyCode);
  if (layout === 'C' || layout === 'B' || hasArtistPhoto(editorial?.artistId)) return true;
  return isSpokenOf.some(Boolean) || Boolean(online?.artistSocialMedia?.length);
}

/** A name as stored, 'Last, First, Jr.', in its parts; one without a comma is of a body or of one word. */
export function nameElements(stored: string | null | undefined): Children | undefined {
  const name = line(stored);
  if (name === undefined) return undefined;
  const unnamed = UNNAMED[name.toLowerCase()];
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

/** An address with its scheme: the house also writes 'social.example/name'. */
export function webAddress(url: string | null | undefined): string | undefined {
  const text = url?.trim() ?? '';
  if (text === '' || /\s/.test(text)) return undefined;
  const address = /^[a-z][a-z\d+.-]*:/i.test(text) ? text : `https://${text}`;
  return /^https?:\/\//i.test(address) && URL.canParse(address) ? address : undefined;
}

/** 'Lyon, France' or 'Portland, Maine': ONIX takes a place only with the code of a country or a part of one. */
export function place(relator: string, text: string | null | undefined): Children | undefined {
  const parts = (line(text) ?? '').split(', ');
  const last = parts.pop() ?? '';
  const country = codeOf.country(last);
  const region = country ? undefined : regionCode(last);
  if (!country && !region) return undefined;
  const location = line(parts.join(', '));
  return {
    ContributorPlaceRelator: relator,
    ...(country ? { CountryCode: country } : { RegionCode: region }),
    ...(location ? { LocationName: location } : {}),
  };
}
