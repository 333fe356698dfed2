import { useQuery } from '@tanstack/react-query';
import { createContext, type ReactNode, use, useMemo } from 'react';
import { Star } from './FollowButton.tsx';
import styles from './Following.module.css';
import { followingQuery } from './following-calls.ts';

const keyOf = ({ companyCode, isbn }: { companyCode: string; isbn: string | null }) => `${companyCode}:${isbn}`;

const FollowedTitles = createContext<ReadonlySet<string>>(new Set());

/** Provides the titles that the user follows to the rows of a grid; they are requested once for all rows. */
export function FollowedTitlesProvider({ children }: { children: ReactNode }) {
  const { data } = useQuery(followingQuery);
  const keys = useMemo(() => new Set(data?.titles.map(keyOf)), [data]);
  return <FollowedTitles value={keys}>{children}</FollowedTitles>;
}

/** A star beside the ISBN of a title that the user follows. */
export function FollowedMark({ title }: { title: { companyCode: string; isbn: string } }) {
  if (!use(FollowedTitles).has(keyOf(title))) return null;
  return (
    <span className={styles.mark} title="You follow this title">
      <Star isFilled />
      <span className="visually-hidden"> followed</span>
    </span>
  );
}
