import { fixedPublicityViews } from '@titlenet/catalogue/lists/publicity-views';
import { required } from '@titlenet/catalogue/required';
import { findCustomizedPublicity, getPublicityFlash } from '@titlenet/contract/lists';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../http/app-context.ts';
import { route } from '../../http/route.ts';
import { findPublicity } from './publicity-lists.queries.ts';
import { publicityViewQuery } from './publicity-view-query.ts';

/** Current publicity: its four views, and the customized one [API-23, API-24]. */
export function registerPublicityLists(app: FastifyInstance, { database }: Pick<AppContext, 'database'>): void {
  route(app, getPublicityFlash, ({ params, companies }) => {
    const view = required(
      fixedPublicityViews.find(({ key }) => key === params.id),
      params.id,
    );
    return findPublicity(database.read, publicityViewQuery(view, companies));
  });

  route(app, findCustomizedPublicity, ({ body, companies }) =>
    findPublicity(database.read, {
      bookingType: body.bookingType,
      dateType: body.dateType,
      from: body.startDate.slice(0, 10),
      to: body.endDate.slice(0, 10),
      order: 'title',
      companies,
    }),
  );
}
