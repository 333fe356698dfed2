import type { FastifyInstance } from 'fastify';

/** A change of a pack, for the audit trail: without texts of notes. */
interface RecordedChange {
  change: string;
  pack: number;
  name?: string;
  /** Number of titles. */
  titles?: number;
}

export function recordPackChange(
  app: FastifyInstance,
  subject: string,
  { change, pack, name, titles }: RecordedChange,
): void {
  const detail = {
    change,
    pack: String(pack),
    ...(name === undefined ? {} : { name }),
    ...(titles === undefined ? {} : { titles: String(titles) }),
  };
  app.audit.record({ subject, action: 'pack', detail });
}
