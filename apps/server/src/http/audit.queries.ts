import type { Kysely } from 'kysely';
import type { Tables } from '../database/tables.ts';

export interface AuditEvent {
  subject: string | null;
  /** `sign-in`: a code was exchanged at the login address; `entry`: the first call with an enterprise token. */
  action:
    | 'sign-in'
    | 'entry'
    | 'denied'
    | 'cache-cleared'
    | 'onix-export'
    | 'excel-export'
    | 'import'
    | 'import-cancelled'
    | 'import-retried'
    | 'rejected-downloaded'
    | 'user-list';
  detail: Record<string, string | null>;
}

export async function insertAuditEvent(db: Kysely<Tables>, event: AuditEvent): Promise<void> {
  const { subject, action, detail } = event;
  await db
    .insertInto('audit_event')
    .values({ subject, action, detail: JSON.stringify(detail) })
    .execute();
}
