import * as z from 'zod';
import { type HouseKind, houseKinds } from './house-record.ts';

/** The JSON Schema (draft 2020-12) of what a sender writes for one kind; what it gives when read is not in it. */
export function jsonSchemaOf(kind: HouseKind): Record<string, unknown> {
  const schema = z.toJSONSchema(houseKinds[kind], { io: 'input', target: 'draft-2020-12', reused: 'inline' });
  const { $schema, description, ...rest } = schema as Record<string, unknown>;
  return { $schema, title: kind, description, ...rest };
}

/** What the published list of schemas says of a kind. */
export function describeKind(kind: HouseKind): { kind: HouseKind; description: string; address: string } {
  const { description = '' } = houseKinds[kind].meta() ?? {};
  return { kind, description, address: `/api/feeds/schemas/${kind}` };
}
