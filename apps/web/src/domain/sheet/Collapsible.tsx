import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import styles from './Collapsible.module.css';

/** True if the content is higher than its box. */
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

/** Shows the first twelve lines of a long text, and the rest after "more". Printed pages show all of it. */
export function Collapsible({ label, children }: { label: string; children: ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  const { box, isTruncated } = useIsTruncated(isOpen);
  return (
    <>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: focusing a link in the hidden part expands the text */}
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
          data-screen-only
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
