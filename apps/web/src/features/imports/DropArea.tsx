import { Button } from '@mantine/core';
import { type DragEvent, useRef, useState } from 'react';
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
    // biome-ignore lint/a11y/noStaticElementInteractions: drag and drop needs a mouse; the button is the accessible alternative
    <div
      className={styles.drop}
      data-over={isOver || undefined}
      onDragOver={(event) => {
        event.preventDefault();
        setIsOver(true);
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={drop}
    >
      <p className={styles.dropText}>
        Drop files here: ONIX (xml, onx), the house feed (ndjson), monthly sales or lists of ISBNs (csv), also packed
        (gz, zip).
      </p>
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
    </div>
  );
}
