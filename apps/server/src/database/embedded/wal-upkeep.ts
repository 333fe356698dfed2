import type { Engine } from './engine.ts';
import type { EngineTurns } from './engine-turns.ts';

const INTERVAL_MS = 1_000;
const MAX_WAL_BYTES = 64 * 1024 * 1024;

/**
 * The engine has no checkpointer: without this its log grows until the next clean stop, and a start after a kill
 * replays all of it.
 */
export function limitWalSize(engine: Engine, turns: EngineTurns): void {
  const timer = setInterval(() => {
    if (!turns.takeHasChanged()) return;
    turns.schedule(async () => {
      const [row] = await engine.values(
        'select pg_wal_lsn_diff(pg_current_wal_lsn(), redo_lsn) from pg_control_checkpoint()',
      );
      if (Number(row?.[0]) > MAX_WAL_BYTES) await engine.values('checkpoint');
    });
  }, INTERVAL_MS);
  timer.unref();
}
