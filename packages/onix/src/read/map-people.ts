import { artistsOf, authorsOf } from '@titlenet/catalogue/rules/authors';
import { countryName } from '@titlenet/catalogue/rules/countries';
import { regionName } from '@titlenet/catalogue/rules/regions';
import { countriesOfRegion } from '../codes/regions.ts';
import { distinct } from './distinct.ts';
import { joinedBiographies, type MappedContributor, mapContributors } from './map-contributors.ts';
import { children, value } from './node-access.ts';
import { once } from './once.ts';

type WebLink = { description: string; url: string };

/** Contributor place relators, list 151. */
const BORN = ['01'];
const RESIDES = ['04'];

/** Reads biographies, places and links of authors and artists. */
export const mapPeople = once((record) => {
  const all = mapContributors(record);
  const authors = authorsOf(all);
  const artists = artistsOf(all);
  return {
    authorBio: joinedBiographies(authors),
    authorResidence: places(authors, RESIDES),
    authorHometown: places(authors, BORN),
    artisInfo: joinedBiographies(artists),
    artisResidence: places(artists, RESIDES),
    artisHometown: places(artists, BORN),
    authorLinks: links(authors),
    artistLinks: links(artists),
  };
});

function places(people: readonly MappedContributor[], relators: readonly string[]): string | undefined {
  const found = people.flatMap((person) =>
    children(person.node, 'ContributorPlace')
      .filter((one) => relators.includes(value(one, 'ContributorPlaceRelator') ?? ''))
      .map((one) => {
        const country = value(one, 'CountryCode');
        const name = country === undefined ? undefined : (countryName(country) ?? country);
        const region = value(one, 'RegionCode');
        return [value(one, 'LocationName'), region && regionText(region), name].filter(Boolean).join(', ');
      }),
  );
  const distinct = [...new Set(found)].filter((one) => one !== '');
  return distinct.length > 0 ? distinct.join('; ') : undefined;
}

/** The name of a region; a code of list 49 that is a country has that country's name, others without one are codes. */
function regionText(code: string): string {
  const [country, ...others] = countriesOfRegion(code.toUpperCase());
  return regionName(code) ?? (country && others.length === 0 ? countryName(country) : undefined) ?? code;
}

/** Web addresses, http(s) only. */
function links(people: readonly MappedContributor[]): WebLink[] | undefined {
  const found = people.flatMap((person) =>
    children(person.node, 'Website').flatMap((one) => {
      const url = value(one, 'WebsiteLink');
      if (url === undefined || !/^(?:https?:\/\/|www\.)/i.test(url)) return [];
      const address = url.toLowerCase().startsWith('www.') ? `https://${url}` : url;
      return { description: value(one, 'WebsiteDescription') ?? host(address), url: address };
    }),
  );
  return found.length > 0 ? distinct(found) : undefined;
}

function host(url: string): string {
  return URL.canParse(url) ? new URL(url).hostname.replace(/^www\./, '') : url;
}
