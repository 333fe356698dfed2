import { getPackFigures, updatePackFigures } from '@titlenet/contract/pack-figures';
import { getPackSales } from '@titlenet/contract/pack-sales';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../http/app-context.ts';
import { route } from '../../http/route.ts';
import { changingPack, findAccess } from './pack-access.queries.ts';
import { storeChanges } from './pack-changes.queries.ts';
import { findChangedTitles, storeFacts } from './pack-figures.queries.ts';
import { findSales } from './pack-sales.queries.ts';
import { recordPackChange } from './record-pack-change.ts';
import { unknownPack } from './unknown-pack.ts';

/** What has changed since the day of a pack, its update (G-605), and sales of its titles. */
export function registerPackFigures(app: FastifyInstance, { database }: Pick<AppContext, 'database'>): void {
  const { db } = database;

  route(app, getPackFigures, async ({ caller: { subject }, companies, params: { packId } }) => {
    if (!(await findAccess(db, subject, packId))) throw unknownPack();
    return findChangedTitles(db, packId, companies);
  });

  route(app, updatePackFigures, async ({ caller: { subject }, companies, params: { packId } }) => {
    const outcome = await changingPack(db, { subject, packId }, async (trx) => {
      const changed = await findChangedTitles(trx, packId, companies);
      await storeFacts(trx, packId, { companies, changed });
      const change = { part: 'pack', id: null, field: 'figures', before: null } as const;
      return { version: await storeChanges(trx, { packId, subject }, [change]), changed: changed.length };
    });
    recordPackChange(app, subject, { change: 'figures updated', pack: packId, titles: outcome.changed });
    return outcome;
  });

  route(app, getPackSales, async ({ caller: { subject }, companies, params: { packId } }) => {
    if (!(await findAccess(db, subject, packId))) throw unknownPack();
    return findSales(db, packId, companies);
  });
}
