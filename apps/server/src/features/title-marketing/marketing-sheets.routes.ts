import { marketingSheetOf } from '@titlenet/catalogue/marketing-sheet/marketing-sheet-fields';
import { marketingSheetCompanies } from '@titlenet/catalogue/reports/reports';
import { getChMarketingSheet } from '@titlenet/contract/marketing-sheets';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../http/app-context.ts';
import { route } from '../../http/route.ts';
import { findMarketingSources } from './marketing-sheets.queries.ts';

/** Children's marketing sheets; titles of companies without marketing sheets are answered as unknown ones. */
export function registerMarketingSheets(app: FastifyInstance, { database }: Pick<AppContext, 'database'>): void {
  route(app, getChMarketingSheet, async ({ body, companies }) => {
    const allowed = companies.filter((company) => marketingSheetCompanies.includes(company));
    const sources = await findMarketingSources(database.read, body.productIds, allowed);
    return sources.map(marketingSheetOf);
  });
}
