import { Text } from '../layout/primitives.tsx';
import { firstPages } from './first-pages.ts';
import { PageNumber } from './PageNumber.tsx';
import styles from './PaperContents.module.css';
import { type CountedPages, type PaperPart, paperPart } from './paper-part.ts';

/** Name of the part of the contents. */
export const contentsName = 'contents';

/** The part of the contents, the first one of a run of several parts. */
export const contentsPart = (head: string, kind: string): PaperPart => ({
  name: contentsName,
  orientation: 'portrait',
  head,
  kind,
});

interface PaperContentsProps {
  /** All parts of the run, the contents first. */
  parts: readonly PaperPart[];
  counted: CountedPages;
  /** Not shown on screen: the screen has other ways to find a part. */
  isPaperOnly?: boolean;
}

/** The contents of a run: its parts, with their pages where they are known for the paper. */
export function PaperContents({ parts, counted, isPaperOnly = false }: PaperContentsProps) {
  const first = counted.size === parts.length ? firstPages(parts, counted) : null;
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
            <Text as="a" grow shrink breaks href={`#${name}`} dir="auto">
              {head}
            </Text>
            <PageNumber pages={first?.get(name)} />
          </li>
        ))}
      </ol>
    </nav>
  );
}
