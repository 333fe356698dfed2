import { getPerson } from '@titlenet/contract/people';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../http/app-context.ts';
import { route } from '../../http/route.ts';
import { findPerson } from '../../pictures/covers.queries.ts';

/** Registers the names of people with photos, under the same access rule as their photos. */
export function registerPeople(app: FastifyInstance, { database }: Pick<AppContext, 'database'>): void {
  route(app, getPerson, async ({ params: { id }, companies }) => {
    const person = await findPerson(database.read, id, companies);
    return person ? { id, name: person.name } : null;
  });
}
