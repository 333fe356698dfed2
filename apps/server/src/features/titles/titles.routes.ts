import { createHash } from 'node:crypto';
import type { SmallTitleBar, TitleBar } from '@titlenet/catalogue/title-bar';
import { getTitleBar, getTitleSheet } from '@titlenet/contract/title-sheet';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../http/app-context.ts';
import { route } from '../../http/route.ts';
import { sendStoredJson } from '../../http/stored-json.ts';
import { findTitleBar, findTitleSheet } from './titles.queries.ts';

/** The smaller title bar (decision G-119): the description of TAC is the format's. */
function smallTitleBar(text: string): SmallTitleBar {
  const bar = JSON.parse(text) as TitleBar;
  return { tacDescription: bar.formatDesc, casBusinessUnit: bar.casBusinessUnit, productId: bar.productId };
}

/** Title bars and sheets, sent as the text that the store keeps (TS §7, DESIGN §4). */
export function registerTitles(app: FastifyInstance, { database }: Pick<AppContext, 'database'>): void {
  route(app, getTitleBar, async ({ params, query, request, reply }) => {
    const bar = await findTitleBar(database.read, params.companyCode, params.productId);
    if (!bar) return null;
    return query.small === 'true' ? smallTitleBar(bar.text) : sendStoredJson(request, reply, bar);
  });

  route(app, getTitleSheet, async ({ params, request, reply }) => {
    const sheet = await findTitleSheet(database.read, params.companyCode, params.productId);
    if (!sheet) return null;
    // Half of the text belongs to other titles, so the tag is the text's own.
    const digest = createHash('sha1').update(sheet.text).digest('base64url');
    return sendStoredJson(request, reply, { text: sheet.text, digest });
  });
}
