import { useEffect } from 'react';

/**
 * Sets the running head of printed screens that have no `PaperFrame`.
 *
 * The style sheet is the first of the document: in Chromium, of margin boxes in several style elements, the last one
 * wins, also if the page rule of another is more specific.
 */
export function useRunningHead(head: string): void {
  useEffect(() => {
    const style = document.createElement('style');
    // A string of JSON is a string of CSS too.
    style.textContent = `@page { @top-left { content: ${JSON.stringify(head)}; } }`;
    document.head.prepend(style);
    return () => style.remove();
  }, [head]);
}
