import type { ExcelFile } from '@titlenet/contract/search-export';
import { useEffect, useRef, useState } from 'react';
import { saveFile } from '../api/save-file.ts';
import { showSuccess } from '../toasts/toasts.ts';

const mediaType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** The bytes of a file that came as base64. */
function contentOf(base64: string): Blob {
  return new Blob([Uint8Array.from(atob(base64), (character) => character.charCodeAt(0))], { type: mediaType });
}

/**
 * Runs one export at a time and saves its file under the name that the server gives (CS §3).
 *
 * `count` is null while none runs. A failure has said so itself; a cancelled export ends in silence.
 */
export function useExcelExport() {
  const [count, setCount] = useState<number | null>(null);
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  const cancel = () => {
    running.current?.abort();
    running.current = null;
    setCount(null);
  };
  const run = async (titles: number, call: (signal: AbortSignal) => Promise<ExcelFile>) => {
    cancel();
    const own = new AbortController();
    running.current = own;
    setCount(titles);
    try {
      const { file, fileName } = await call(own.signal);
      if (own.signal.aborted) return;
      saveFile({ name: fileName, content: contentOf(file) });
      showSuccess(`${fileName} was saved.`);
    } catch {
      // The call has shown its own toast.
    } finally {
      if (running.current === own) {
        running.current = null;
        setCount(null);
      }
    }
  };
  return { count, run, cancel };
}
