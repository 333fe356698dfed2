import type { Writable } from 'node:stream';
import { formatCount } from '@titlenet/catalogue/formatting/numbers';

export type Output = Writable & { isTTY?: boolean; columns?: number };

export interface ProgressBar {
  show(done: number, total: number): void;
  /** Removes the bar. */
  end(): void;
}

const REFRESH_MS = 100;
const MAX_BAR_WIDTH = 40;
/** Width of the share and the numbers beside the bar. */
const FIGURES_WIDTH = 36;
/** Number of lines in a log. */
const LOG_STEPS = 10;

/** Shows progress: a bar that is updated in place on a terminal, some lines in a log. */
export function progressBar(out: Output, label: string): ProgressBar {
  return out.isTTY ? barOnTerminal(out, label) : linesInLog(out, label);
}

function barOnTerminal(out: Output, label: string): ProgressBar {
  let shownAt = Number.NEGATIVE_INFINITY;
  return {
    show(done, total) {
      const now = performance.now();
      if (now - shownAt < REFRESH_MS && done < total) return;
      shownAt = now;
      const width = Math.max(5, Math.min(MAX_BAR_WIDTH, (out.columns ?? 80) - label.length - FIGURES_WIDTH));
      const share = total > 0 ? done / total : 1;
      const filled = Math.round(share * width);
      const bar = '█'.repeat(filled) + '░'.repeat(width - filled);
      const percent = `${Math.floor(share * 100)} %`.padStart(5);
      out.write(`\r${label} ${bar} ${percent}  ${formatCount(done)} of ${formatCount(total)}\u001b[K`);
    },
    end() {
      if (shownAt >= 0) out.write('\r\u001b[K');
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
      out.write(`${label}: ${formatCount(done)} of ${formatCount(total)}\n`);
    },
    end() {},
  };
}
