import { useEffect, useState } from 'react';
import { sectionId } from '../../domain/sheet/SheetSection.tsx';

/** Distance from the top of the window, in px, at which a section counts as current: below header and strip. */
const READING_LINE_PX = 140;

function sectionBeingRead(codes: readonly number[]): number | null {
  const page = document.documentElement;
  const isAtEnd = window.scrollY > 0 && window.scrollY + window.innerHeight >= page.scrollHeight - 2;
  if (isAtEnd) return codes.at(-1) ?? null;
  const above = codes.filter(
    (code) => (document.getElementById(sectionId(code))?.getBoundingClientRect().top ?? Infinity) <= READING_LINE_PX,
  );
  return above.at(-1) ?? null;
}

/** Code of the current section, for `aria-current`; null above the first. */
export function useSectionInView(codes: readonly number[]): number | null {
  const [current, setCurrent] = useState<number | null>(null);
  const key = codes.join();
  useEffect(() => {
    let frame = 0;
    const look = () => setCurrent(sectionBeingRead(key === '' ? [] : key.split(',').map(Number)));
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
  return current;
}
