import {
  type CompletenessReportResponse,
  getCompleteness,
  getCompletenessTitles,
} from '@titlenet/contract/completeness';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../http/app-context.ts';
import { route } from '../../http/route.ts';
import type { CompletenessCount } from '../../read-titles/count-completeness.ts';
import { CompletenessCache } from './completeness-cache.ts';
import { findCompletenessTitles } from './completeness-titles.queries.ts';

const withFactLabels = ({ missing, ...count }: CompletenessCount) => ({
  ...count,
  missing: missing.map(({ fact: { number, label, level }, titles }) => ({ number, label, level, titles })),
});

/** How complete the titles of the caller's companies are, and the titles behind each number. */
export function registerCompleteness(
  app: FastifyInstance,
  { database, caches }: Pick<AppContext, 'database' | 'caches'>,
): void {
  const cache = caches.add(new CompletenessCache(database));

  route(app, getCompleteness, async ({ params, companies }): Promise<CompletenessReportResponse> => {
    const { countedAt, all, unrated, groups } = await cache.get(params.by, companies);
    return {
      countedAt: countedAt.toISOString(),
      all: withFactLabels(all),
      unrated,
      groups: groups.map(({ name, ...count }) => ({ name, ...withFactLabels(count) })),
    };
  });

  route(app, getCompletenessTitles, async ({ params: { by }, query, companies }) => {
    const { isUnnamed, name, level, missing } = query;
    const found = await findCompletenessTitles(
      database.slowQuery,
      { by, name: isUnnamed ? null : name, level, missing },
      companies,
    );
    return { showLinks: true, ...found };
  });
}
