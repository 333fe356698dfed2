import type { TitleBar } from '@titlenet/catalogue/title-bar';
import { getRevertedTitleBar, type RevertedTitleBar } from '@titlenet/contract/reverted-title-bar';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../http/app-context.ts';
import { route } from '../../http/route.ts';
import { findBarByIsbn } from '../../read-titles/title-parts.queries.ts';

function revertedTitleBar(isbn: string, bar: TitleBar): RevertedTitleBar {
  const { isbn10, title, author1: author, onSaleDate, pubDate, price: listPrice } = bar;
  return { isbn, isbn10, title, author, onSaleDate, pubDate, listPrice };
}

/** The title bar of a report whose title is known by its ISBN only (G-128). */
export function registerRevertedTitleBar(app: FastifyInstance, { database }: Pick<AppContext, 'database'>): void {
  route(app, getRevertedTitleBar, async ({ params, companies }) => {
    const bar = await findBarByIsbn(database.read, params.isbn, companies);
    return bar && revertedTitleBar(params.isbn, bar);
  });
}
