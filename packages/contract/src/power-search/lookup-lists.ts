import { type PowerSearchForm, powerSearchForms } from '@titlenet/catalogue/power-search/forms';
import { hasActiveFlag, type Lookup, lookupsOf, reloadedBy } from '@titlenet/catalogue/power-search/lookups';
import { roles } from '@titlenet/catalogue/roles';
import * as z from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { shapeOf } from '../field-schema.ts';

/** An option of a selector: the code to send and the description to show. */
export const lookupItemSchema = z.object({ code: z.string(), description: z.string() });
export type LookupItem = z.infer<typeof lookupItemSchema>;

/** An option with an `active` flag; HQNA imprints use their name as value (PSHQNA-65). */
export const activeItemSchema = lookupItemSchema.extend({ name: z.string(), active: z.boolean() });
export type ActiveItem = z.infer<typeof activeItemSchema>;

/** The options of a form's selectors by their keys in the response. */
export type Lookups = Record<string, (LookupItem | ActiveItem)[]>;

function listsSchema(form: PowerSearchForm): z.ZodType<Lookups> {
  const schemaOf = (lookup: Lookup) => z.array(hasActiveFlag(lookup) ? activeItemSchema : lookupItemSchema);
  return z.object(shapeOf<Record<string, z.ZodType<Lookups[string]>>, Lookup>(lookupsOf(form), schemaOf));
}

const lists = ({ division }: PowerSearchForm) =>
  ({
    method: 'GET',
    summary: "The options of the form's selectors, of the caller's companies",
    access: roles,
    company: 'division',
    division,
  }) as const;

export const getHarperCollinsLookups = defineEndpoint({
  name: 'getHarperCollinsLookups',
  path: '/api/Searching/PowerSearch/HarperCollins',
  ...lists(powerSearchForms.HarperCollins),
  response: listsSchema(powerSearchForms.HarperCollins),
});

export const getHqnaLookups = defineEndpoint({
  name: 'getHqnaLookups',
  path: '/api/Searching/PowerSearch/Hqna',
  ...lists(powerSearchForms.HQNA),
  response: listsSchema(powerSearchForms.HQNA),
});

export const getHccpLookups = defineEndpoint({
  name: 'getHccpLookups',
  path: '/api/Searching/PowerSearch/HCCP',
  ...lists(powerSearchForms.HCCP),
  response: listsSchema(powerSearchForms.HCCP),
});

function keysReloadedBy<Name extends string>(form: PowerSearchForm, call: 'BusinessGroup' | 'Dynamic') {
  const lists = reloadedBy(form, call).map(({ lookup }) => [lookup, z.array(lookupItemSchema)]);
  // The names are those that the form's criteria state.
  return Object.fromEntries(lists) as Record<Name, z.ZodArray<typeof lookupItemSchema>>;
}

export const businessGroupLookupSchema = z.object({
  ...keysReloadedBy<'award' | 'division' | 'category' | 'format' | 'imprint' | 'marketingSubjects' | 'promoPeriod'>(
    powerSearchForms.HarperCollins,
    'BusinessGroup',
  ),
  mmPromoKitVisible: z.boolean(),
  academicSubjectVisible: z.boolean(),
});
export type BusinessGroupLookup = z.infer<typeof businessGroupLookupSchema>;

const chosen = z.string().trim().max(200).optional();

export const getBusinessGroupLookups = defineEndpoint({
  name: 'getBusinessGroupLookups',
  method: 'GET',
  path: '/api/Searching/PowerSearch/BusinessGroup',
  summary: 'The lists that a business group narrows, and which rows it shows; without one the whole lists',
  access: roles,
  company: 'division',
  division: powerSearchForms.HarperCollins.division,
  query: z.object({ businessGroup: chosen }),
  response: businessGroupLookupSchema,
});

/** Criteria of HCCP's form whose choices filter each other's options (G-54). */
export const dynamicChoiceSchema = z.object({ division: chosen, imprint: chosen, category: chosen, format: chosen });
export type DynamicChoice = z.infer<typeof dynamicChoiceSchema>;

export const dynamicListsSchema = z.object(
  keysReloadedBy<'imprintsList' | 'divisionsList' | 'categoriesList' | 'formatsList'>(powerSearchForms.HCCP, 'Dynamic'),
);
export type DynamicLists = z.infer<typeof dynamicListsSchema>;

const dynamic = {
  path: '/api/Searching/PowerSearch/HCCP/Dynamic',
  summary: 'Imprints, divisions, categories and formats, each narrowed by the choice of the other three',
  access: roles,
  company: 'division',
  division: powerSearchForms.HCCP.division,
  response: dynamicListsSchema,
} as const;

export const getDynamicLists = defineEndpoint({
  name: 'getDynamicLists',
  method: 'GET',
  ...dynamic,
  query: dynamicChoiceSchema,
});

export const narrowDynamicLists = defineEndpoint({
  name: 'narrowDynamicLists',
  method: 'POST',
  ...dynamic,
  body: dynamicChoiceSchema,
});

/** An order of HCCP's results (G-75). */
export const orderingOptionSchema = z.object({ id: z.int(), description: z.string(), isDefault: z.boolean() });

export const getHccpOrdering = defineEndpoint({
  name: 'getHccpOrdering',
  method: 'GET',
  path: '/api/Searching/PowerSearch/Hccp/Ordering',
  summary: 'The orders that HCCP results can have; `sortBy` carries the id',
  access: roles,
  company: 'division',
  division: powerSearchForms.HCCP.division,
  response: z.array(orderingOptionSchema),
});
