import type { HouseKind } from '@titlenet/catalogue/house-record';
import * as z from 'zod';
import { houseKinds } from './house-record.ts';

/** @returns the JSON Schema (draft 2020-12) of the input of one kind: what a sender may write. */
export function jsonSchemaOf(kind: HouseKind): Record<string, unknown> {
  const schema = z.toJSONSchema(houseKinds[kind], { io: 'input', target: 'draft-2020-12', reused: 'inline' });
  const { $schema, description, ...rest } = schema;
  return { $schema, title: kind, description, ...rest };
}

/** @returns an entry of `getFeedSchemas`. */
export function describeKind(kind: HouseKind): { kind: HouseKind; description: string; address: string } {
  const { description = '' } = houseKinds[kind].meta() ?? {};
  return { kind, description, address: `/api/feeds/schemas/${kind}` };
}
