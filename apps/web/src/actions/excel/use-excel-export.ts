import type { ExcelFile } from '@titlenet/contract/search-export';
import { useEffect, useRef, useState } from 'react';
import { saveFile } from '../../ui/api/save-file.ts';
import { showSuccess } from '../../ui/toasts/toasts.ts';

const mediaType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** Decodes a file from base64. */
function contentOf(base64: string): Blob {
  return new Blob([Uint8Array.from(atob(base64), (character) => character.charCodeAt(0))], { type: mediaType });
}

/**
 * Runs one Excel export at a time and saves its file under the server's file name [EXPORT-09].
 *
 * @returns `count`: number of titles being exported, null if none is running; `run` resolves to true if the file was saved
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
      if (own.signal.aborted) return false;
      saveFile({ name: fileName, content: contentOf(file) });
      showSuccess(`${fileName} was saved.`);
      return true;
    } catch {
      // The call has shown its toast.
      return false;
    } finally {
      if (running.current === own) {
        running.current = null;
        setCount(null);
      }
    }
  };
  return { count, run, cancel };
}
