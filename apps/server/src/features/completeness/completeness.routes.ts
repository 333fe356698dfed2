import {
  type CompletenessReportResponse,
  getCompleteness,
  getCompletenessTitles,
} from '@titlenet/contract/completeness';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../http/app-context.ts';
import { orNarrower } from '../../http/narrower.ts';
import { route } from '../../http/route.ts';
import {
  type CompletenessCount,
  type CompletenessReport,
  countCompleteness,
} from '../../read-titles/count-completeness.ts';
import { SharedReads } from '../../read-titles/shared-reads.ts';
import { findCompletenessTitles } from './completeness-titles.queries.ts';

/** A count that takes longer is shown again for some minutes while titles change, with its time. */
const SLOW_COUNT_MS = 1_000;

const withFactLabels = ({ missing, ...count }: CompletenessCount) => ({
  ...count,
  missing: missing.map(({ fact: { number, label, level }, titles }) => ({ number, label, level, titles })),
});

/** How complete the titles of the caller's companies are, and the titles behind each number. */
export function registerCompleteness(
  app: FastifyInstance,
  { database, caches }: Pick<AppContext, 'database' | 'caches'>,
): void {
  const reports = caches.add(
    new SharedReads<CompletenessReport & { countedAt: string }>(database, { max: 50, reusedAfterMs: SLOW_COUNT_MS }),
  );

  route(app, getCompleteness, async ({ params, companies }): Promise<CompletenessReportResponse> => {
    const { by } = params;
    const { countedAt, all, unrated, groups } = await reports.get([by, ...companies.toSorted()].join(), async () => ({
      countedAt: new Date().toISOString(),
      ...(await countCompleteness(database, { by, companies })),
    }));
    return {
      countedAt,
      all: withFactLabels(all),
      unrated,
      groups: groups.map(({ name, ...count }) => ({ name, ...withFactLabels(count) })),
    };
  });

  route(app, getCompletenessTitles, async ({ params: { by }, query, companies }) => {
    const { isUnnamed, name, level, missing } = query;
    const search = { by, name: isUnnamed ? null : name, level, missing };
    const found = await orNarrower(findCompletenessTitles(database.slowQuery, search, companies), 'a group or a level');
    return { showLinks: true, ...found };
  });
}
