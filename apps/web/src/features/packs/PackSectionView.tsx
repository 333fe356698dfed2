import { Button } from '@mantine/core';
import { MAX_PACK_NAME_LENGTH, type PackSection } from '@titlenet/contract/packs';
import type { DragEvent } from 'react';
import { countTitles } from '../../domain/packs/count-titles.ts';
import { Row, Stack, Text } from '../../ui/layout/primitives.tsx';
import { AutosavedLine } from './AutosavedText.tsx';
import { draggedTitle, PackTitleRow } from './PackTitleRow.tsx';
import styles from './PackTitles.module.css';
import { type PackActions, sectionName } from './use-pack-actions.ts';

interface SectionProps {
  section: PackSection;
  /** Place of the section, from 0. */
  index: number;
  /** Number of sections. */
  count: number;
  /** Null: the user only reads the pack. */
  actions: PackActions | null;
  /** Selected titles of the pack. */
  selected: readonly number[];
}

function SectionHead({ section, index, count, actions }: Omit<SectionProps, 'selected'>) {
  const name = sectionName(section, index);
  if (!actions) {
    return section.heading || count > 1 ? (
      <Row gap={12} align="center" below={4} className={styles.sectionHead}>
        <Text as="h3" text="section" breaks>
          {name}
        </Text>
        <span className={styles.muted}>{countTitles(section.titles.length)}</span>
      </Row>
    ) : null;
  }
  return (
    <Row gap={12} align="center" below={4} className={styles.sectionHead}>
      <h3 className="visually-hidden">{name}</h3>
      <AutosavedLine
        label={`Heading of section ${index + 1}`}
        isLabelHidden
        placeholder="Heading of this section"
        className={styles.headingBox}
        maxLength={MAX_PACK_NAME_LENGTH}
        saved={section.heading}
        onSave={(heading) => actions.setHeading(section.id, heading)}
      />
      <span className={styles.muted}>{countTitles(section.titles.length)}</span>
      {count > 1 && (
        <Row as="span" gap={8} align="center" rigid className={styles.sectionTools} data-screen-only>
          <Button
            variant="default"
            size="compact-sm"
            aria-label={`Move ${name} up`}
            disabled={index === 0}
            onClick={() => actions.stepSection(section.id, -1)}
          >
            ↑
          </Button>
          <Button
            variant="default"
            size="compact-sm"
            aria-label={`Move ${name} down`}
            disabled={index === count - 1}
            onClick={() => actions.stepSection(section.id, 1)}
          >
            ↓
          </Button>
          <Button
            variant="default"
            size="compact-sm"
            aria-label={`Remove ${name}`}
            title="Its titles stay in the pack"
            onClick={() => actions.removeSection(section.id)}
          >
            Remove
          </Button>
        </Row>
      )}
    </Row>
  );
}

/** A section with its titles. What is dropped beside them is placed at its end. */
export function PackSectionView(props: SectionProps) {
  const { section, actions, selected } = props;
  const drop = actions && {
    onDragOver: (event: DragEvent) => event.dataTransfer.types.includes(draggedTitle) && event.preventDefault(),
    onDrop: (event: DragEvent) => {
      if (!event.dataTransfer.types.includes(draggedTitle)) return;
      event.preventDefault();
      actions.moveTitle(Number(event.dataTransfer.getData(draggedTitle)), section.id, null);
    },
  };
  return (
    <section className={styles.section} {...drop}>
      <SectionHead {...props} />
      {section.titles.length === 0 ? (
        <p className={styles.muted}>There are no titles in this section.</p>
      ) : (
        <Stack as="ol" gap={2}>
          {section.titles.map((title) => (
            <PackTitleRow
              key={title.id}
              title={title}
              sectionId={section.id}
              actions={actions}
              isSelected={selected.includes(title.id)}
            />
          ))}
        </Stack>
      )}
    </section>
  );
}
