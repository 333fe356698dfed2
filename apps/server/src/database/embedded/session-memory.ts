import type { Engine } from './engine.ts';

/**
 * One session serves every client, so what a client left in it is cleared when it lets go of the engine: settings,
 * temporary tables, cursors and prepared statements last for a transaction, as behind PgBouncer. LISTEN is kept.
 */
export interface SessionMemory {
  /** Takes note of what a unit did, by its command tags and its text. */
  note(unit: Buffer, tags: string[]): void;
  /** Clears what was noted; call it outside a transaction. */
  clear(): Promise<void>;
}

const LEAVES_SOMETHING = /^(SET|PREPARE|DECLARE CURSOR|CREATE TABLE|CREATE TABLE AS|CREATE VIEW|CREATE SEQUENCE|LOAD)$/;

// Of the prepared statements only those made in SQL: the protocol's unnamed one is the next client's business.
const CLEAR = `close all; discard temp; reset all;
  do $$ declare n text; begin
    for n in select name from pg_prepared_statements where from_sql loop execute format('deallocate %I', n); end loop;
  end $$`;

export function sessionMemory(engine: Engine): SessionMemory {
  const channels = new Set<string>();
  let isDirty = false;
  let hasListened = false;
  let hasUnlistened = false;

  return {
    note(unit, tags) {
      isDirty ||= tags.some((tag) => LEAVES_SOMETHING.test(tag)) || unit.includes('set_config');
      hasListened ||= tags.includes('LISTEN');
      hasUnlistened ||= tags.includes('UNLISTEN') || tags.includes('DISCARD ALL');
    },
    async clear() {
      if (isDirty) await engine.values(CLEAR);
      if (hasUnlistened) {
        for (const channel of channels) await engine.values(`listen "${channel.replaceAll('"', '""')}"`);
      }
      if (hasListened) {
        for (const [channel] of await engine.values('select pg_listening_channels()')) {
          if (channel) channels.add(channel);
        }
      }
      isDirty = hasListened = hasUnlistened = false;
    },
  };
}
