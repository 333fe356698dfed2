import { getFeedSchema, getFeedSchemas } from '@titlenet/contract/feeds/feed-schemas';
import { houseKindNames } from '@titlenet/contract/feeds/house-record';
import { describeKind, jsonSchemaOf } from '@titlenet/contract/feeds/json-schemas';
import type { FastifyInstance } from 'fastify';
import { route } from '../../http/route.ts';

/** Registers the JSON Schemas of the house feed, for the developers of feeds. */
export function registerFeedSchemas(app: FastifyInstance): void {
  route(app, getFeedSchemas, () => houseKindNames.map(describeKind));
  route(app, getFeedSchema, ({ params }) => jsonSchemaOf(params.kind));
}
