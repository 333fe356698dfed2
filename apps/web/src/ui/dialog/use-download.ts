import { useEffect, useRef, useState } from 'react';
import { failureText } from '../api/failure-text.ts';
import type { ReceivedFile } from '../api/request.ts';

/** A completed file, with its missing titles. */
export interface DownloadedFile extends ReceivedFile {
  readonly missing: readonly { name: string; reason: string }[];
}

export interface LoadingProgress {
  readonly loaded: number;
  readonly total: number;
  /** Time of the next attempt while the server refuses calls, in ms since the epoch; null otherwise. */
  readonly waitsUntil: number | null;
  /** Loaded titles that are in the file; 0 while titles are loaded, and for files that are written meanwhile. */
  readonly made: number;
}

export type DownloadState<File = DownloadedFile> =
  | { phase: 'idle' }
  | ({ phase: 'loading' } & LoadingProgress)
  | { phase: 'finished'; file: File }
  | { phase: 'failed'; reason: string };

/** What a download is given to report how far it is. */
export interface DownloadRun {
  readonly signal: AbortSignal;
  readonly onProgress: (loaded: number) => void;
  readonly onWait: (until: number | null) => void;
  readonly onMade: (made: number) => void;
}

type Work<File> = (run: DownloadRun) => Promise<File>;

/**
 * The states of a file that a dialog loads and makes. Leaving the dialog ends its calls.
 * @param total how many titles there are to load
 */
export function useDownload<File = DownloadedFile>(total: number) {
  const [state, setState] = useState<DownloadState<File>>({ phase: 'idle' });
  const abort = useRef<AbortController | null>(null);
  useEffect(() => () => abort.current?.abort(), []);
  return {
    state,
    start(work: Work<File>) {
      const controller = new AbortController();
      abort.current = controller;
      const set = (next: DownloadState<File>) => {
        if (!controller.signal.aborted) setState(next);
      };
      let progress: LoadingProgress = { loaded: 0, total, waitsUntil: null, made: 0 };
      const report = (change: Partial<LoadingProgress>) => {
        progress = { ...progress, ...change };
        set({ phase: 'loading', ...progress });
      };
      report({});
      work({
        signal: controller.signal,
        onProgress: (loaded) => report({ loaded }),
        onWait: (waitsUntil) => report({ waitsUntil }),
        onMade: (made) => report({ made }),
      }).then(
        (file) => set({ phase: 'finished', file }),
        (error: unknown) => set({ phase: 'failed', reason: failureText(error) }),
      );
    },
    /** Aborts the download or discards the file, and returns to the form. */
    cancel() {
      abort.current?.abort();
      abort.current = null;
      setState({ phase: 'idle' });
    },
  };
}
