import { Button, NativeSelect } from '@mantine/core';
import { formatCount } from '@titlenet/catalogue/formatting/numbers';
import { Row } from '../../ui/layout/primitives.tsx';
import styles from './PackTitles.module.css';
import type { PackActions, SelectionActions } from './use-pack-actions.ts';

interface PackSelectionBarProps {
  selection: SelectionActions;
  sections: PackActions['sections'];
}

/** Moves and removes the selected titles: all at once, and by touch, which can neither drag nor press a key. */
export function PackSelectionBar({ selection, sections }: PackSelectionBarProps) {
  const { selected, step, moveTo, remove, clear } = selection;
  return (
    <>
      <p role="status" className="visually-hidden">
        {selected.length > 0 && `${formatCount(selected.length)} selected`}
      </p>
      {selected.length > 0 && (
        <Row
          role="toolbar"
          aria-label="Selected titles"
          gap={8}
          align="center"
          wrap
          pad="8 16"
          className={styles.selection}
          data-screen-only
        >
          <strong>{formatCount(selected.length)} selected</strong>
          <Button variant="default" size="compact-sm" onClick={() => step(-1)}>
            Move up
          </Button>
          <Button variant="default" size="compact-sm" onClick={() => step(1)}>
            Move down
          </Button>
          {sections.length > 1 && (
            <NativeSelect
              size="xs"
              aria-label="Move to section"
              data={[
                { value: '', label: 'Move to…' },
                ...sections.map(({ id, name }) => ({ value: String(id), label: name })),
              ]}
              value=""
              onChange={(event) => moveTo(Number(event.currentTarget.value))}
            />
          )}
          <Button variant="default" size="compact-sm" onClick={remove}>
            Remove
          </Button>
          <Button variant="subtle" size="compact-sm" onClick={clear}>
            Clear
          </Button>
        </Row>
      )}
    </>
  );
}
