import { autocomplete } from '@titlenet/catalogue/constants';
import { powerSearchForms } from '@titlenet/catalogue/power-search/forms';
import { roles } from '@titlenet/catalogue/roles';
import * as z from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { divisionNumber } from '../searching.ts';
import { lookupItemSchema } from './lookup-lists.ts';

const { HarperCollins, HQNA, HCCP } = powerSearchForms;
const code = z.string().trim().min(1).max(200);
const refinement = { method: 'GET', access: roles, company: 'division', response: z.array(lookupItemSchema) } as const;

export const getBisacRefinements = defineEndpoint({
  name: 'getBisacRefinements',
  path: '/api/Searching/PowerSearch/Bisac/:id',
  summary: 'The BISAC codes of a category, HarperCollins',
  ...refinement,
  division: HarperCollins.division,
  params: z.object({ id: code }),
});

export const getAcademicRefinements = defineEndpoint({
  name: 'getAcademicRefinements',
  path: '/api/Searching/PowerSearch/Academics/:id',
  summary: 'The refinements of an academic subject',
  ...refinement,
  division: HarperCollins.division,
  params: z.object({ id: code }),
});

export const getHqnaBisacRefinements = defineEndpoint({
  name: 'getHqnaBisacRefinements',
  path: '/api/Searching/PowerSearch/Bisac/:id/Hqna',
  summary: 'The BISAC codes of a category, HQNA',
  ...refinement,
  division: HQNA.division,
  params: z.object({ id: code }),
});

export const getHqnaFormats = defineEndpoint({
  name: 'getHqnaFormats',
  path: '/api/Searching/PowerSearch/Format/:formatType/Hqna',
  summary: "The format groups of a format type; 'null' returns the groups of all types (PSHQNA-11)",
  ...refinement,
  division: HQNA.division,
  params: z.object({ formatType: code }),
});

export const getBisacSubcategories = defineEndpoint({
  name: 'getBisacSubcategories',
  path: '/api/Searching/PowerSearch/Hccp/BisacSubcategories/:id',
  summary: 'The BISAC codes of a category, HCCP',
  ...refinement,
  division: HCCP.division,
  params: z.object({ id: code }),
});

/** Suggestions of one call. */
export const MAX_SUGGESTIONS = 15;

const typed = z.string().trim().min(autocomplete.minimumCharacters).max(200);
const suggestions = { method: 'GET', access: roles, response: z.array(z.string()).max(MAX_SUGGESTIONS) } as const;
/** The caller's companies of one division; without it all of the caller's. */
const ofDivision = z.object({ company: divisionNumber.optional() });

export const suggestTitles = defineEndpoint({
  name: 'suggestTitles',
  path: '/api/Searching/PowerSearch/Titles/:text',
  summary: 'Titles that begin with the text',
  ...suggestions,
  company: 'none',
  params: z.object({ text: typed }),
  query: ofDivision,
});

export const suggestAuthors = defineEndpoint({
  name: 'suggestAuthors',
  path: '/api/Searching/PowerSearch/Authors/:text',
  summary:
    "Authors whose name, 'Last, First' or 'First Last', begins with the text, then others that contain it; of HQNA people in all roles",
  ...suggestions,
  company: 'none',
  params: z.object({ text: typed }),
  query: ofDivision,
});

export const suggestConnectedSeries = defineEndpoint({
  name: 'suggestConnectedSeries',
  path: '/api/Searching/PowerSearch/ConnectedSeries/:text',
  summary: 'HQNA series that begin with the text',
  ...suggestions,
  company: 'division',
  division: HQNA.division,
  params: z.object({ text: typed }),
});
