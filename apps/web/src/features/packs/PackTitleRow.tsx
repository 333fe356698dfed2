import { Button, NativeSelect } from '@mantine/core';
import { titleSheetAddress } from '@titlenet/catalogue/addresses';
import { coverWidths } from '@titlenet/catalogue/constants';
import { displayName } from '@titlenet/catalogue/text/names';
import { MAX_PACK_NOTE_LENGTH } from '@titlenet/contract/pack-changes';
import type { PackTitle } from '@titlenet/contract/packs';
import { type DragEvent, type KeyboardEvent, memo, useState } from 'react';
import { coverAddress } from '../../domain/covers/picture-address.ts';
import { factsText } from '../../domain/packs/facts-text.ts';
import { useConfiguration } from '../../domain/session/session.ts';
import { AddressLink } from '../../ui/address/AddressLink.tsx';
import { Grid, Row, Stack, Text } from '../../ui/layout/primitives.tsx';
import { FallbackPicture } from '../../ui/pictures/FallbackPicture.tsx';
import { AutosavedNote } from './AutosavedText.tsx';
import { moveButtonId } from './move-title.ts';
import styles from './PackTitles.module.css';
import { PagesChoice } from './PagesChoice.tsx';
import type { PackActions } from './use-pack-actions.ts';

/** MIME type of dragged titles, so that nothing else can be dropped. */
export const draggedTitle = 'application/x-titlenet-pack-title';

const steps: Readonly<Record<string, -1 | 1>> = { ArrowUp: -1, ArrowDown: 1 };

/** Names a title in labels: editions of one book have the same name. */
const nameOf = ({ title, isbn }: PackTitle): string => `${title}, ${isbn}`;

interface RowProps {
  title: PackTitle;
  sectionId: number;
  /** Null: the user only reads the pack. */
  actions: PackActions | null;
  isSelected: boolean;
}

function useTitleDrop({ title, sectionId, actions }: RowProps) {
  const [isTarget, setTarget] = useState(false);
  if (!actions) return { isTarget, handlers: {} };
  const accepts = (event: DragEvent) => event.dataTransfer.types.includes(draggedTitle);
  return {
    isTarget,
    handlers: {
      onDragOver: (event: DragEvent) => {
        if (!accepts(event)) return;
        event.preventDefault();
        setTarget(true);
      },
      onDragLeave: () => setTarget(false),
      onDrop: (event: DragEvent) => {
        setTarget(false);
        if (!accepts(event)) return;
        event.preventDefault();
        // The section below takes what is dropped beside its titles.
        event.stopPropagation();
        actions.moveTitle(Number(event.dataTransfer.getData(draggedTitle)), sectionId, title.id);
      },
    },
  };
}

/** The handle and the cover, by which a title is dragged; Alt with an arrow key moves it by one place. And a checkbox. */
function Grip({ title, actions, isSelected }: Pick<RowProps, 'title' | 'actions' | 'isSelected'>) {
  const { pictures } = useConfiguration();
  const cover = (
    <Stack as="span" centered rigid className={styles.cover}>
      <FallbackPicture source={coverAddress(pictures, title, coverWidths.thumbnail)} alt="" isLazy />
    </Stack>
  );
  if (!actions)
    return (
      <Row gap={4} align="center" className={styles.grip}>
        {cover}
      </Row>
    );
  const onKeyDown = (event: KeyboardEvent) => {
    const step = steps[event.key];
    if (!step || !event.altKey) return;
    event.preventDefault();
    actions.stepTitle(title.id, step);
  };
  return (
    // dragging by mouse; the button inside moves by keyboard
    <Row
      gap={4}
      align="center"
      className={styles.grip}
      draggable
      onDragStart={(event) => {
        event.dataTransfer.setData(draggedTitle, String(title.id));
        event.dataTransfer.effectAllowed = 'move';
      }}
    >
      <button
        type="button"
        id={moveButtonId(title.id)}
        className={styles.handle}
        data-screen-only
        aria-label={`Move ${nameOf(title)}`}
        aria-keyshortcuts="Alt+ArrowUp Alt+ArrowDown"
        title="Drag, or press Alt with an arrow key"
        onKeyDown={onKeyDown}
      >
        <span aria-hidden>⠿</span>
      </button>
      <Stack as="label" centered className={styles.check} data-screen-only>
        <input
          type="checkbox"
          aria-label={`Select ${nameOf(title)}`}
          checked={isSelected}
          onChange={(event) => actions.selectTitle(title.id, event.currentTarget.checked)}
        />
      </Stack>
      {cover}
    </Row>
  );
}

