import { artistsOf } from '@titlenet/catalogue/rules/authors';
import { countryName } from '@titlenet/catalogue/rules/countries';
import { escapeHtml } from '@titlenet/catalogue/text/escape-markup';
import { achievements } from '../codes/code-lists.ts';
import { compact } from './compact.ts';
import { distinct } from './distinct.ts';
import { type MappedContributor, mapContributors } from './map-contributors.ts';
import { child, children, html, value } from './node-access.ts';
import { once } from './once.ts';
import type { OnixRecord } from './onix-record.ts';
import type { OnixPrize } from './onix-values.ts';
import type { OnixNode } from './parse-record.ts';

/** Reads the prizes of the title and of its contributors, those of artists separately. */
export const mapPrizes = once((record) => {
  const contributors = mapContributors(record);
  const artists = new Set(artistsOf(contributors));
  const own = children(record.collateral, 'Prize').flatMap((one) => mapPrize(one, record));
  const of = (people: readonly MappedContributor[]) =>
    people.flatMap((one) => distinct(children(one.node, 'Prize').flatMap((prize) => mapPrize(prize, record))));
  const ofAuthors = of(contributors.filter((one) => !artists.has(one)));
  const ofArtists = of([...artists]);
  const text = record.version === '2.1' ? html(child(record.product, 'PrizesDescription')) : undefined;
  const description = text === undefined ? undefined : (record.options.sanitize?.(text) ?? text);
  const authorAwards = list([...own, ...ofAuthors]) ?? description;
  return {
    prizes: [...own, ...ofAuthors, ...ofArtists].map(compact),
    authorAwards,
    artistAwards: list(ofArtists),
    hccpAwards: list([...own, ...ofAuthors, ...ofArtists]) ?? description,
  };
});

function mapPrize(node: OnixNode, record: OnixRecord): OnixPrize[] {
  const name = value(node, 'PrizeName');
  if (name === undefined) return [];
  const code = value(node, 'PrizeCode');
  const achievement = code === undefined ? undefined : achievements.get(code);
  if (code !== undefined && achievement === undefined) {
    record.warnings.push({ path: 'Prize/PrizeCode', message: 'Unknown code', value: code });
  }
  const country = value(node, 'PrizeCountry')?.toUpperCase();
  return [
    {
      name,
      year: value(node, 'PrizeYear'),
      country: country === undefined ? undefined : (countryName(country) ?? country),
      achievement: achievement ?? code,
      statement: value(node, 'PrizeStatement'),
    },
  ];
}

function list(prizes: readonly OnixPrize[]): string | undefined {
  if (prizes.length === 0) return undefined;
  const items = prizes.map(
    (prize) => prize.statement ?? [prize.name, prize.year, prize.achievement].filter(Boolean).join(', '),
  );
  return `<ul>${[...new Set(items)].map((item) => `<li>${escapeHtml(item)}</li>`).join('')}</ul>`;
}
