import type { Audience } from '@titlenet/catalogue/field';
import { useEffect, useRef, useState } from 'react';
import type { LoadedBinder } from '../../actions/binder/binder-parts.ts';
import { binderVolumes } from '../../actions/binder/binder-volumes.ts';
import { loadBinder } from '../../actions/binder/load-binder.ts';
import type { BinderFigures } from '../../domain/packs/binder-address.ts';

interface BinderState {
  readonly phase: 'loading' | 'loaded' | 'cancelled' | 'failed';
  /** Titles and reports that are loaded, and all; 0 of 0 while the pack itself is read. */
  readonly loaded: number;
  readonly total: number;
  /** Time of the next attempt while the server refuses calls, in ms since the epoch; null otherwise. */
  readonly waitsUntil: number | null;
  readonly volumes: readonly LoadedBinder[];
  /** Titles of companies that the user does not have. */
  readonly hidden: number;
  readonly error: Error | null;
}

const initial: BinderState = {
  phase: 'loading',
  loaded: 0,
  total: 0,
  waitsUntil: null,
  volumes: [],
  hidden: 0,
  error: null,
};

/** Loads the binder of a pack; `cancel` aborts the calls, `restart` begins again. */
export function useBinderRun(packId: number, audience: Audience, figures: BinderFigures) {
  const [state, setState] = useState(initial);
  const [attempt, setAttempt] = useState(0);
  const abort = useRef<AbortController>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt loads it again
  useEffect(() => {
    const controller = new AbortController();
    abort.current = controller;
    const { signal } = controller;
    const update = (change: Partial<BinderState>) => {
      if (!signal.aborted) setState((before) => ({ ...before, ...change }));
    };
    update(initial);
    loadBinder(packId, {
      audience,
      figures,
      signal,
      onProgress: (loaded, total) => update({ loaded, total }),
      onWait: (waitsUntil) => update({ waitsUntil }),
    }).then(
      ({ loaded, hidden }) => update({ phase: 'loaded', volumes: binderVolumes(loaded), hidden }),
      (error: unknown) => update({ phase: 'failed', error: error instanceof Error ? error : new Error(String(error)) }),
    );
    return () => controller.abort();
  }, [packId, audience, figures, attempt]);
  return {
    ...state,
    cancel: () => {
      abort.current?.abort();
      setState((before) => ({ ...before, phase: 'cancelled', waitsUntil: null }));
    },
    restart: () => setAttempt(attempt + 1),
  };
}
