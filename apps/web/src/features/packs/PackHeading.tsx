import { Button } from '@mantine/core';
import { formatDate } from '@titlenet/catalogue/formatting/dates';
import type { PackContent } from '@titlenet/contract/packs';
import { useState } from 'react';
import { countTitles } from '../../domain/packs/count-titles.ts';
import { packAddress, usePackCalls, wallAddress } from '../../domain/packs/pack-calls.ts';
import { useGoTo } from '../../ui/address/AddressLink.tsx';
import { hrefOf } from '../../ui/address/links.ts';
import { ConfirmDialog } from '../../ui/dialog/ConfirmDialog.tsx';
import { useReturnFocus } from '../../ui/dialog/use-return-focus.ts';
import { Row, Stack, Text } from '../../ui/layout/primitives.tsx';
import { showError, showSuccess } from '../../ui/toasts/toasts.ts';
import { AddTitlesDialog } from './AddTitlesDialog.tsx';
import { BinderDialog } from './BinderDialog.tsx';
import { FiguresDialog } from './FiguresDialog.tsx';
import { figuresText } from './figures-text.ts';
import { PackDialog } from './PackDialog.tsx';
import styles from './Packs.module.css';
import { SaveState } from './SaveState.tsx';
import { ShareDialog } from './ShareDialog.tsx';
import type { PackEdit } from './use-pack-edit.ts';
import { enterFullScreen } from './wall/full-screen.ts';

const forAllTexts = { none: '', reader: 'all people may read it', editor: 'all people may edit it' } as const;

/** 'Spring launch · 12/01/2026 · 24 titles · yours'. */
function summaryOf(pack: PackContent): string {
  const { meeting, meetingDay, sections, owner, role, forAll } = pack;
  const count = sections.reduce((sum, { titles }) => sum + titles.length, 0);
  return [
    meeting,
    meetingDay && formatDate(`${meetingDay}T00:00:00`, 'MM/dd/yyyy'),
    countTitles(count),
    role === 'owner' ? 'yours' : `by ${owner}${role === 'reader' ? ', to read' : ', to edit'}`,
    forAllTexts[forAll],
  ]
    .filter(Boolean)
    .join(' · ');
}

async function copyLink(pack: PackContent): Promise<void> {
  const { origin, pathname } = window.location;
  await navigator.clipboard.writeText(`${origin}${pathname}${hrefOf(packAddress(pack.id))}`);
  showSuccess(`The link to '${pack.name}' was copied.`);
}

type Dialog = 'add' | 'binder' | 'share' | 'copy' | 'delete' | 'figures';

function Dialogs({ pack, dialog, onClose }: { pack: PackContent; dialog: Dialog; onClose: () => void }) {
  const calls = usePackCalls();
  const goTo = useGoTo();
  switch (dialog) {
    case 'add':
      return <AddTitlesDialog pack={pack} onClose={onClose} />;
    case 'binder':
      return <BinderDialog pack={pack} onClose={onClose} />;
    case 'share':
      return <ShareDialog pack={pack} onClose={onClose} />;
    case 'copy':
      return (
        <PackDialog
          title={`Copy '${pack.name}'`}
          submitLabel="Copy"
          note="The copy has the titles that you see, their sections and notes. It is yours and not shared."
          initial={`Copy of ${pack.name}`.slice(0, 200)}
          onSave={async (name) => goTo(packAddress((await calls.copy(pack.id, name)).id))}
          onClose={onClose}
        />
      );
    case 'figures': {
      const { id, role } = pack;
      const figures = figuresText(pack) ?? '';
      return <FiguresDialog pack={{ id, canEdit: role !== 'reader' }} figures={figures} onClose={onClose} />;
    }
    case 'delete':
      return (
        <ConfirmDialog
          question={`Delete the pack '${pack.name}' with its notes? This cannot be undone.`}
          confirmLabel="Delete"
          onConfirm={async () => {
            goTo('/packs', { replace: true });
            await calls.delete(pack.id);
            showSuccess(`The pack '${pack.name}' was deleted.`);
          }}
          onClose={onClose}
        />
      );
  }
}

/** Name, meeting and size of a pack, whether it is stored, and what is done with it as a whole. */
export function PackHeading({ pack, edit }: { pack: PackContent; edit: PackEdit }) {
  const [dialog, setDialog] = useState<Dialog | null>(null);
  const goTo = useGoTo();
  useReturnFocus(dialog !== null);
  const canEdit = pack.role !== 'reader';
  const figures = figuresText(pack);
  return (
    <Stack as="header" gap={12}>
      <div>
        <Text as="h2" text="page" breaks>
          {pack.name}
        </Text>
        <p className={styles.muted}>{summaryOf(pack)}</p>
        {figures && (
          <p className={styles.muted}>
            {figures}{' '}
            <button type="button" className={styles.textButton} onClick={() => setDialog('figures')}>
              {canEdit ? 'Compare and update' : 'What has changed since'}
            </button>
          </p>
        )}
        {pack.hidden > 0 && (
          <p className={styles.muted}>
            {countTitles(pack.hidden)} of other companies {pack.hidden === 1 ? 'is' : 'are'} not shown.
          </p>
        )}
      </div>
      <Row gap={8} align="center" wrap data-screen-only>
        {canEdit && <SaveState edit={edit} />}
        {canEdit && (
          <Button variant="default" disabled={!edit.canUndo} onClick={() => void edit.editing.undo()}>
            Undo
          </Button>
        )}
        {canEdit && (
          <Button variant="default" onClick={() => setDialog('add')}>
            Add Titles
          </Button>
        )}
        {pack.titles > 0 && (
          <Button
            variant="default"
            onClick={() => {
              // Only a click may do so; the wall is loaded meanwhile.
              void enterFullScreen();
              goTo(wallAddress(pack.id));
            }}
          >
            On the Wall
          </Button>
        )}
        <Button variant="default" onClick={() => setDialog('binder')}>
          Binder
        </Button>
        {pack.role === 'owner' && (
          <Button variant="default" onClick={() => setDialog('share')}>
            Share
          </Button>
        )}
        <Button
          variant="default"
          onClick={() => void copyLink(pack).catch(() => showError('The link could not be copied.'))}
        >
          Copy Link
        </Button>
        <Button variant="default" onClick={() => setDialog('copy')}>
          Copy
        </Button>
        {pack.role === 'owner' && (
          <Button variant="default" onClick={() => setDialog('delete')}>
            Delete
          </Button>
        )}
      </Row>
      {dialog && <Dialogs pack={pack} dialog={dialog} onClose={() => setDialog(null)} />}
    </Stack>
  );
}
