import type { Audience } from '@titlenet/catalogue/field';
import type { BinderTitle } from '@titlenet/catalogue/packs/binder';
import { displayName } from '@titlenet/catalogue/text/names';
import type { PackTitle } from '@titlenet/contract/packs';
import { PaperCover } from '../../domain/covers/PaperCover.tsx';
import { factsText } from '../../domain/packs/facts-text.ts';
import { Text } from '../../ui/layout/primitives.tsx';
import { PageNumber } from '../../ui/paper/PageNumber.tsx';
import { contentsName } from '../../ui/paper/PaperContents.tsx';
import { type PageCounts, paperPart } from '../../ui/paper/paper-part.ts';
import styles from './Binder.module.css';
import { type BinderEntry, type BinderPage, headingOf } from './binder-parts.ts';
import type { CoverText } from './cover-text.ts';

/** The first page: mark, name, meeting, and what the binder is of. */
export function CoverPage({ text, partName }: { text: CoverText; partName: string }) {
  return (
    <section {...paperPart(partName)} className={styles.cover} aria-label="Cover page">
      <p className={styles.mark}>{text.mark}</p>
      <div className={styles.coverText}>
        <h2 dir="auto" className={styles.name}>
          {text.name}
        </h2>
        {text.meeting && (
          <p dir="auto" className={styles.meeting}>
            {text.meeting}
          </p>
        )}
        {text.readers && <p className={styles.readers}>{text.readers}</p>}
      </div>
      <ul className={styles.coverLines}>
        {text.lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </section>
  );
}

interface ContentsPageProps {
  entries: readonly BinderEntry[];
  /** First pages of parts by their names; null while they are not counted, and in files. */
  first: ReadonlyMap<string, PageCounts> | null;
}

/** The contents: sections with their titles, and the pages on which they begin. */
export function ContentsPage({ entries, first }: ContentsPageProps) {
  return (
    <nav {...paperPart(contentsName)} aria-label="Contents" className={styles.contents}>
      <p className={styles.heading}>Contents</p>
      <ol>
        {entries.map(({ text, name, level }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the entries do not change
          <li key={index} data-level={level}>
            <Text as="a" grow shrink breaks href={`#${name}`} dir="auto">
              {text}
            </Text>
            <PageNumber pages={first?.get(name)} />
          </li>
        ))}
      </ol>
    </nav>
  );
}

function OverviewTitle({ entry, audience }: { entry: BinderTitle<PackTitle>; audience: Audience }) {
  const { title, notes } = entry;
  return (
    <li className={styles.title}>
      <span className={styles.titleCover}>
        <PaperCover title={title} audience={audience} />
      </span>
      <div className={styles.titleFacts}>
        <h3 dir="auto">{title.title}</h3>
        {title.author && <p dir="auto">{displayName(title.author)}</p>}
        <p>{factsText(title)}</p>
        <p className={styles.isbn}>{title.isbn}</p>
        {title.productId === null && <p className={styles.gone}>This title does not exist any more.</p>}
      </div>
      {notes.length > 0 && (
        <div className={styles.notes}>
          {notes.map(({ label, text }) => (
            <div key={label}>
              <h4>{label}</h4>
              <p dir="auto">{text}</p>
            </div>
          ))}
        </div>
      )}
    </li>
  );
}

interface OverviewPageProps {
  page: Extract<BinderPage, { kind: 'overview' }>;
  partName: string;
  /** The readers of the binder. */
  audience: Audience;
}

/** A section: its titles with the facts of the pack and the notes for the readers. */
export function OverviewPage({ page, partName, audience }: OverviewPageProps) {
  return (
    <section {...paperPart(partName)} className={styles.overview} aria-label={headingOf(page)}>
      <h2 dir="auto" className={styles.heading}>
        {headingOf(page)}
      </h2>
      <ol>
        {page.titles.map((entry) => (
          <OverviewTitle key={entry.title.id} entry={entry} audience={audience} />
        ))}
      </ol>
    </section>
  );
}
