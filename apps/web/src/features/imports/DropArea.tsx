import { Button } from '@mantine/core';
import { type DragEvent, useRef, useState } from 'react';
import { Row, Text } from '../../ui/layout/primitives.tsx';
import styles from './Imports.module.css';

const accepted = '.xml,.onx,.onix,.gz,.zip,.ndjson,.jsonl,.json,.csv,.tsv,.txt';

/** Accepts files by drag and drop or by a file dialog. */
export function DropArea({ onFiles }: { onFiles: (files: readonly File[]) => void }) {
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setIsOver] = useState(false);
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setIsOver(false);
    onFiles([...event.dataTransfer.files]);
  };
  return (
    // drag and drop needs a mouse; the button is the accessible alternative
    <Row
      gap={16}
      align="center"
      justify="between"
      className={styles.drop}
      data-screen-only
      data-over={isOver || undefined}
      onDragOver={(event) => {
        event.preventDefault();
        setIsOver(true);
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={drop}
    >
      <Text as="p" text="prose" measure>
        Drop files here: ONIX (xml, onx), the house feed (ndjson), monthly sales or lists of ISBNs (csv), also packed
        (gz, zip).
      </Text>
      <Button variant="default" onClick={() => input.current?.click()}>
        Choose files
      </Button>
      <input
        ref={input}
        type="file"
        multiple
        hidden
        accept={accepted}
        aria-label="Files to import"
        onChange={(event) => {
          onFiles([...(event.currentTarget.files ?? [])]);
          // Resets the input, so that choosing the same file again fires an event.
          event.currentTarget.value = '';
        }}
      />
    </Row>
  );
}
