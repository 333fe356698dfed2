import { useMemo } from 'react';
import { Text } from '../../ui/layout/primitives.tsx';
import styles from './RichText.module.css';
import { cleanHtml } from './rich-text.ts';

/** Sanitized markup, or plain text with its line breaks. */
export function RichText({ text, isHtml }: { text: string; isHtml: boolean }) {
  const markup = useMemo(() => (isHtml ? { __html: cleanHtml(text) } : null), [text, isHtml]);
  if (!markup)
    return (
      <Text as="div" text="prose" breaks className={styles.plain} dir="auto">
        {text}
      </Text>
    );
  // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitized on the line above
  return <Text as="div" text="prose" breaks className={styles.rich} dir="auto" dangerouslySetInnerHTML={markup} />;
}
