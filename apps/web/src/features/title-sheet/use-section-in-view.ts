import { useCallback, useEffect, useRef, useState } from 'react';
import { sectionId } from '../../domain/sheet/SheetSection.tsx';

/** Distance from the top of the window, in px, at which a section counts as current: below header and strip. */
const READING_LINE_PX = 140;

/**
 * The section at the reading line. The last sections cannot be scrolled up to it, so the end of the page is divided
 * among them.
 */
function sectionBeingRead(codes: readonly number[]): number | null {
  const end = document.documentElement.scrollHeight - window.innerHeight;
  const starts = codes.map((code) => {
    const top = document.getElementById(sectionId(code))?.getBoundingClientRect().top ?? Number.POSITIVE_INFINITY;
    return top + window.scrollY - READING_LINE_PX;
  });
  const reachable = starts.filter((start) => start < end).length;
  const divided = Math.max(0, end - (starts[reachable - 1] ?? 0));
  const startOf = (index: number) =>
    index < reachable
      ? (starts[index] ?? 0)
      : end - divided * (1 - (index - reachable + 1) / (codes.length - reachable));
  // A page that does not scroll has no current section.
  if (window.scrollY === 0) return null;
  return codes.findLast((_, index) => startOf(index) <= window.scrollY + 1) ?? null;
}

/**
 * Code of the current section, for `aria-current`; null above the first. A section that was chosen with `choose` stays
 * current until the page is scrolled away from the position at that time.
 */
export function useSectionInView(codes: readonly number[]) {
  const [current, setCurrent] = useState<number | null>(null);
  const chosen = useRef<{ code: number; scrollY: number } | null>(null);
  const key = codes.join();
  useEffect(() => {
    let frame = 0;
    const shown = key === '' ? [] : key.split(',').map(Number);
    const look = () => {
      const { code, scrollY = 0 } = chosen.current ?? {};
      const isChosen = code !== undefined && shown.includes(code) && Math.abs(window.scrollY - scrollY) <= 1;
      if (!isChosen) chosen.current = null;
      setCurrent(isChosen ? code : sectionBeingRead(shown));
    };
    const onScroll = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(look);
    };
    look();
    window.addEventListener('scroll', onScroll, { passive: true });
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('scroll', onScroll);
    };
  }, [key]);
  const choose = useCallback((code: number) => {
    chosen.current = { code, scrollY: window.scrollY };
    setCurrent(code);
  }, []);
  return { current, choose };
}
