import type { Engine } from './engine.ts';

/**
 * All clients share one session, so the state of a client is cleared after each transaction: settings, temporary
 * tables, cursors and prepared statements last for one transaction, as behind PgBouncer. LISTEN is kept.
 */
export interface SessionMemory {
  /** Records the session state that a unit created, by its command tags and text. */
  note(unit: Buffer, tags: string[]): void;
  /** Clears the recorded state. Must be called outside of a transaction. */
  clear(): Promise<void>;
}

const LEAVES_SOMETHING = /^(SET|PREPARE|DECLARE CURSOR|CREATE TABLE|CREATE TABLE AS|CREATE VIEW|CREATE SEQUENCE|LOAD)$/;

// Only prepared statements made in SQL: the unnamed one of the protocol is replaced by the next client.
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
