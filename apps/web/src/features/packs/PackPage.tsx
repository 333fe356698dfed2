import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { PackContent } from '@titlenet/contract/packs';
import { packQuery } from '../../domain/packs/pack-calls.ts';
import { ApiError } from '../../ui/api/api-error.ts';
import { MissingContent } from '../../ui/layout/MissingContent.tsx';
import { Panel } from '../../ui/layout/primitives.tsx';
import { ChangeNotice } from './ChangeNotice.tsx';
import { CoverForm } from './CoverForm.tsx';
import { PackDecisionsSection } from './decisions/PackDecisions.tsx';
import { PackHeading } from './PackHeading.tsx';
import { PackSectionView } from './PackSectionView.tsx';
import { PackSelectionBar } from './PackSelectionBar.tsx';
import { TypingContext } from './use-autosaved-text.ts';
import { usePackActions } from './use-pack-actions.ts';
import { usePackEdit } from './use-pack-edit.ts';

function Loaded({ pack }: { pack: PackContent }) {
  const edit = usePackEdit(pack.id);
  const { actions, selection, moved } = usePackActions(pack, edit);
  const canEdit = pack.role !== 'reader';
  const { sections } = pack;
  const isEmpty = sections.every(({ titles }) => titles.length === 0);
  return (
    <TypingContext value={edit.editing.setTyping}>
      <PackHeading pack={pack} edit={edit} />
      <ChangeNotice edit={edit} />
      {canEdit && <CoverForm pack={pack} edit={edit} />}
      <PackDecisionsSection pack={pack} />
      <p role="status" className="visually-hidden">
        {moved}
      </p>
      {isEmpty && (
        <Panel as="p" pad={16} text="prose" measure>
          {canEdit
            ? 'There are no titles yet. Add a user list or a saved search with Add Titles, or select titles in any grid and choose Add to Pack.'
            : 'There are no titles of your companies in this pack.'}
        </Panel>
      )}
      {sections.map((section, index) => (
        <PackSectionView
          key={section.id}
          section={section}
          index={index}
          count={sections.length}
          actions={canEdit ? actions : null}
          selected={selection.selected}
        />
      ))}
      {canEdit && (
        <div>
          <Button variant="default" onClick={actions.addSection}>
            Add Section
          </Button>
        </div>
      )}
      <PackSelectionBar selection={selection} sections={actions.sections} />
    </TypingContext>
  );
}

/** One pack: its heading, notices, cover page, and sections with their titles. */
export function PackPage({ packId }: { packId: number }) {
  const { data: pack, error, isPending, refetch } = useQuery(packQuery(packId));
  const isUnknown = error instanceof ApiError && error.status === 404;
  if (error && (isUnknown || !pack)) return <MissingContent what="pack" error={error} onRetry={() => void refetch()} />;
  if (isPending) return <p role="status">Loading the pack…</p>;
  return <Loaded pack={pack} />;
}
