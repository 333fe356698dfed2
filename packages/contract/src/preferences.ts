import { findCompany } from '@titlenet/catalogue/companies';
import { findDivision } from '@titlenet/catalogue/divisions';
import { roles } from '@titlenet/catalogue/roles';
import * as z from 'zod';
import { defineEndpoint } from './endpoint.ts';

/** A company by its code, or a division by its number (G-84). */
export const companyOrDivision = z
  .string()
  .trim()
  .refine(
    (text) => /^\d{1,3}$/.test(text) && (findCompany(text) ?? findDivision(text)) !== undefined,
    'Unknown company or division',
  )
  .meta({ description: 'The code of a company, or the number of a division', examples: ['001'] });

const preferenceQuery = z.object({ company: companyOrDivision });

/** Above the number of fields of any result. */
const MAX_NAMES = 500;

export const preferenceSchema = z.array(z.string().min(1).max(100)).max(MAX_NAMES);

export const getPreference = defineEndpoint({
  name: 'getPreference',
  method: 'GET',
  path: '/api/Account/Preference',
  summary:
    "The names of the result fields that the caller has chosen for a company; an empty list for the company's standard set",
  access: roles,
  company: 'none',
  query: preferenceQuery,
  response: preferenceSchema,
});

export const savePreference = defineEndpoint({
  name: 'savePreference',
  method: 'POST',
  path: '/api/Account/Preference',
  summary: "Keeps the caller's choice of result fields for a company, by send name where a field has one",
  access: roles,
  company: 'none',
  query: preferenceQuery,
  body: preferenceSchema,
});

export const hccpFieldBlockSchema = z.object({
  name: z.string(),
  fields: z.array(z.object({ id: z.int(), description: z.string(), isSelected: z.boolean(), isDefault: z.boolean() })),
});

const hccpFields = {
  path: '/api/Searching/PowerSearch/Hccp/Customize-Fields',
  access: roles,
  company: 'division',
  division: 6,
} as const;

export const getHccpFields = defineEndpoint({
  name: 'getHccpFields',
  method: 'GET',
  ...hccpFields,
  summary: 'The blocks of fields of HCCP results, with those that the caller has chosen',
  response: z.array(hccpFieldBlockSchema),
});

export const saveHccpFields = defineEndpoint({
  name: 'saveHccpFields',
  method: 'POST',
  ...hccpFields,
  summary: "Keeps the caller's choice of fields of HCCP results, by id",
  body: z.array(z.int()).max(MAX_NAMES),
});
