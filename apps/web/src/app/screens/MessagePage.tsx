import type { ReactNode } from 'react';
import styles from './MessagePage.module.css';

/** A page with a heading and a short message. */
export function MessagePage({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <section className={styles.page} aria-labelledby="message-heading">
      <h1 id="message-heading">{heading}</h1>
      {children}
    </section>
  );
}
