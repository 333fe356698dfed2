import type { ReactNode } from 'react';
import styles from './DownloadPage.module.css';

interface DownloadPageProps {
  heading: string;
  /** Whose picture it is. */
  subject: string;
  children: ReactNode;
}

/** Layout of both picture pages: the picture and how to save it (G-150). */
export function DownloadPage({ heading, subject, children }: DownloadPageProps) {
  return (
    <div className={styles.page}>
      <div className={styles.frame}>{children}</div>
      <div className={styles.words}>
        <h1>{heading}</h1>
        <p className={styles.subject}>{subject}</p>
        <h2>Save this image</h2>
        <p>PC: right-click the image and choose "Save image as…".</p>
        <p>Mac: hold Control, click the image and choose "Save Image As…".</p>
      </div>
    </div>
  );
}
