import { getTitleHistory } from '@titlenet/contract/title-history';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../http/app-context.ts';
import { route } from '../../http/route.ts';
import { findChanges, findTitleId } from './history.queries.ts';

/** Registers the history of a title: what changed, when and by which feed. */
export function registerHistory(app: FastifyInstance, { database }: Pick<AppContext, 'database'>): void {
  route(app, getTitleHistory, async ({ params, query }) => {
    const titleId = await findTitleId(database.read, params.companyCode, params.productId);
    if (titleId === undefined) return null;
    // One more than requested shows whether there is a next page.
    const found = await findChanges(database.read, titleId, { ...query, limit: query.limit + 1 });
    const changes = found.slice(0, query.limit);
    return { changes, next: found.length > changes.length ? (changes.at(-1)?.id ?? null) : null };
  });
}
