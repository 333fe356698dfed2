import { useLayoutEffect, useRef, useState } from 'react';
import { PageCounter } from './count-pages.ts';
import { isCountedRun } from './frame-styles.ts';
import type { CountedPages, PageCounts, PaperPart } from './paper-part.ts';
import { useBeforePrint } from './use-before-print.ts';

const none: CountedPages = new Map();

/** The element before on paper: the one beside it, or of a joined group the last one of the group before. */
function elementBefore(element: HTMLElement): Element | null {
  const { previousElementSibling, parentElement: group } = element;
  if (previousElementSibling || group?.dataset.joined === undefined) return previousElementSibling;
  return group.previousElementSibling?.lastElementChild ?? null;
}

/** The elements of a part: one, or of shared pages several, of which neighbours share pages. */
function runsOf({ name }: PaperPart): HTMLElement[][] {
  const runs: HTMLElement[][] = [];
  for (const element of document.querySelectorAll<HTMLElement>(`[data-paper-part="${name}"]`)) {
    const run = runs.at(-1);
    if (run && run.at(-1) === elementBefore(element)) run.push(element);
    else runs.push([element]);
  }
  return runs;
}

/** Counts parts one by one. */
class Counting {
  readonly counts = new Map<string, PageCounts>();
  #counter: PageCounter | undefined;
  readonly #left: PaperPart[];

  constructor(parts: readonly PaperPart[]) {
    this.#left = [...parts];
  }

  /** @returns false if all parts are counted */
  next(): boolean {
    const part = this.#left.shift();
    this.#counter ??= new PageCounter();
    for (const run of part ? runsOf(part) : []) {
      const counts = this.#counter.count(run, part?.orientation ?? 'portrait');
      for (const [index, { id }] of run.entries()) this.counts.set(id, counts[index] ?? { Letter: 1, A4: 1 });
    }
    return this.#left.length > 0;
  }

  close(): void {
    this.#counter?.close();
  }
}

/**
 * The pages of the parts of a run: counted task by task once the document is complete, so that the page reacts, or all
 * at once if it is printed before. A single part needs no count: its pages are those of the document.
 *
 * @param isComplete all parts are in the document, with their pictures
 * @returns empty until all are counted
 */
export function useCountedPages(parts: readonly PaperPart[], isComplete: boolean): CountedPages {
  const [counted, setCounted] = useState<CountedPages>(none);
  const latest = useRef(parts);
  latest.current = parts;
  const key = parts.map(({ name, orientation }) => `${name} ${orientation}`).join();
  const finish = useRef<(() => void) | null>(null);
  // Before the document is shown as complete: it may be printed from that moment.
  useLayoutEffect(() => {
    setCounted(none);
    if (!isComplete || key === '' || !isCountedRun(latest.current)) return;
    const counting = new Counting(latest.current);
    let timer: ReturnType<typeof setTimeout>;
    const end = () => {
      clearTimeout(timer);
      counting.close();
      finish.current = null;
    };
    const step = () => {
      if (counting.next()) timer = setTimeout(step);
      else {
        end();
        setCounted(counting.counts);
      }
    };
    finish.current = () => {
      while (counting.next());
      end();
      setCounted(counting.counts);
    };
    timer = setTimeout(step);
    return end;
  }, [key, isComplete]);
  useBeforePrint(() => finish.current?.());
  return counted;
}
