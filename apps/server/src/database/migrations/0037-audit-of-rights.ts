import { type Kysely, sql } from 'kysely';

/** Every change of a person's rights is an audit event of the same transaction, whatever made the change. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function audit_rights() returns trigger language plpgsql as $function$
    begin
      insert into audit_event (subject, action, detail)
      values (
        coalesce(new.subject, old.subject),
        'rights-changed',
        jsonb_build_object(
          'by', coalesce(nullif(current_setting('titlenet.changed_by', true), ''), session_user),
          'companies', array_to_string(new.companies, ' '),
          'roles', array_to_string(new.roles, ' '),
          'companiesBefore', array_to_string(old.companies, ' '),
          'rolesBefore', array_to_string(old.roles, ' ')
        )
      );
      return null;
    end $function$`.execute(db);
  await sql`
    create trigger audit_granted after insert on permission
    for each row execute function audit_rights()`.execute(db);
  await sql`
    create trigger audit_changed after update on permission for each row
    when ((old.companies, old.roles) is distinct from (new.companies, new.roles))
    execute function audit_rights()`.execute(db);
  await sql`
    create trigger audit_withdrawn after delete on permission
    for each row execute function audit_rights()`.execute(db);
}

export async function down(): Promise<void> {}
