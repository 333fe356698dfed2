import type { SmallTitleBar, TitleBar } from '@titlenet/catalogue/title-bar';
import { getTitleBar, getTitleSheet, getTitleSheetBatch } from '@titlenet/contract/title-sheet';
import type { FastifyInstance } from 'fastify';
import { findCatalogueGeneration } from '../../database/catalogue-generation.queries.ts';
import type { AppContext } from '../../http/app-context.ts';
import { route } from '../../http/route.ts';
import { sendStoredJson } from '../../http/stored-json.ts';
import { readTitleBatch } from '../../http/title-batch.ts';
import { DocumentCache } from './document-cache.ts';
import { findTitleBar, findTitleSheet, findTitleTexts } from './titles.queries.ts';

/** Reduces a title bar to the small one (G-119): the TAC description is that of the format. */
function smallTitleBar(bytes: Buffer): SmallTitleBar {
  // The bytes are a stored title bar.
  const bar = JSON.parse(bytes.toString()) as TitleBar;
  return { tacDescription: bar.formatDesc, casBusinessUnit: bar.casBusinessUnit, productId: bar.productId };
}

/** Registers title bars and sheets, which are sent as the stored JSON without parsing it. */
export function registerTitles(
  app: FastifyInstance,
  { database, caches }: Pick<AppContext, 'database' | 'caches'>,
): void {
  const documents = caches.add(new DocumentCache(() => findCatalogueGeneration(database)));

  route(app, getTitleBar, async ({ params: { companyCode, productId }, query, request, reply }) => {
    const bar = await documents.get(`bar ${companyCode} ${productId}`, () =>
      findTitleBar(database.read, companyCode, productId),
    );
    if (!bar) return null;
    return query.small === 'true' ? smallTitleBar(bar.bytes) : sendStoredJson(request, reply, bar);
  });

  route(app, getTitleSheet, async ({ params: { companyCode, productId }, request, reply }) => {
    const sheet = await documents.get(`sheet ${companyCode} ${productId}`, () =>
      findTitleSheet(database.read, companyCode, productId),
    );
    return sheet ? sendStoredJson(request, reply, sheet) : null;
  });
  // Without the cache: a long series would replace the titles that people are reading.
  route(app, getTitleSheetBatch, async ({ body, companies, reply }) => {
    const titles = await readTitleBatch(body.titles, {
      companies,
      read: (keys) => findTitleTexts(database.read, keys),
      sizeOf: ({ bar, sheet }) => (bar?.length ?? 0) + (sheet?.length ?? 0),
    });
    const texts = titles.map((title) => `{"bar":${title?.bar ?? null},"sheet":${title?.sheet ?? null}}`);
    return reply.type('application/json; charset=utf-8').send(`{"titles":[${texts.join()}]}`);
  });
}
