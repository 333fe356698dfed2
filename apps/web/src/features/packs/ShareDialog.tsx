import { Button, NativeSelect, TextInput } from '@mantine/core';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { isOneOf } from '@titlenet/catalogue/is-one-of';
import { findPeopleByName, getPackSharing, type PackSharing } from '@titlenet/contract/pack-sharing';
import { packForAll } from '@titlenet/contract/packs';
import { useDeferredValue, useState } from 'react';
import { usePackCalls } from '../../domain/packs/pack-calls.ts';
import { callApi } from '../../ui/api/call-api.ts';
import { FormDialog } from '../../ui/dialog/FormDialog.tsx';
import { Stack } from '../../ui/layout/primitives.tsx';
import { showSuccess } from '../../ui/toasts/toasts.ts';
import styles from './PackDialogs.module.css';

const sharingQuery = (packId: number) =>
  queryOptions({
    queryKey: ['packSharing', packId],
    queryFn: ({ signal }) => callApi(getPackSharing, { params: { packId } }, { signal, blocking: false, toast: false }),
    staleTime: 0,
    gcTime: 0,
  });

/** The server finds people by two letters and more. */
const MIN_LETTERS = 2;

const peopleQuery = (name: string) =>
  queryOptions({
    queryKey: ['colleagues', name],
    queryFn: ({ signal }) => callApi(findPeopleByName, { query: { name } }, { signal, blocking: false, toast: false }),
    enabled: name.length >= MIN_LETTERS,
  });

type Member = PackSharing['members'][number];

interface MembersProps {
  members: readonly Member[];
  onChange: (members: Member[]) => void;
}

const memberRoles = [
  { value: 'reader', label: 'may read' },
  { value: 'editor', label: 'may edit' },
];

function Members({ members, onChange }: MembersProps) {
  if (members.length === 0) return null;
  return (
    <Stack as="ul" gap={2} className={styles.members} aria-label="People">
      {members.map((member) => (
        <li key={member.subject}>
          <bdi>{member.name}</bdi>
          <NativeSelect
            size="xs"
            aria-label={`Role of ${member.name}`}
            data={memberRoles}
            value={member.role}
            onChange={({ currentTarget: { value } }) =>
              onChange(
                members.map(
                  (one): Member => (one === member ? { ...one, role: value === 'editor' ? 'editor' : 'reader' } : one),
                ),
              )
            }
          />
          <Button
            variant="default"
            size="compact-sm"
            aria-label={`Remove ${member.name}`}
            onClick={() => onChange(members.filter((one) => one !== member))}
          >
            Remove
          </Button>
        </li>
      ))}
    </Stack>
  );
}

function PeopleSearch({ members, onChange }: MembersProps) {
  const [text, setText] = useState('');
  const name = useDeferredValue(text.trim());
  const { data: found, isError } = useQuery(peopleQuery(name));
  const others = found?.filter(({ subject }) => !members.some((one) => one.subject === subject)) ?? [];
  return (
    <Stack gap={4}>
      <TextInput
        label="Add a person"
        placeholder="A part of the name"
        autoComplete="off"
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <div role="status">
        {isError && <p className={styles.muted}>The people could not be loaded.</p>}
        {name.length >= MIN_LETTERS && found?.length === 0 && <p className={styles.muted}>Nobody has such a name.</p>}
        {name.length >= MIN_LETTERS && others.length > 0 && (
          <ul className={styles.found}>
            {others.map((person) => (
              <li key={person.subject}>
                <Button
                  variant="default"
                  size="compact-sm"
                  onClick={() => {
                    onChange([...members, { ...person, role: 'reader' }]);
                    setText('');
                  }}
                >
                  Add {person.name}
                </Button>
              </li>
            ))}
          </ul>
        )}
      </div>
    </Stack>
  );
}

interface ShareDialogProps {
  pack: { id: number; name: string };
  onClose: () => void;
}

/** With whom a pack is shared; its owner changes that. */
export function ShareDialog({ pack, onClose }: ShareDialogProps) {
  const { data: stored, isError } = useQuery(sharingQuery(pack.id));
  const calls = usePackCalls();
  const [changed, setChanged] = useState<PackSharing | null>(null);
  const sharing = changed ?? stored;
  const save = async () => {
    if (!sharing) return;
    await calls.share(pack.id, sharing);
    showSuccess('Sharing was saved. Copy the link to send it.');
  };
  return (
    <FormDialog
      title={`Share '${pack.name}'`}
      submitLabel="Save"
      isReady={sharing !== undefined}
      onSubmit={async () => {
        await save();
        return undefined;
      }}
      onClose={onClose}
    >
      {(error) => (
        <>
          {isError && <p role="alert">The sharing could not be loaded.</p>}
          {error.text && <p role="alert">{error.text}</p>}
          <p>Everybody sees only the titles of their own companies, and how many are hidden.</p>
          {sharing && (
            <>
              <NativeSelect
                data-autofocus
                label="All people of the house"
                data={[
                  { value: 'none', label: 'do not see it' },
                  { value: 'reader', label: 'may read' },
                  { value: 'editor', label: 'may edit' },
                ]}
                value={sharing.forAll}
                onChange={({ currentTarget: { value } }) =>
                  isOneOf(packForAll, value) && setChanged({ ...sharing, forAll: value })
                }
              />
              <Members members={sharing.members} onChange={(members) => setChanged({ ...sharing, members })} />
              <PeopleSearch members={sharing.members} onChange={(members) => setChanged({ ...sharing, members })} />
            </>
          )}
        </>
      )}
    </FormDialog>
  );
}
