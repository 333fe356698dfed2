import { useEffect, useRef, useState } from 'react';
import { failureText } from '../api/failure-text.ts';
import type { ReceivedFile } from '../api/request.ts';

/** A file that is ready, with what it does not hold. */
export interface DownloadedFile extends ReceivedFile {
  readonly missing: readonly { name: string; reason: string }[];
}

export type DownloadState =
  | { phase: 'idle' }
  | { phase: 'loading'; loaded: number; total: number }
  | { phase: 'finished'; file: DownloadedFile }
  | { phase: 'failed'; reason: string };

type Work = (signal: AbortSignal, onProgress: (loaded: number) => void) => Promise<DownloadedFile>;

/**
 * The states of a file that a dialog loads and makes. Leaving the dialog ends its calls.
 * @param total how many titles there are to load
 */
export function useDownload(total: number) {
  const [state, setState] = useState<DownloadState>({ phase: 'idle' });
  const abort = useRef<AbortController | null>(null);
  useEffect(() => () => abort.current?.abort(), []);
  return {
    state,
    start(work: Work) {
      const controller = new AbortController();
      abort.current = controller;
      const set = (next: DownloadState) => {
        if (!controller.signal.aborted) setState(next);
      };
      set({ phase: 'loading', loaded: 0, total });
      work(controller.signal, (loaded) => set({ phase: 'loading', loaded, total })).then(
        (file) => set({ phase: 'finished', file }),
        (error: unknown) => set({ phase: 'failed', reason: failureText(error) }),
      );
    },
    /** Ends what is under way, drops a finished file, and returns to the choices. */
    cancel() {
      abort.current?.abort();
      abort.current = null;
      setState({ phase: 'idle' });
    },
  };
}
