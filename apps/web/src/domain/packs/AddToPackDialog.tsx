import { useQuery } from '@tanstack/react-query';
import { formatCount } from '@titlenet/catalogue/formatting/numbers';
import { MAX_PACK_NAME_LENGTH } from '@titlenet/contract/packs';
import { useState } from 'react';
import { FormDialog, NameBox } from '../../ui/dialog/FormDialog.tsx';
import { NEW_TARGET, TargetSelect } from '../../ui/dialog/TargetSelect.tsx';
import { showSuccess } from '../../ui/toasts/toasts.ts';
import { countTitles } from './count-titles.ts';
import { type PackSource, packsQuery, usePackCalls } from './pack-calls.ts';

export const PACK_NAME_MISSING = 'Give the pack a name.';

interface AddToPackDialogProps {
  source: PackSource;
  /** What is added, such as '12 titles'. */
  what: string;
  onClose: () => void;
}

/** '2 titles added to 'Launch'. 1 already there. 3 not found.' */
export function additionText(
  name: string,
  answer: { added: number[]; alreadyThere: number; notFound: number },
): string {
  const { added, alreadyThere, notFound } = answer;
  return [
    `${countTitles(added.length)} added to '${name}'.`,
    ...(alreadyThere > 0 ? [`${formatCount(alreadyThere)} already there.`] : []),
    ...(notFound > 0 ? [`${formatCount(notFound)} not found.`] : []),
  ].join(' ');
}

/** Adds titles, a user list or a saved search to a pack that the user may edit, or to a new one. */
export function AddToPackDialog({ source, what, onClose }: AddToPackDialogProps) {
  const { data: packs } = useQuery(packsQuery);
  const calls = usePackCalls();
  const [choice, setChoice] = useState<string | null>(null);
  const [name, setName] = useState('');
  const editable = packs?.filter(({ role }) => role !== 'reader') ?? [];
  const chosen = choice ?? String(editable[0]?.id ?? NEW_TARGET);
  const isNew = chosen === NEW_TARGET;

  const add = async () => {
    if (isNew && name.trim() === '') return PACK_NAME_MISSING;
    const known = editable.find(({ id }) => String(id) === chosen);
    const pack = known ?? {
      id: (await calls.create({ name: name.trim(), meeting: '', meetingDay: null })).id,
      name: name.trim(),
    };
    // If the addition fails, the next try uses the pack that was just created.
    setChoice(String(pack.id));
    showSuccess(additionText(pack.name, await calls.add(pack.id, source)));
  };
  return (
    <FormDialog
      title={`Add ${what} to a pack`}
      submitLabel="Add"
      isReady={packs !== undefined}
      onSubmit={add}
      onClose={onClose}
    >
      {(error) => (
        <>
          <TargetSelect
            label="Pack"
            targets={editable.map(({ id, name, titles, hidden }) => ({ id, name, size: titles + hidden }))}
            newLabel="New pack"
            value={chosen}
            error={error}
            onChange={setChoice}
          />
          {isNew && <NameBox name={name} maxLength={MAX_PACK_NAME_LENGTH} error={error} onChange={setName} />}
        </>
      )}
    </FormDialog>
  );
}
