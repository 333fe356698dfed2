import {
  chosenCodes,
  chosenFacets,
  type Facet,
  type FacetName,
  facets,
  listedLabel,
} from '@titlenet/catalogue/power-search/facets';
import type { PowerSearchValues } from '@titlenet/catalogue/power-search/values';
import { searchAttribute } from '@titlenet/catalogue/search-attributes';
import type { FacetGroup, FacetsResponse } from '@titlenet/contract/power-search/facets';
import type { CatalogueSearch } from '../../../search/catalogue-search.ts';
import { facetPredicates } from '../../../search/criteria-of-form.ts';
import type { TermCounts, TitleScope } from '../../../search/title-search.ts';
import type { FacetEntries, FacetEntry } from './facet-entries.queries.ts';

export interface FacetQuery {
  /** The search without the choices of its facets. */
  scope: TitleScope;
  /** The chosen codes by wire field; other fields are ignored. */
  values: PowerSearchValues;
  /** Only this facet. */
  facet?: FacetName | undefined;
  /** Values returned per facet, and the chosen ones. */
  maximum: number;
}

type Counts = ReadonlyMap<number, number>;

/** Counts the titles of a search by the values of its facets. */
export async function countFacets(
  search: CatalogueSearch,
  entries: FacetEntries,
  { scope, values, facet: only, maximum }: FacetQuery,
): Promise<FacetsResponse> {
  const asked = only ? facets.filter(({ name }) => name === only) : facets;
  const chosen = chosenFacets(values);
  const narrowed = (except?: Facet): TitleScope => ({
    ...scope,
    predicates: [...scope.predicates, ...facetPredicates(values, except)],
  });
  const count = (among: readonly Facet[], except?: Facet) => countIn(search, entries, narrowed(except), among);
  // The values beside a chosen one are those that could be chosen with it, so its own choice does not count.
  const own = asked.filter((facet) => chosen.includes(facet));
  const others = asked.filter((facet) => !chosen.includes(facet));
  const [ofOthers, ...ofOwn] = await Promise.all([count(others), ...own.map((facet) => count([facet], facet))]);
  const ofFacet = (facet: Facet): TermCounts => ofOwn[own.indexOf(facet)] ?? ofOthers;
  const counted = asked.filter((facet) => !ofFacet(facet).isUncounted);
  const groups = counted.map((facet) =>
    groupOf(facet, entries.get(facet.attribute) ?? [], { counts: ofFacet(facet).counts, values, maximum }),
  );
  const { total, isUncounted } = ofOthers;
  return {
    total,
    ...(isUncounted && { isUncounted }),
    facets: groups.filter(({ values: { length } }) => length > 0),
  };
}

function countIn(search: CatalogueSearch, entries: FacetEntries, scope: TitleScope, among: readonly Facet[]) {
  const attributes = among.map(({ attribute }) => searchAttribute(attribute).number);
  const together = among
    .flatMap(({ attribute }) => entries.get(attribute) ?? [])
    .map(({ terms }) => terms)
    .filter(({ length }) => length > 1);
  return search.countTerms(scope, { attributes, together });
}

interface GroupOptions {
  counts: Counts;
  values: PowerSearchValues;
  maximum: number;
}

function groupOf(facet: Facet, entries: readonly FacetEntry[], { counts, values, maximum }: GroupOptions): FacetGroup {
  const codes = chosenCodes(facet, values);
  const all = entries.map((entry) => ({
    code: entry.code,
    label: listedLabel(facet, entry.code) ?? entry.label,
    count: counts.get(entry.term) ?? 0,
  }));
  const present = all.filter(({ count }) => count > 0);
  const shown = inOrder(facet, present).slice(0, maximum);
  const missing = codes.filter((code) => !shown.some((value) => value.code === code));
  const chosen = missing.map((code) => all.find((value) => value.code === code) ?? { code, label: code, count: 0 });
  return { name: facet.name, size: present.length, values: [...shown, ...chosen] };
}

/** Values that are the same in every catalogue in their own order, others by count; equal counts by label. */
function inOrder<Value extends { code: string; count: number }>(facet: Facet, values: readonly Value[]): Value[] {
  if (!('values' in facet)) return values.toSorted((a, b) => b.count - a.count);
  const rank = ({ code }: Value) => facet.values.findIndex((value) => value.code === code);
  return values.toSorted((a, b) => rank(a) - rank(b));
}