function Facts({ title }: { title: PackTitle }) {
  const { companyCode, productId, isbn } = title;
  return (
    <Stack gap={2} breaks className={styles.facts}>
      {productId === null ? (
        <bdi className={styles.titleName}>{title.title}</bdi>
      ) : (
        <AddressLink className={styles.titleName} data-thumb to={titleSheetAddress({ companyCode, productId, isbn })}>
          <bdi>{title.title}</bdi>
        </AddressLink>
      )}
      {title.author && <bdi>{displayName(title.author)}</bdi>}
      <span className={styles.muted}>{factsText(title)}</span>
      <span className={styles.isbn}>{isbn}</span>
      {productId === null && <span className={styles.gone}>This title does not exist any more.</span>}
    </Stack>
  );
}

function ReadNotes({ title: { internalNote, accountsNote } }: { title: PackTitle }) {
  return (
    <Grid gap={8} className={styles.notes}>
      {internalNote && (
        <div>
          <span className={styles.muted}>Internal note</span>
          <Text as="p" breaks prewrap dir="auto">
            {internalNote}
          </Text>
        </div>
      )}
      {accountsNote && (
        <div>
          <span className={styles.muted}>Note for accounts</span>
          <Text as="p" breaks prewrap dir="auto">
            {accountsNote}
          </Text>
        </div>
      )}
    </Grid>
  );
}

function Notes({ title, actions }: { title: PackTitle; actions: PackActions }) {
  const { id, internalNote, accountsNote } = title;
  return (
    <Grid gap={8} className={styles.notes}>
      <AutosavedNote
        label="Internal note"
        maxLength={MAX_PACK_NOTE_LENGTH}
        saved={internalNote}
        onSave={(text) => actions.setTitle(id, { internalNote: text })}
      />
      <AutosavedNote
        label="Note for accounts"
        maxLength={MAX_PACK_NOTE_LENGTH}
        saved={accountsNote}
        onSave={(text) => actions.setTitle(id, { accountsNote: text })}
      />
    </Grid>
  );
}

function OwnPages({ title, actions }: { title: PackTitle; actions: PackActions }) {
  return (
    <Stack gap={8} justify="start" pad="8 12" className={styles.ownPages}>
      <PagesChoice
        legend={`Pages of ${nameOf(title)}`}
        chosen={title.pages ?? actions.pages}
        onChange={(pages) => actions.setTitle(title.id, { pages })}
      />
      {title.pages && (
        <Button variant="default" size="compact-sm" onClick={() => actions.setTitle(title.id, { pages: null })}>
          Same pages as the pack
        </Button>
      )}
    </Stack>
  );
}

function Tools({ title, sectionId, actions, onPages, hasPages }: ToolsProps) {
  return (
    <Row gap={8} align="center" wrap className={styles.tools} data-screen-only>
      {actions.sections.length > 1 && (
        <NativeSelect
          size="xs"
          aria-label={`Section of ${nameOf(title)}`}
          data={actions.sections.map(({ id, name }) => ({ value: String(id), label: name }))}
          value={String(sectionId)}
          onChange={(event) => actions.moveTitle(title.id, Number(event.currentTarget.value), null)}
        />
      )}
      <Button
        variant="default"
        size="compact-sm"
        aria-expanded={hasPages}
        onClick={onPages}
        aria-label={`Pages of ${nameOf(title)}`}
      >
        {title.pages ? 'Own pages' : 'Pages'}
      </Button>
      <Button
        variant="default"
        size="compact-sm"
        aria-label={`Remove ${nameOf(title)}`}
        onClick={() => actions.removeTitle(title)}
      >
        Remove
      </Button>
    </Row>
  );
}

interface ToolsProps {
  title: PackTitle;
  sectionId: number;
  actions: PackActions;
  onPages: () => void;
  hasPages: boolean;
}

/** A title of a pack: cover, facts of the pack's day, notes, and for editors what changes it. */
export const PackTitleRow = memo(function PackTitleRow(props: RowProps) {
  const { title, sectionId, actions, isSelected } = props;
  const drop = useTitleDrop(props);
  const [hasPages, setPages] = useState(false);
  return (
    <li
      className={styles.row}
      data-drop={drop.isTarget || undefined}
      data-selected={isSelected || undefined}
      {...drop.handlers}
    >
      <Grip title={title} actions={actions} isSelected={isSelected} />
      <Facts title={title} />
      {actions ? <Notes title={title} actions={actions} /> : <ReadNotes title={title} />}
      {actions && (
        <Tools
          title={title}
          sectionId={sectionId}
          actions={actions}
          hasPages={hasPages}
          onPages={() => setPages(!hasPages)}
        />
      )}
      {actions && hasPages && <OwnPages title={title} actions={actions} />}
    </li>
  );
});
