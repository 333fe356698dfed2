import type { Block, Bullets, SheetSection as Section, Table } from '@titlenet/catalogue/sheet/outline-blocks';
import { type ReactNode, useState } from 'react';
import { Row, Text } from '../../ui/layout/primitives.tsx';
import { useSmallWindow } from '../../ui/layout/use-small-window.ts';
import { BulletList } from './BulletList.tsx';
import { LabelledBlocks } from './LabelledBlocks.tsx';
import { MissingLabels } from './MissingLabels.tsx';
import styles from './SheetSection.module.css';
import { SheetTable } from './SheetTable.tsx';

type Labelled = Exclude<Block, { kind: 'table' | 'bullets' }>;
const isLabelled = (block: Block): block is Labelled => block.kind !== 'table' && block.kind !== 'bullets';

/** Groups consecutive facts, texts and keywords into one list; tables and bullets stay single. */
function groupBlocks(blocks: readonly Block[]): (Labelled[] | Exclude<Block, Labelled>)[] {
  const groups: (Labelled[] | Exclude<Block, Labelled>)[] = [];
  for (const block of blocks) {
    const last = groups.at(-1);
    if (!isLabelled(block)) groups.push(block);
    else if (Array.isArray(last)) last.push(block);
    else groups.push([block]);
  }
  return groups;
}

/** True if the block shows more than its label: a value, or an empty table's text. */
const hasContent = (block: Block) => !block.isBlank || (block.kind === 'table' && block.emptyText !== null);

/** Names under "Not given": of a blank block, or of a table's columns without a value. */
function missingNames(block: Block): readonly string[] {
  if (!hasContent(block)) return [block.label];
  // The columns of folded tables are terms that few rows have.
  const isIncomplete = block.kind === 'table' && !block.isFolded && block.blankColumns.length > 0;
  return isIncomplete ? [`${block.label}: ${block.blankColumns.join(', ')}`] : [];
}

const isExpandable = (block: Block): block is Bullets => block.kind === 'bullets' && block.shownFirst !== null;

/** Element id of a section. */
export const sectionId = (code: number) => `section-${code}`;

/** Components that replace tables, by table name. */
export type SheetTables = Readonly<Record<string, (table: Table) => ReactNode>>;

/** In a small window the sections after it are folded. */
const FIRST_SECTION = 'editorial';

interface SheetSectionProps {
  section: Section;
  tables?: SheetTables;
}

/** Renders one section of the outline. */
export function SheetSection({ section, tables = {} }: SheetSectionProps) {
  const [isExpanded, setExpanded] = useState(false);
  const expandable = section.blocks.find(isExpandable);
  const headingId = `${sectionId(section.code)}-heading`;
  const isSmall = useSmallWindow();
  const content =
    section.emptyText !== null ? (
      <Text as="p" tone="muted">
        {section.emptyText}
      </Text>
    ) : (
      <>
        {groupBlocks(section.blocks.filter(hasContent)).map((group) => {
          if (Array.isArray(group))
            return <LabelledBlocks key={group[0]?.name} blocks={group} section={section.name} />;
          if (group.kind === 'table') {
            const render = tables[group.name];
            return render ? render(group) : <SheetTable key={group.name} table={group} section={section.name} />;
          }
          return (
            <BulletList
              key={group.name}
              bullets={group}
              section={section.name}
              isExpanded={isExpanded}
              sectionLabel={section.label}
            />
          );
        })}
        <MissingLabels names={section.blocks.flatMap(missingNames)} of={section.label} />
      </>
    );
  const heading = (
    <h2 id={headingId} tabIndex={-1}>
      {section.label}
    </h2>
  );
  const tools = (
    <>
      {section.note && !isExpanded && (
        <Text text="label" tone="muted">
          {section.note}
        </Text>
      )}
      {expandable && section.emptyText === null && (
        <Row as="label" gap={8} align="center" text="table" last className={styles.expand} data-screen-only>
          <input
            type="checkbox"
            checked={isExpanded}
            disabled={expandable.items.length <= (expandable.shownFirst ?? 0)}
            onChange={(event) => setExpanded(event.currentTarget.checked)}
          />
          show/hide other quotes
        </Row>
      )}
    </>
  );
  return (
    <section id={sectionId(section.code)} aria-labelledby={headingId} className={styles.section}>
      {isSmall && section.name !== FIRST_SECTION ? (
        <details>
          <summary>{heading}</summary>
          {tools}
          {content}
        </details>
      ) : (
        <>
          <Row gap={12} align="baseline" rule="bottom" className={styles.heading}>
            {heading}
            {tools}
          </Row>
          {content}
        </>
      )}
    </section>
  );
}
