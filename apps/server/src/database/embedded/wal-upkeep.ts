import type { Engine } from './engine.ts';
import type { EngineScheduler } from './engine-scheduler.ts';

const INTERVAL_MS = 1_000;
const MAX_WAL_BYTES = 64 * 1024 * 1024;

/**
 * Runs checkpoints, because the engine has no checkpointer: the log would grow until the next clean stop, and a start
 * after a kill would replay all of it.
 */
export function limitWalSize(engine: Engine, scheduler: EngineScheduler): void {
  const timer = setInterval(() => {
    if (!scheduler.takeHasChanged()) return;
    scheduler.schedule(async () => {
      const [row] = await engine.values(
        'select pg_wal_lsn_diff(pg_current_wal_lsn(), redo_lsn) from pg_control_checkpoint()',
      );
      if (Number(row?.[0]) > MAX_WAL_BYTES) await engine.values('checkpoint');
    });
  }, INTERVAL_MS);
  timer.unref();
}
