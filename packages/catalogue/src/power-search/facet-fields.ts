import { facets } from './facets.ts';
import type { WireField } from './wire-fields.ts';

/** The fields with the chosen codes of facets, the same in all searches. */
export const facetFields: readonly WireField[] = facets.map(({ name, field }) => ({
  name: field,
  type: 'codes',
  of: name,
}));
