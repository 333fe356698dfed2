import { useEffect, useState } from 'react';
import { showWarning } from '../../ui/toasts/toasts.ts';
import styles from './IsbnLine.module.css';

/** How long the check mark shows, in ms. */
const COPIED_ICON_MS = 1500;

/** Copies a text and confirms it with a check mark and a status message. */
export function CopyButton({ text, label }: { text: string; label: string }) {
  const [isCopied, setCopied] = useState(false);
  useEffect(() => {
    if (!isCopied) return;
    const timer = setTimeout(() => setCopied(false), COPIED_ICON_MS);
    return () => clearTimeout(timer);
  }, [isCopied]);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setCopied(true);
    } catch {
      showWarning(`${label} could not be copied`);
    }
  };
  return (
    <>
      <button
        type="button"
        className={styles.tool}
        data-screen-only
        aria-label={`Copy ${label}`}
        title={`Copy ${label}`}
        onClick={copy}
      >
        <svg width="14" height="14" viewBox="0 0 14 14" fill="none" stroke="currentColor" strokeWidth="1.3" aria-hidden>
          {isCopied ? <path d="m2.500 7.500 3 3 6-7" /> : <path d="M4.500 4.500h7v8h-7zM2.500 9.500v-8h7" />}
        </svg>
      </button>
      <span role="status" className="visually-hidden">
        {isCopied && `${label} copied`}
      </span>
    </>
  );
}
