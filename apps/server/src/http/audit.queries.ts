import type { Kysely } from 'kysely';
import type { Tables } from '../database/tables.ts';

export interface AuditEvent {
  subject: string | null;
  /** `sign-in`: a code was exchanged at the login address; `entry`: the first call with an enterprise token. */
  action:
    | 'sign-in'
    | 'sign-out'
    | 'entry'
    | 'denied'
    | 'token-refused'
    | 'wrong-password'
    | 'cache-cleared'
    /** Written by a trigger of the database; `subject` is the person whose rights were changed. */
    | 'rights-changed'
    | 'onix-export'
    | 'excel-export'
    | 'import'
    | 'import-cancelled'
    | 'import-retried'
    | 'rejected-downloaded'
    | 'faults-downloaded'
    | 'user-list'
    | 'team-note'
    | 'pack'
    | 'read-token-created'
    | 'read-token-used'
    | 'read-token-revoked'
    | 'digest-unsubscribed'
    | 'digest-address-confirmed';
  detail: Record<string, string | null>;
}

/** An event with the time at which it happened. */
export interface TimedEvent extends AuditEvent {
  at: Date;
}

export async function insertAuditEvents(db: Kysely<Tables>, events: readonly TimedEvent[]): Promise<void> {
  await db
    .insertInto('audit_event')
    .values(
      events.map(({ subject, action, detail, at }) => ({
        subject,
        action,
        detail: JSON.stringify(detail),
        at: at.toISOString(),
      })),
    )
    .execute();
}
