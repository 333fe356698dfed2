import styles from './PaperContents.module.css';
import { type CountedPages, type PaperPart, paperPart } from './paper-part.ts';
import { allPapers, type PaperName } from './paper-sizes.ts';

/** Name of the part of the contents. */
const contentsName = 'contents';

/** The part of the contents, the first one of a run of several parts. */
export const contentsPart = (head: string, kind: string): PaperPart => ({
  name: contentsName,
  orientation: 'portrait',
  head,
  kind,
});

/** The first page of each part, by paper. */
function firstPages(parts: readonly PaperPart[], counted: CountedPages, paper: PaperName) {
  let next = 1;
  return new Map(
    parts.map(({ name }) => {
      const first = next;
      next += counted.get(name)?.[paper] ?? 0;
      return [name, first];
    }),
  );
}

interface PaperContentsProps {
  /** All parts of the run, the contents first. */
  parts: readonly PaperPart[];
  counted: CountedPages;
  /** Not shown on screen: the screen has other ways to find a part. */
  isPaperOnly?: boolean;
}

/** The contents of a run: its parts, with their pages where they are known for the paper. */
export function PaperContents({ parts, counted, isPaperOnly = false }: PaperContentsProps) {
  const isCounted = counted.size === parts.length;
  const pages = allPapers.map(({ name }) => ({ name, first: firstPages(parts, counted, name) }));
  return (
    <nav
      {...paperPart(contentsName)}
      aria-label="Contents"
      className={styles.contents}
      data-paper-only={isPaperOnly || undefined}
    >
      <p className={styles.heading}>Contents</p>
      <ol className={styles.list}>
        {parts.slice(1).map(({ name, head }) => (
          <li key={name}>
            <a href={`#${name}`} dir="auto">
              {head}
            </a>
            {isCounted &&
              pages.map((paper) => (
                <span key={paper.name} className={styles.number} data-paper={paper.name}>
                  {paper.first.get(name)}
                </span>
              ))}
          </li>
        ))}
      </ol>
    </nav>
  );
}
