import { type Kysely, sql } from 'kysely';

/** Permissions, read tokens, the audit log, and what users store: preferences, visits, lists, saved and recent searches. */
export async function createAccountTables(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table permission (
      subject text primary key,
      display_name text not null,
      companies text[] not null,
      roles text[] not null,
      sent_at timestamptz
    )`.execute(db);
  await sql`
    create table audit_event (
      id bigint generated always as identity primary key,
      at timestamptz not null default now(),
      subject text,
      action text not null,
      detail jsonb
    )`.execute(db);
  await sql`create index audit_event_at on audit_event (at)`.execute(db);
  await sql`
    create table preference (
      subject text not null,
      company_code text not null,
      fields text[] not null,
      changed_at timestamptz not null default now(),
      primary key (subject, company_code)
    )`.execute(db);
  // `previous_at` is the visit before the current one: what has changed since then is new to the user.
  await sql`
    create table user_visit (
      subject text primary key,
      seen_at timestamptz not null default now(),
      previous_at timestamptz
    )`.execute(db);
  await createAuditOfRights(db);
  await createReadTokens(db);
  await createUserLists(db);
  await createSearches(db);
}

/** Every change of a person's rights is an audit event of the same transaction, whatever made the change. */
async function createAuditOfRights(db: Kysely<unknown>): Promise<void> {
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

/** Personal read tokens (G-430). A revoked token is deleted; the audit trail keeps its name. */
async function createReadTokens(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table read_token (
      id integer generated always as identity primary key,
      subject text not null,
      name text not null,
      companies text[] not null,
      scopes text[] not null,
      digest bytea not null unique,
      created_at timestamptz not null default now(),
      expires_at timestamptz not null,
      last_used_at timestamptz
    )`.execute(db);
  await sql`create index read_token_subject on read_token (subject)`.execute(db);
}

async function createUserLists(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table user_list (
      id integer generated always as identity primary key,
      name text not null,
      owner text not null,
      is_shared boolean not null default false,
      sent_at timestamptz
    )`.execute(db);
  await sql`create unique index user_list_name on user_list (owner, name)`.execute(db);
  await sql`create index user_list_shared on user_list (id) where is_shared`.execute(db);
  await sql`
    create table user_list_item (
      list_id integer not null references user_list on delete cascade,
      isbn text collate "C" not null,
      primary key (list_id, isbn)
    )`.execute(db);
}

async function createSearches(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table saved_search (
      id integer generated always as identity primary key,
      subject text not null,
      name text not null,
      division integer not null,
      address text not null,
      description text not null,
      unique (subject, name)
    )`.execute(db);
  await sql`
    create table recent_search (
      subject text not null,
      division integer not null,
      address text not null,
      description text not null,
      searched_at timestamptz not null default clock_timestamp()
    )`.execute(db);
  // By digest, because an address may exceed the maximum size of an index entry.
  await sql`create unique index recent_search_address on recent_search (subject, md5(address))`.execute(db);
}
