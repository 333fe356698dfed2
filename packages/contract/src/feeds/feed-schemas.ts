import { roles } from '@titlenet/catalogue/roles';
import * as z from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { houseKindNames } from './house-record.ts';

export const getFeedSchemas = defineEndpoint({
  name: 'getFeedSchemas',
  method: 'GET',
  path: '/api/feeds/schemas',
  summary: 'The kinds of records of the house feed, and where their JSON Schemas are',
  access: roles,
  company: 'none',
  response: z.array(z.object({ kind: z.enum(houseKindNames), description: z.string(), address: z.string() })),
});

export const getFeedSchema = defineEndpoint({
  name: 'getFeedSchema',
  method: 'GET',
  path: '/api/feeds/schemas/:kind',
  summary: 'The JSON Schema of one kind of record of the house feed',
  access: roles,
  company: 'none',
  params: z.object({ kind: z.enum(houseKindNames) }),
  response: z.record(z.string(), z.unknown()),
});
