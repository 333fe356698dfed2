import type {
  Block,
  Bullets,
  Fact,
  Keywords,
  Prose,
  SheetSection,
  Table,
} from '@titlenet/catalogue/sheet/outline-blocks';
import { RichText } from '../../shared/sheet/RichText.tsx';
import { factsInPairs } from './fact-widths.ts';
import { PaperPieces } from './PaperPieces.tsx';
import styles from './PrintedSection.module.css';

function Value({ block }: { block: Fact | Prose | Keywords }) {
  if (block.kind === 'fact') return <PaperPieces pieces={block.pieces} />;
  if (block.kind === 'keywords') return block.words.join('; ');
  return block.isBlank ? null : <RichText text={block.text} isHtml={block.isHtml} />;
}

function Rows({ table }: { table: Table }) {
  return (
    <table className={styles.table} aria-label={table.label} data-dense={table.columns.length > 10 || undefined}>
      <thead>
        <tr>
          {table.columns.map((column) =>
            column.label ? (
              <th key={column.name} scope="col" data-align={column.align}>
                {column.label}
              </th>
            ) : (
              <td key={column.name} className={styles.marks} />
            ),
          )}
        </tr>
      </thead>
      <tbody>
        {table.rows.map((row, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rows have no name of their own and never change places
          <tr key={index} data-strong={row.isStrong || undefined}>
            {row.cells.map((cell, place) => (
              <td key={table.columns[place]!.name} data-align={table.columns[place]!.align}>
                <PaperPieces pieces={cell} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Items({ bullets }: { bullets: Bullets }) {
  const shown = bullets.shownFirst === null ? bullets.items : bullets.items.slice(0, bullets.shownFirst);
  return (
    <ul className={styles.items} aria-label={bullets.label}>
      {shown.map((item, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: items have no name of their own and never change places
        <li key={index}>
          <RichText text={item.html} isHtml={item.isHtml} />
          {item.byline && <div className={styles.byline}>{item.byline}</div>}
        </li>
      ))}
    </ul>
  );
}

/** A block with its label beside it, a table with its label above it; a label that repeats the heading is left out. */
function PrintedBlock({ block, sectionLabel, isHalf }: { block: Block; sectionLabel: string; isHalf: boolean }) {
  if (block.kind === 'fact' || block.kind === 'prose' || block.kind === 'keywords') {
    return (
      <dl className={styles.pair} data-kind={block.kind} data-half={isHalf || undefined}>
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
      {block.kind === 'table' && block.isBlank && block.emptyText && <p className={styles.empty}>{block.emptyText}</p>}
      {block.kind === 'table' && !block.isBlank && <Rows table={block} />}
    </div>
  );
}

/** A link to a photo: paper cannot follow it. */
const isOnlyLinks = (block: Block) =>
  block.kind === 'fact' && !block.isBlank && block.pieces.every((piece) => piece.kind === 'link');

/** A section of the outline on paper (TS §2): all of it, nothing folded; nothing at all where there is nothing to say. */
export function PrintedSection({ section }: { section: SheetSection }) {
  const blocks = section.blocks.filter((block) => !isOnlyLinks(block));
  if (section.emptyText === null && blocks.length === 0) return null;
  const paired = factsInPairs(blocks);
  return (
    <section className={styles.section}>
      <div className={styles.heading}>
        <h3>{section.label}</h3>
        {section.note && <span className={styles.note}>{section.note}</span>}
      </div>
      {section.emptyText !== null ? (
        <p className={styles.empty}>{section.emptyText}</p>
      ) : (
        <div className={styles.blocks}>
          {blocks.map((block) => (
            <PrintedBlock key={block.name} block={block} sectionLabel={section.label} isHalf={paired.has(block.name)} />
          ))}
        </div>
      )}
    </section>
  );
}
