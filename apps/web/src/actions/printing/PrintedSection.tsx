import type { Block, Bullets, Fact, Keywords, Prose, SheetSection } from '@titlenet/catalogue/sheet/outline-blocks';
import { FigureView } from '../../domain/sheet/figures/FigureView.tsx';
import { RichText } from '../../domain/sheet/RichText.tsx';
import { TableLegend } from '../../domain/sheet/TableLegend.tsx';
import { TableRows } from '../../domain/sheet/TableRows.tsx';
import { Row, Text } from '../../ui/layout/primitives.tsx';
import { inRows } from './fact-widths.ts';
import { PaperPieces } from './PaperPieces.tsx';
import styles from './PrintedSection.module.css';
import { isLongText, isOnlyLinks } from './printed-blocks.ts';

function Value({ block }: { block: Fact | Prose | Keywords }) {
  if (block.kind === 'fact') return <PaperPieces pieces={block.pieces} />;
  if (block.kind === 'keywords') return <bdi>{block.words.join('; ')}</bdi>;
  return block.isBlank ? null : <RichText text={block.text} isHtml={block.isHtml} />;
}

function Items({ bullets }: { bullets: Bullets }) {
  const shown = bullets.shownFirst === null ? bullets.items : bullets.items.slice(0, bullets.shownFirst);
  return (
    <ul className={styles.items} aria-label={bullets.label}>
      {shown.map((item, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: items have no key, and their order is fixed
        <li key={index}>
          <RichText text={item.html} isHtml={item.isHtml} />
          {item.byline && (
            <Text dir="auto" as="div" text="label" tone="muted">
              {item.byline}
            </Text>
          )}
        </li>
      ))}
    </ul>
  );
}

/** A block with its label beside it, or a table with its label above it; a label equal to the heading is omitted. */
function PrintedBlock({ block, sectionLabel }: { block: Block; sectionLabel: string }) {
  if (block.kind === 'prose' && isLongText(block)) {
    return (
      <div className={styles.wide}>
        <h4>{block.label}</h4>
        <Value block={block} />
      </div>
    );
  }
  if (block.kind === 'fact' || block.kind === 'prose' || block.kind === 'keywords') {
    return (
      <dl className={styles.pair} data-kind={block.kind}>
        <dt>{block.label}</dt>
        <dd>
          <Value block={block} />
        </dd>
      </dl>
    );
  }
  return (
    <div className={styles.wide}>
      {block.label !== sectionLabel && <h4>{block.label}</h4>}
      {block.kind === 'bullets' && <Items bullets={block} />}
      {block.kind === 'table' && block.isBlank && block.emptyText && (
        <Text as="p" tone="muted">
          {block.emptyText}
        </Text>
      )}
      {block.kind === 'table' && block.figure && <FigureView figure={block.figure} />}
      {block.kind === 'table' && block.figure && <TableLegend entries={block.legend} />}
      {block.kind === 'table' && !block.isBlank && (
        <TableRows table={block} className={styles.table} Cell={PaperPieces} />
      )}
    </div>
  );
}

/** A printed section, with all content expanded; a section without blocks is omitted. */
export function PrintedSection({ section }: { section: SheetSection }) {
  const blocks = section.blocks.filter((block) => !isOnlyLinks(block));
  if (section.emptyText === null && blocks.length === 0) return null;
  return (
    <section className={styles.section}>
      <Row align="baseline" className={styles.heading}>
        <h3>{section.label}</h3>
        {section.note && (
          <Text text="label" tone="muted">
            {section.note}
          </Text>
        )}
      </Row>
      {section.emptyText !== null ? (
        <Text as="p" tone="muted">
          {section.emptyText}
        </Text>
      ) : (
        <div>
          {inRows(blocks).map((row) => (
            <div key={row[0]?.name} className={styles.row} data-columns={row.length}>
              {row.map((block) => (
                <PrintedBlock key={block.name} block={block} sectionLabel={section.label} />
              ))}
            </div>
          ))}
        </div>
      )}
    </section>
  );
}
