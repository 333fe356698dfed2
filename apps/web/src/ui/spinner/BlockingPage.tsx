import { Loader } from '@mantine/core';
import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { Row } from '../layout/primitives.tsx';
import styles from './BlockingPage.module.css';
import { type SpinnerText, useSpinnerText } from './blocking-spinner.ts';

/** Delay before the overlay is shown; the page is blocked at once. */
const OVERLAY_DELAY_MS = 300;

function useDelayedText(text: SpinnerText | null): SpinnerText | null {
  const [late, setLate] = useState<SpinnerText | null>(null);
  const isWaiting = text !== null;
  useEffect(() => {
    if (!isWaiting) return setLate(null);
    const timer = setTimeout(() => setLate(text), OVERLAY_DELAY_MS);
    return () => clearTimeout(timer);
  }, [isWaiting, text]);
  // If another wait follows immediately, the overlay stays.
  return isWaiting ? late && text : null;
}

/**
 * The page with its blocking spinner [API-07]: `inert` at once, the overlay after 300 ms. Browsers remove the focus
 * from inert elements, so it is restored afterwards.
 */
export function BlockingPage({ children }: { children: ReactNode }) {
  const text = useSpinnerText();
  const delayedText = useDelayedText(text);
  const page = useRef<HTMLDivElement>(null);
  const focused = useRef<HTMLElement | null>(null);
  const isBlocked = text !== null;

  useLayoutEffect(() => {
    if (!isBlocked || !page.current) return;
    const active = document.activeElement;
    focused.current = active instanceof HTMLElement && page.current.contains(active) ? active : null;
    page.current.inert = true;
    return () => {
      if (page.current) page.current.inert = false;
      const isFocusFree = document.activeElement === document.body || document.activeElement === focused.current;
      if (focused.current?.isConnected && isFocusFree) focused.current.focus({ preventScroll: true });
    };
  }, [isBlocked]);

  return (
    <>
      <div ref={page} aria-busy={isBlocked}>
        {children}
      </div>
      <div aria-live="polite" className={delayedText ? styles.overlay : undefined}>
        {delayedText && (
          <Row panel gap={12} align="center" text="prose" className={styles.card}>
            <Loader size={18} aria-hidden />
            {delayedText}
          </Row>
        )}
      </div>
    </>
  );
}
