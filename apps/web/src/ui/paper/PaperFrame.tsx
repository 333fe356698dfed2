import { formatDate } from '@titlenet/catalogue/formatting/dates';
import { localDay } from '@titlenet/catalogue/formatting/days';
import { useState } from 'react';
import { createPortal } from 'react-dom';
import { frameStyles } from './frame-styles.ts';
import type { CountedPages, PaperPart } from './paper-part.ts';
import { useBeforePrint } from './use-before-print.ts';
import { usePrintedTitle } from './use-printed-title.ts';

interface PaperFrameProps {
  parts: readonly PaperPart[];
  /** Pages of the parts, of `useCountedPages`; needed if there are several. */
  counted?: CountedPages;
  /** Title of the printed document, which browsers suggest as the name of its file; the day is added. */
  documentTitle: string;
  /** False for parts beside pages that have feet of their own. */
  isNumbered?: boolean;
}

const none: CountedPages = new Map();

/**
 * The frame of printed pages: running head, day and page numbers, the same for everything that is printed.
 *
 * ```tsx
 * const parts = useMemo(() => [{ name: 'sheet', orientation: 'portrait', head: runningHead(title, isbn), kind: 'Tip Sheet' }], …);
 * const counted = useCountedPages(parts, isComplete); // only with several parts
 * <PaperFrame parts={parts} counted={counted} documentTitle="…" />
 * {parts.length > 1 && <PaperContents parts={parts} counted={counted} />}  // if `parts` begins with `contentsPart`
 * <article {...paperPart('sheet')}>…</article>
 * ```
 *
 * Each part starts on a new page (the names of its pages differ from those of the others), so no `break-before` is
 * needed. The margins are those of `pageMargins`; print styles set no `@page` of their own.
 */
export function PaperFrame({ parts, counted = none, documentTitle, isNumbered = true }: PaperFrameProps) {
  const [day, setDay] = useState(() => localDay(new Date()));
  useBeforePrint(() => setDay(localDay(new Date())));
  usePrintedTitle(documentTitle);
  // In the head, so that the content of a page has only elements of its own.
  return createPortal(
    <style>{frameStyles(parts, { counted, printedOn: formatDate(day, 'M/d/yyyy'), isNumbered })}</style>,
    document.head,
  );
}
