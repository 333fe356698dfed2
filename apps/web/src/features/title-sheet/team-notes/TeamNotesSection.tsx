import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { TeamNotes } from '@titlenet/contract/team-notes';
import type { TitleKey } from '../../../domain/sheet/use-title.ts';
import { AddressLink } from '../../../ui/address/AddressLink.tsx';
import { timeText } from '../../../ui/dates/time-text.ts';
import { Row, Stack, Text } from '../../../ui/layout/primitives.tsx';
import { NoteForm } from './NoteForm.tsx';
import { NoteItem } from './NoteItem.tsx';
import styles from './TeamNotes.module.css';
import { TeamTags } from './TeamTags.tsx';
import { teamNotesQuery, useTeamNoteCalls } from './use-team-notes.ts';

function TagHistory({ changes }: { changes: TeamNotes['tagChanges'] }) {
  if (changes.length === 0) return null;
  return (
    <details className={styles.history}>
      <Text as="summary" text="label" tone="muted">
        Changes of tags ({changes.length})
      </Text>
      <ul>
        {changes.map(({ label, isAdded, by, at }) => (
          <li key={`${at} ${label} ${isAdded}`}>
            <bdi>{label}</bdi> {isAdded ? 'added' : 'removed'} by <bdi>{by}</bdi>, {timeText(at)}
          </li>
        ))}
      </ul>
    </details>
  );
}

function Loaded({ title, notes }: { title: TitleKey; notes: TeamNotes }) {
  const calls = useTeamNoteCalls(title);
  if (notes.isbn === null)
    return (
      <Text as="p" text="label" tone="muted">
        A title without an ISBN has no notes and tags.
      </Text>
    );
  return (
    <>
      <TeamTags companyCode={title.companyCode} tags={notes.tags} calls={calls} />
      <TagHistory changes={notes.tagChanges} />
      <NoteForm
        name={`newNote.${title.companyCode}.${notes.isbn}`}
        label="New note"
        saveLabel="Add Note"
        onSave={calls.addNote}
      />
      {notes.notes.length === 0 ? (
        <Text as="p" text="label" tone="muted">
          There are no notes yet.
        </Text>
      ) : (
        <Stack as="ul" gap={12} aria-label="Notes">
          {notes.notes.map((note) => (
            <NoteItem key={note.id} note={note} calls={calls} />
          ))}
        </Stack>
      )}
    </>
  );
}

/** Notes and tags of the company's team, below the sheet's sections; not printed (G-582). */
export function TeamNotesSection({ title }: { title: TitleKey }) {
  const { data: notes, isError, isPending, refetch } = useQuery(teamNotesQuery(title));
  if (notes === null) return null;
  return (
    <section className={styles.section} data-screen-only aria-labelledby="team-notes-heading">
      <h2 id="team-notes-heading" tabIndex={-1}>
        Notes & Tags
      </h2>
      <Text as="p" text="label" tone="muted">
        For the house only: all people of the company see them, and no print or file of a sheet has them.{' '}
        <AddressLink to="/teamNotes">All notes of your companies</AddressLink>
      </Text>
      {isPending && <p role="status">Loading notes…</p>}
      {isError && !notes && (
        <Row role="alert" gap={8} align="center" wrap>
          Notes and tags could not be loaded.
          <Button variant="default" onClick={() => void refetch()}>
            Try again
          </Button>
        </Row>
      )}
      {notes && <Loaded title={title} notes={notes} />}
    </section>
  );
}
