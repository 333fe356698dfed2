import { companies } from '../companies.ts';
import { completenessLabels } from '../completeness/completeness-levels.ts';
import { marketStatuses } from '../rules/market-status.ts';
import { priceBands } from '../rules/price-bands.ts';
import type { SearchAttributeName } from '../search-attributes.ts';
import { fieldLabel } from '../title-field.ts';
import { isFilled, type PowerSearchValues } from './values.ts';

interface FacetValue {
  readonly code: string;
  readonly label: string;
}

interface FacetDefinition {
  readonly name: string;
  /** Wire field with the chosen codes, in addresses and requests. */
  readonly field: `facet${string}`;
  readonly label: string;
  /** The search attribute whose codes are counted. */
  readonly attribute: SearchAttributeName;
  /** All values in their order, if they are the same in every catalogue; without it, they are ordered by count. */
  readonly values?: readonly FacetValue[];
}

/**
 * The facets of results: titles are counted by the codes of one search attribute. A title meets the chosen codes of a
 * facet if it has one of them, and must meet every facet (G-370). Requests, addresses, chips, both search engines and the
 * panel beside the results are derived from this table.
 */
export const facets = [
  {
    name: 'company',
    field: 'facetCompany',
    label: 'Company',
    attribute: 'companyCode',
    values: companies.map(({ code, label }) => ({ code, label })),
  },
  { name: 'imprint', field: 'facetImprint', label: fieldLabel('bar.imprintDesc'), attribute: 'imprint' },
  { name: 'format', field: 'facetFormat', label: fieldLabel('bar.formatDesc'), attribute: 'format' },
  { name: 'season', field: 'facetSeason', label: 'Season', attribute: 'pubSeason' },
  { name: 'year', field: 'facetYear', label: 'Year', attribute: 'pubYear' },
  { name: 'status', field: 'facetStatus', label: 'Status', attribute: 'saleStatus', values: marketStatuses },
  {
    name: 'availability',
    field: 'facetAvailability',
    label: fieldLabel('bar.availability'),
    attribute: 'availability',
  },
  {
    name: 'priceBand',
    field: 'facetPriceBand',
    label: fieldLabel('bar.price'),
    attribute: 'priceBand',
    values: priceBands,
  },
  {
    name: 'completeness',
    field: 'facetCompleteness',
    label: 'Completeness',
    attribute: 'completeness',
    values: Object.entries(completenessLabels).map(([code, label]) => ({ code, label })),
  },
  { name: 'tag', field: 'facetTag', label: 'Tag', attribute: 'tag' },
] as const satisfies readonly FacetDefinition[];

export type Facet = (typeof facets)[number];
export type FacetName = Facet['name'];
export type FacetField = Facet['field'];

/** The chosen codes by wire field. */
export type FacetValues = { readonly [Field in FacetField]?: readonly string[] | undefined };

/** @returns the codes that are chosen of a facet */
export function chosenCodes({ field }: Pick<Facet, 'field'>, values: PowerSearchValues): readonly string[] {
  const value = values[field];
  return typeof value === 'object' ? value : [];
}

/** @returns the facets of which codes are chosen */
export function chosenFacets(values: PowerSearchValues): Facet[] {
  return facets.filter(({ field }) => isFilled(values[field]));
}

/** @returns the label of a code whose facet has the same values in every catalogue */
export function listedLabel(facet: Facet, code: string): string | undefined {
  return 'values' in facet ? facet.values.find((value) => value.code === code)?.label : undefined;
}
