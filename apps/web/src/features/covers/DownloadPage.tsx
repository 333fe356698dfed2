import { type ComponentProps, useState } from 'react';
import styles from './DownloadPage.module.css';
import { LargePicture } from './LargePicture.tsx';

interface DownloadPageProps {
  heading: string;
  /** Whose picture it is: one line each. */
  subject: readonly string[];
  picture: Omit<ComponentProps<typeof LargePicture>, 'onMissing'>;
}

/** Both picture pages: the picture and how to save it (G-150); without a picture there is nothing to save. */
export function DownloadPage({ heading, subject, picture }: DownloadPageProps) {
  const [missing, setMissing] = useState<string | null>(null);
  const key = picture.addresses.join();
  return (
    <div className={styles.page}>
      <div className={styles.frame}>
        <LargePicture key={key} {...picture} onMissing={() => setMissing(key)} />
      </div>
      <div className={styles.words}>
        <h1>{heading}</h1>
        <div className={styles.subject}>
          {subject.map((line) => (
            <p key={line} dir="auto">
              {line}
            </p>
          ))}
        </div>
        {missing !== key && (
          <>
            <h2>Save this image</h2>
            <p>PC: right-click the image and choose "Save image as…".</p>
            <p>Mac: hold Control, click the image and choose "Save Image As…".</p>
          </>
        )}
      </div>
    </div>
  );
}
