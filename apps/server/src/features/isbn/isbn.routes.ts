import { readIsbn13 } from '@titlenet/catalogue/isbn/isbn';
import { companyOfIsbn, convert10To13Isbn } from '@titlenet/contract/isbn';
import type { FastifyInstance } from 'fastify';
import { AppError } from '../../app-error.ts';
import type { AppContext } from '../../http/app-context.ts';
import { route } from '../../http/route.ts';
import { findCompanyOfIsbn } from './isbn.queries.ts';

/** Registers conversion of an ISBN, and the company of an ISBN [API-12]. */
export function registerIsbn(app: FastifyInstance, { database }: Pick<AppContext, 'database'>): void {
  route(app, convert10To13Isbn, ({ params }) => {
    const isbn13 = readIsbn13(params.isbn);
    if (!isbn13) throw new AppError('bad-input', 'This is not an ISBN.');
    return isbn13;
  });

  route(app, companyOfIsbn, ({ params, companies }) => findCompanyOfIsbn(database.read, params.isbn, companies));
}
