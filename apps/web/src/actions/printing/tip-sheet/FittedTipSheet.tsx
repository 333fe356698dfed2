import type { TipSheetContent } from '@titlenet/catalogue/tip-sheet/tip-sheet-content';
import { tipSheetOutline } from '@titlenet/catalogue/tip-sheet/tip-sheet-outline';
import { memo, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { TipSheet, type TipSheetFrame } from './TipSheet.tsx';

/** By how much less of the page is filled when a sheet is higher than estimated. */
const SHARE_STEP = 0.04;
const MIN_SHARE = 0.5;
/** Free space above the foot, in CSS pixels: letters of paper may be a line lower than those of the screen. */
const MIN_FREE = 8;

interface FittedTipSheetProps {
  content: TipSheetContent;
  frame: TipSheetFrame;
}

/** True if a column or the page has more than it can show. */
function overflows(sheet: HTMLElement): boolean {
  const foot = sheet.lastElementChild?.getBoundingClientRect().top ?? Number.POSITIVE_INFINITY;
  return [...sheet.querySelectorAll<HTMLElement>('[data-column] > :last-child')].some(
    (last) => last.getBoundingClientRect().bottom > foot - MIN_FREE,
  );
}

/** A tip sheet whose texts are shortened until its page has room for them. Memoized, because a run adds some at a time. */
export const FittedTipSheet = memo(function FittedTipSheet({ content, frame }: FittedTipSheetProps) {
  const [share, setShare] = useState(1);
  const [isFitted, setFitted] = useState(false);
  const element = useRef<HTMLElement>(null);
  const outline = useMemo(() => tipSheetOutline(content, share), [content, share]);
  useLayoutEffect(() => {
    if (share > MIN_SHARE && element.current && overflows(element.current)) setShare(share - SHARE_STEP);
    else setFitted(true);
  }, [share]);
  return <TipSheet ref={element} outline={outline} frame={frame} isFitted={isFitted} />;
});
