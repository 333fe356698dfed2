import { getPackDecisions, recordPackDecision } from '@titlenet/contract/pack-decisions';
import type { FastifyInstance } from 'fastify';
import { onlyRow } from '../../database/only-row.ts';
import type { AppContext } from '../../http/app-context.ts';
import { recordNoteChange } from '../../http/record-note-change.ts';
import { route } from '../../http/route.ts';
import { decide } from './decide.ts';
import { findAccess } from './pack-access.queries.ts';
import { findDecisions } from './pack-decisions.queries.ts';
import { recordPackChange } from './record-pack-change.ts';
import { unknownPack } from './unknown-pack.ts';

/** What a meeting decides of the titles of a pack (G-660). */
export function registerPackDecisions(app: FastifyInstance, { database }: Pick<AppContext, 'database'>): void {
  const { db } = database;

  route(app, getPackDecisions, async ({ caller: { subject }, companies, params: { packId } }) => {
    if (!(await findAccess(db, subject, packId))) throw unknownPack();
    return findDecisions(db, { packId, titleId: null }, { subject, companies });
  });

  route(app, recordPackDecision, async ({ caller: { subject }, companies, params, body: { base, ...decided } }) => {
    const { packId, titleId } = params;
    const { outcome, remark, title, noteChanges, isChanged } = await decide(db, {
      packId,
      titleId,
      subject,
      companies,
      base,
      decided,
    });
    if (isChanged) recordPackChange(app, subject, { change: 'decision', pack: packId });
    for (const change of noteChanges) recordNoteChange(app, subject, title, change);
    const rows = await findDecisions(db, { packId, titleId }, { subject, companies });
    return { outcome, decision: onlyRow({ rows }), remark };
  });
}
