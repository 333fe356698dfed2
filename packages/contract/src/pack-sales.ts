import * as z from 'zod';
import { defineEndpoint } from './endpoint.ts';
import { ofPack } from './packs.ts';

const yearOfSalesSchema = z.object({
  /** Calendar year of the newest complete month of the title's company. */
  year: z.int(),
  /** Last day of that month. */
  asOf: z.iso.date(),
  /** Net copies, January to December; null: not reported, or later than `asOf`. */
  months: z.array(z.number().nullable()).length(12),
  /** Whether the title had sales before the year. */
  hadSales: z.boolean(),
});

/** Net copies of a title in a year, as `YearOfSales`. */
export type SentYearOfSales = z.infer<typeof yearOfSalesSchema>;

export const getPackSales = defineEndpoint({
  name: 'getPackSales',
  method: 'GET',
  path: '/api/Packs/:packId/Sales',
  summary: "Net sales by month of a pack's titles in the newest year, for those whose companies report sales by month",
  errors: ['not-found'],
  ...ofPack,
  response: z.array(z.object({ titleId: z.int(), sales: yearOfSalesSchema })),
});
