import { useMemo } from 'react';
import styles from './RichText.module.css';
import { cleanHtml } from './rich-text.ts';

/** Sanitized markup, or plain text with its line breaks. */
export function RichText({ text, isHtml }: { text: string; isHtml: boolean }) {
  const markup = useMemo(() => (isHtml ? { __html: cleanHtml(text) } : null), [text, isHtml]);
  if (!markup)
    return (
      <div className={styles.plain} dir="auto">
        {text}
      </div>
    );
  // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitized on the line above
  return <div className={styles.rich} dir="auto" dangerouslySetInnerHTML={markup} />;
}
