import { getFeedSchema, getFeedSchemas } from '@titlenet/contract/feeds/feed-schemas';
import { houseKindNames } from '@titlenet/contract/feeds/house-record';
import { describeKind, jsonSchemaOf } from '@titlenet/contract/feeds/json-schemas';
import type { FastifyInstance } from 'fastify';
import { route } from '../../http/route.ts';

/** The JSON Schemas of the house feed, for those who write its files (DESIGN §4). */
export function registerFeedSchemas(app: FastifyInstance): void {
  route(app, getFeedSchemas, () => houseKindNames.map(describeKind));
  route(app, getFeedSchema, ({ params }) => jsonSchemaOf(params.kind));
}
