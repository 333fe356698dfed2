import { packAddress, packIdOf } from '../../../domain/packs/pack-calls.ts';
import { AddressLink } from '../../../ui/address/AddressLink.tsx';
import { queryValue, useLocation } from '../../../ui/address/use-location.ts';
import { ApiError } from '../../../ui/api/api-error.ts';
import { Stack } from '../../../ui/layout/primitives.tsx';
import { OpenWall } from './OpenWall.tsx';
import { useWall } from './use-wall.ts';
import styles from './Wall.module.css';

/** In place of the wall: the pack is loaded, is unknown, or could not be loaded. */
function WallMessage({ error, onRetry }: { error: Error | null; onRetry: () => void }) {
  const isUnknown = error instanceof ApiError && error.status === 404;
  return (
    <div className={styles.wall}>
      <Stack centered gap={16} className={styles.message}>
        {error === null && <p role="status">Loading the pack…</p>}
        {error !== null && (
          <p role="alert">
            {isUnknown
              ? 'This pack does not exist, or is not shared with you any more.'
              : 'The pack could not be loaded.'}
          </p>
        )}
        {error !== null && !isUnknown && (
          <button type="button" className={styles.tool} onClick={onRetry}>
            Try again
          </button>
        )}
        <AddressLink to="/packs">Packs</AddressLink>
      </Stack>
    </div>
  );
}

function WallOf({ packId }: { packId: number }) {
  const { wall, error, refetch } = useWall(packId);
  if (!wall) return <WallMessage error={error} onRetry={() => void refetch()} />;
  if (wall.titles.length === 0) {
    return (
      <div className={styles.wall}>
        <Stack centered gap={16} className={styles.message}>
          <p>There are no titles of your companies in this pack.</p>
          <AddressLink to={packAddress(packId)}>Back to the pack</AddressLink>
        </Stack>
      </div>
    );
  }
  return <OpenWall wall={wall} />;
}

/** A pack on the wall of a meeting: one title per screen. The address names pack and title. */
export function WallScreen() {
  const { query } = useLocation();
  const packId = packIdOf(queryValue(query, 'pack'));
  const unknown = new ApiError(404, { traceId: '' });
  if (packId === null) return <WallMessage error={unknown} onRetry={() => undefined} />;
  return <WallOf key={packId} packId={packId} />;
}
