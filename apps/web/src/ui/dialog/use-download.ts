import { useEffect, useRef, useState } from 'react';
import { failureText } from '../api/failure-text.ts';
import type { ReceivedFile } from '../api/request.ts';

/** A completed file, with its missing titles. */
export interface DownloadedFile extends ReceivedFile {
  readonly missing: readonly { name: string; reason: string }[];
}

export type DownloadState<File = DownloadedFile> =
  | { phase: 'idle' }
  | { phase: 'loading'; loaded: number; total: number }
  | { phase: 'finished'; file: File }
  | { phase: 'failed'; reason: string };

type Work<File> = (signal: AbortSignal, onProgress: (loaded: number) => void) => Promise<File>;

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
      set({ phase: 'loading', loaded: 0, total });
      work(controller.signal, (loaded) => set({ phase: 'loading', loaded, total })).then(
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
