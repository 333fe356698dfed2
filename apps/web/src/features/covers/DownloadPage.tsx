import { type ComponentProps, useState } from 'react';
import { Row, Stack, Text } from '../../ui/layout/primitives.tsx';
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
    <Row gap={24} justify="center" className={styles.page}>
      <Stack rigid className={styles.frame}>
        <LargePicture key={key} {...picture} onMissing={() => setMissing(key)} />
      </Stack>
      <Stack panel gap={4} pad={16} text="prose" className={styles.words}>
        <h1>{heading}</h1>
        <Text as="div" tone="muted" breaks className={styles.subject}>
          {subject.map((line) => (
            <p key={line} dir="auto">
              {line}
            </p>
          ))}
        </Text>
        {missing !== key && (
          <>
            <Text as="h2" above={12}>
              Save this image
            </Text>
            <p>PC: right-click the image and choose "Save image as…".</p>
            <p>Mac: hold Control, click the image and choose "Save Image As…".</p>
          </>
        )}
      </Stack>
    </Row>
  );
}
