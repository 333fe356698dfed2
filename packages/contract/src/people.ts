import { roles } from '@titlenet/catalogue/roles';
import * as z from 'zod';
import { defineEndpoint } from './endpoint.ts';

export const getPerson = defineEndpoint({
  name: 'getPerson',
  method: 'GET',
  path: '/api/person/:id',
  summary:
    "Name of an author, artist, reader or performer on a sheet of the caller's companies; null when there is none",
  access: roles,
  company: 'title',
  params: z.object({ id: z.string().min(1).max(100) }),
  response: z.object({ id: z.string(), name: z.string().describe("'Last, First'") }).nullable(),
});
