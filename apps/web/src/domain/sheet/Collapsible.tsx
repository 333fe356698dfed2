import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import styles from './Collapsible.module.css';

/** Whether the content of an element is higher than the element shows. */
function useIsTruncated(isOpen: boolean) {
  const box = useRef<HTMLDivElement>(null);
  const [isTruncated, setTruncated] = useState(false);
  useLayoutEffect(() => {
    const element = box.current;
    if (!element || isOpen) return;
    const measure = () => setTruncated(element.scrollHeight > element.clientHeight + 1);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [isOpen]);
  return { box, isTruncated };
}

/** Long text: its first twelve lines, and the rest behind "more" (UX.md). Paper shows all of it. */
export function Collapsible({ label, children }: { label: string; children: ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  const { box, isTruncated } = useIsTruncated(isOpen);
  return (
    <>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a link in the cut part opens the text when the focus reaches it */}
      <div
        ref={box}
        className={isOpen ? undefined : styles.collapsed}
        data-truncated={isTruncated && !isOpen ? true : undefined}
        onFocus={() => isTruncated && setOpen(true)}
      >
        {children}
      </div>
      {(isTruncated || isOpen) && (
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
