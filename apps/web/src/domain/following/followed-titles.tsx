import { useQuery } from '@tanstack/react-query';
import { createContext, type ReactNode, use, useMemo } from 'react';
import { Star } from './FollowButton.tsx';
import styles from './Following.module.css';
import { followingQuery } from './following-calls.ts';
import { useFollowToggle } from './use-follow-toggle.ts';

interface GridTitle {
  readonly companyCode: string;
  readonly isbn: string | null;
}

const keyOf = ({ companyCode, isbn }: GridTitle) => `${companyCode}:${isbn}`;

/** Ids by which titles are followed; undefined until they are loaded. */
const FollowedTitles = createContext<ReadonlyMap<string, number> | undefined>(undefined);

/** Provides the titles that the user follows to the rows of a grid; they are requested once for all rows. */
export function FollowedTitlesProvider({ children }: { children: ReactNode }) {
  const { data } = useQuery(followingQuery);
  const ids = useMemo(() => data && new Map(data.titles.map((title) => [keyOf(title), title.followedId])), [data]);
  return <FollowedTitles value={ids}>{children}</FollowedTitles>;
}

/** Width of the star in px. */
export const FOLLOW_STAR_PX = 24;

/**
 * A star beside the ISBN in a grid, filled for a title that the user follows: a press follows it, or ends it. It is not a
 * tab stop, because a cell of a grid has one; by keyboard the action bar follows selected titles, and the sheet ends it.
 */
export function FollowStar({ title }: { title: { companyCode: string; isbn: string } }) {
  const ids = use(FollowedTitles);
  const toggle = useFollowToggle();
  if (!ids || title.isbn === '') return null;
  const followedId = ids.get(keyOf(title));
  return (
    <button
      type="button"
      className={styles.rowStar}
      data-screen-only
      tabIndex={-1}
      aria-pressed={followedId !== undefined}
      aria-label={`Follow ${title.isbn}`}
      title={followedId === undefined ? 'Follow this title' : 'You follow this title'}
      onClick={() => void toggle(title, followedId)}
    >
      <Star isFilled={followedId !== undefined} />
    </button>
  );
}
