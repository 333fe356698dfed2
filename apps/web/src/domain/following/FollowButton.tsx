import { useQuery } from '@tanstack/react-query';
import { Text } from '../../ui/layout/primitives.tsx';
import styles from './Following.module.css';
import { type Followable, followedIdOf, followingQuery } from './following-calls.ts';
import { useFollowToggle } from './use-follow-toggle.ts';

/** A star, filled for what is followed. */
export function Star({ isFilled }: { isFilled: boolean }) {
  return (
    <Text as="svg" rigid width="14" height="14" viewBox="0 0 16 16" aria-hidden>
      <path
        d="m8 1.600 1.960 4.100 4.490.600-3.280 3.120.810 4.460L8 11.720l-3.980 2.160.810-4.460L1.550 6.300l4.490-.600z"
        fill={isFilled ? 'currentColor' : 'none'}
        stroke="currentColor"
        strokeWidth="1.3"
        strokeLinejoin="round"
      />
    </Text>
  );
}

interface FollowButtonProps {
  thing: Followable;
  /** Name of the thing, where the page has several buttons. */
  name?: string;
}

/** Follows or unfollows a title, a list or a search [FOLLOW-04]. */
export function FollowButton({ thing, name }: FollowButtonProps) {
  const { data } = useQuery(followingQuery);
  const toggle = useFollowToggle();
  const followedId = data && followedIdOf(data, thing);
  const isFollowed = followedId !== undefined;
  return (
    <button
      type="button"
      className={styles.follow}
      data-screen-only
      aria-pressed={isFollowed}
      aria-label={name && `Follow ${name}`}
      title="Changes appear on the page Following and on home"
      disabled={!data}
      onClick={() => void toggle(thing, followedId)}
    >
      <Star isFilled={isFollowed} />
      {isFollowed ? 'Following' : 'Follow'}
    </button>
  );
}
