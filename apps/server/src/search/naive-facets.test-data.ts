import { companyOf } from '@titlenet/catalogue/companies';
import { completenessOf, lackedFacts } from '@titlenet/catalogue/completeness/completeness';
import type { FacetName } from '@titlenet/catalogue/power-search/facets';
import { titleCodes } from '@titlenet/catalogue/rules/title-codes';
import type { SearchAttributeName } from '@titlenet/catalogue/search-attributes';
import { foldText } from '@titlenet/catalogue/text/fold';
import type { TitleRecord } from '@titlenet/catalogue/title-record';

const labelsIn = (title: TitleRecord, name: SearchAttributeName) =>
  (titleCodes(title)[name] ?? []).map(({ description }) => description);

const availabilities: Record<string, string> = {
  20: 'Available',
  21: 'In stock',
  IP: 'Available',
  40: 'Not available',
};
const statuses: Record<string, string> = {
  AV: 'Available',
  DV: 'Development',
  FC: 'Forthcoming',
  UN: 'Unavailable',
};

function priceBand(price: number | null | undefined): string[] {
  if (price === null || price === undefined || price < 0) return [];
  if (price < 5) return ['Below 5'];
  if (price < 10) return ['5 to 9.99'];
  if (price < 15) return ['10 to 14.99'];
  if (price < 20) return ['15 to 19.99'];
  if (price < 30) return ['20 to 29.99'];
  return price < 50 ? ['30 to 49.99'] : ['50 and more'];
}

const known = (labels: Record<string, string>, code: string | null | undefined) => labels[code ?? ''] ?? [];

const levels = { none: 'None', bronze: 'Bronze', silver: 'Silver', gold: 'Gold' };

/** The labels of a title, read from its record without terms. */
const labelsOf: Record<FacetName, (title: TitleRecord) => string | readonly string[]> = {
  company: ({ companyCode }) => companyOf(companyCode).label,
  imprint: (title) => labelsIn(title, 'imprint'),
  format: (title) => labelsIn(title, 'format'),
  season: (title) => labelsIn(title, 'pubSeason'),
  year: (title) => labelsIn(title, 'pubYear'),
  status: ({ bar }) => known(statuses, bar.salesMarketingCode?.slice(0, 2)),
  availability: ({ bar }) => known(availabilities, bar.availability),
  priceBand: ({ bar }) => priceBand(bar.price),
  tag: (title) => labelsIn(title, 'tag'),
  completeness: (title) => levels[completenessOf(lackedFacts(title))],
};

/** @returns the labels of a title in a facet, folded, each once */
export function naiveLabels(facet: FacetName, title: TitleRecord): string[] {
  return [...new Set([labelsOf[facet](title)].flat().map((label) => foldText(label)))];
}

/** @returns the number of titles by folded label */
export function naiveCounts(facet: FacetName, titles: readonly TitleRecord[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const label of titles.flatMap((title) => naiveLabels(facet, title))) counts[label] = (counts[label] ?? 0) + 1;
  return counts;
}
