import type { TeamNote } from '@titlenet/contract/team-notes';
import { useState } from 'react';
import { timeText } from '../../../ui/dates/time-text.ts';
import { ConfirmDialog } from '../../../ui/dialog/ConfirmDialog.tsx';
import { useReturnFocus } from '../../../ui/dialog/use-return-focus.ts';
import { Row, Text } from '../../../ui/layout/primitives.tsx';
import { NoteForm } from './NoteForm.tsx';
import styles from './TeamNotes.module.css';
import type { TeamNoteCalls } from './use-team-notes.ts';

function Versions({ versions }: Pick<TeamNote, 'versions'>) {
  if (versions.length === 0) return null;
  return (
    <details className={styles.history}>
      <Text as="summary" text="label" tone="muted">
        Earlier texts ({versions.length})
      </Text>
      <ul>
        {versions.map(({ text, replacedAt }) => (
          <li key={`${replacedAt} ${text}`}>
            <Text text="label" tone="muted">
              until {timeText(replacedAt)}
            </Text>
            <Text as="p" breaks prewrap dir="auto">
              {text}
            </Text>
          </li>
        ))}
      </ul>
    </details>
  );
}

/** One note with its author and time; its author may change it. */
export function NoteItem({ note, calls }: { note: TeamNote; calls: TeamNoteCalls }) {
  const [mode, setMode] = useState<'edit' | 'delete' | null>(null);
  useReturnFocus(mode === 'delete');
  const { id, text, author, writtenAt, editedAt, deletedAt, deletedBy } = note;
  if (text === null) {
    return (
      <li className={styles.note}>
        <Text as="p" text="label" tone="muted">
          <bdi>{author}</bdi>, {timeText(writtenAt)}: deleted by <bdi>{deletedBy}</bdi>
          {deletedAt && `, ${timeText(deletedAt)}`}
        </Text>
      </li>
    );
  }
  return (
    <li className={styles.note}>
      <Text as="p" text="label" tone="muted">
        <bdi>{author}</bdi>, {timeText(writtenAt)}
        {editedAt && `, changed ${timeText(editedAt)}`}
      </Text>
      {mode === 'edit' ? (
        <NoteForm
          name={`note.${id}`}
          label="Note"
          saveLabel="Save"
          initial={text}
          onSave={async (changed) => {
            await calls.changeNote(id, changed);
            setMode(null);
          }}
          onCancel={() => setMode(null)}
        />
      ) : (
        <Text as="p" breaks prewrap dir="auto">
          {text}
        </Text>
      )}
      <Row gap={8} align="center" wrap className={styles.noteActions}>
        {note.isMine && mode !== 'edit' && (
          <button type="button" onClick={() => setMode('edit')}>
            Edit
          </button>
        )}
        {note.canDelete && mode !== 'edit' && (
          <button type="button" onClick={() => setMode('delete')}>
            Delete
          </button>
        )}
      </Row>
      <Versions versions={note.versions} />
      {mode === 'delete' && (
        <ConfirmDialog
          question="Delete this note?"
          confirmLabel="Delete"
          onConfirm={() => calls.deleteNote(id)}
          onClose={() => setMode(null)}
        />
      )}
    </li>
  );
}
