import { MAX_POWER_SEARCH_ROWS } from '@titlenet/catalogue/constants';
import { type PowerSearchForm, powerSearchForms } from '@titlenet/catalogue/power-search/forms';
import { type ResultValue, wireTypes } from '@titlenet/catalogue/result-columns/result-field';
import { roles } from '@titlenet/catalogue/roles';
import * as z from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { powerSearchRequestSchema } from './request.ts';

/**
 * A row: its keys, and the members of the chosen columns (GRID-013). Every value is accepted: validating thousands of
 * rows by the recursive type of result fields would take too long, and the library that writes the OpenAPI document drops
 * definitions to which a recursive type refers.
 */
const row = z
  .object({ PRODUCT_ID: z.int(), COMPANYCODE: z.string(), REISSUE_NO: z.int() })
  // The server builds the values of rows with this type.
  .catchall(z.unknown() as z.ZodType<ResultValue>);

const column = z.object({
  displayColumn: z.string(),
  propertyName: z.string(),
  isSortable: z.boolean(),
  isRowInnerUrl: z.boolean(),
  isInnerLink: z.boolean(),
  bold: z.boolean(),
  type: z.enum(wireTypes).optional(),
});
const hccpColumn = z.object({ fieldName: z.string(), fieldDescription: z.string(), isSystem: z.boolean() });

const responseOf = <Column extends z.ZodType>(columns: Column) =>
  z.object({
    /** Empty where more than `maxResultSize` titles were found, or there may be more. */
    data: z.array(row).max(MAX_POWER_SEARCH_ROWS),
    titles: z.array(columns),
    /** Also above the maximum. */
    total: z.int().nonnegative(),
    /** True if there may be more titles, because too many texts have the words of the search (G-880). */
    isUncounted: z.boolean().optional(),
    noData: z.boolean(),
    moreCriteriaRequired: z.boolean(),
    maxResultSize: z.int(),
    complianceIndicator: z.boolean(),
    /** The days, both inclusive, to which the periods of the search were resolved, by criterion; absent without any. */
    periodDays: z.record(z.string(), z.object({ first: z.iso.date(), last: z.iso.date() })).optional(),
  });

export const powerSearchResponseSchema = responseOf(column);
export type PowerSearchResponse = z.infer<typeof powerSearchResponseSchema>;
export const hccpSearchResponseSchema = responseOf(hccpColumn);
export type HccpSearchResponse = z.infer<typeof hccpSearchResponseSchema>;

const search = ({ division }: PowerSearchForm) =>
  ({
    method: 'POST',
    summary: 'Titles by any of the criteria of the form; the total always, rows only up to the maximum',
    access: roles,
    company: 'division',
    division,
  }) as const;

export const searchHarperCollins = defineEndpoint({
  name: 'searchHarperCollins',
  readTokenScope: 'searches',
  path: '/api/Searching/PowerSearch/HarperCollins',
  ...search(powerSearchForms.HarperCollins),
  body: powerSearchRequestSchema(powerSearchForms.HarperCollins),
  response: powerSearchResponseSchema,
});

export const searchHqna = defineEndpoint({
  name: 'searchHqna',
  readTokenScope: 'searches',
  path: '/api/Searching/PowerSearch/Hqna',
  ...search(powerSearchForms.HQNA),
  body: powerSearchRequestSchema(powerSearchForms.HQNA),
  response: powerSearchResponseSchema,
});

export const searchHccp = defineEndpoint({
  name: 'searchHccp',
  readTokenScope: 'searches',
  path: '/api/Searching/PowerSearch/HCCP',
  ...search(powerSearchForms.HCCP),
  body: powerSearchRequestSchema(powerSearchForms.HCCP),
  response: hccpSearchResponseSchema,
});
