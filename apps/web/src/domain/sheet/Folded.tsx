import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import styles from './Folded.module.css';

/** Whether the content of an element is higher than the element shows. */
function useIsCut(isOpen: boolean) {
  const box = useRef<HTMLDivElement>(null);
  const [isCut, setCut] = useState(false);
  useLayoutEffect(() => {
    const element = box.current;
    if (!element || isOpen) return;
    const measure = () => setCut(element.scrollHeight > element.clientHeight + 1);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [isOpen]);
  return { box, isCut };
}

/** Long text: its first twelve lines, and the rest behind "more" (UX.md). Paper shows all of it. */
export function Folded({ label, children }: { label: string; children: ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  const { box, isCut } = useIsCut(isOpen);
  return (
    <>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a link in the cut part opens the text when the focus reaches it */}
      <div
        ref={box}
        className={isOpen ? undefined : styles.folded}
        data-cut={isCut && !isOpen ? true : undefined}
        onFocus={() => isCut && setOpen(true)}
      >
        {children}
      </div>
      {(isCut || isOpen) && (
        <button
          type="button"
          className={styles.more}
          aria-expanded={isOpen}
          aria-label={`${isOpen ? 'less' : 'more'} of ${label}`}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? 'less' : 'more'}
        </button>
      )}
    </>
  );
}
