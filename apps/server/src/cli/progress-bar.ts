import type { Writable } from 'node:stream';

export type Output = Writable & { isTTY?: boolean; columns?: number };

export interface ProgressBar {
  show(done: number, total: number): void;
  /** Clears the bar. */
  end(): void;
}

const REFRESH_MS = 100;
const LARGEST_BAR = 40;
/** Beside the bar stand the share and both numbers. */
const BESIDE_THE_BAR = 36;
/** A log gets a line at each tenth. */
const LOG_STEPS = 10;

/** How far something has come: a bar that rewrites itself on a terminal, some lines in a log. */
export function progressBar(out: Output, label: string): ProgressBar {
  return out.isTTY ? barOnTerminal(out, label) : linesInLog(out, label);
}

function barOnTerminal(out: Output, label: string): ProgressBar {
  let shownAt = 0;
  return {
    show(done, total) {
      const now = Date.now();
      if (now - shownAt < REFRESH_MS && done < total) return;
      shownAt = now;
      const width = Math.max(5, Math.min(LARGEST_BAR, (out.columns ?? 80) - label.length - BESIDE_THE_BAR));
      const share = total > 0 ? done / total : 1;
      const filled = Math.round(share * width);
      const bar = '█'.repeat(filled) + '░'.repeat(width - filled);
      const percent = `${Math.floor(share * 100)} %`.padStart(5);
      out.write(`\r${label} ${bar} ${percent}  ${grouped(done)} of ${grouped(total)}\u001b[K`);
    },
    end() {
      if (shownAt > 0) out.write('\r\u001b[K');
    },
  };
}

function linesInLog(out: Output, label: string): ProgressBar {
  let written = 0;
  return {
    show(done, total) {
      const step = total > 0 ? Math.floor((done / total) * LOG_STEPS) : LOG_STEPS;
      if (step <= written) return;
      written = step;
      out.write(`${label}: ${grouped(done)} of ${grouped(total)}\n`);
    },
    end() {},
  };
}

const grouped = (count: number) => count.toLocaleString('en-US');
