import { useQuery } from '@tanstack/react-query';
import type { RecentSearch, SavedSearch } from '@titlenet/contract/saved-searches';
import { type ReactNode, Suspense, useId, useState } from 'react';
import { AddressLink } from '../../ui/address/AddressLink.tsx';
import { hrefOf } from '../../ui/address/links.ts';
import { failureText } from '../../ui/api/failure-text.ts';
import { Row, Stack, Text } from '../../ui/layout/primitives.tsx';
import { lazyPart } from '../../ui/lazy/lazy-part.tsx';
import { showError, showSuccess } from '../../ui/toasts/toasts.ts';
import { FollowButton } from '../following/FollowButton.tsx';
import { savedSearchesQuery, useSavedSearchCalls } from './saved-search-calls.ts';
import styles from './saved-searches.module.css';

const AddToPack = lazyPart(async () => (await import('../packs/AddToPackDialog.tsx')).AddToPackDialog);
const NameDialog = lazyPart(async () => (await import('./NameDialog.tsx')).NameDialog);

async function copyLink(search: RecentSearch, name: string): Promise<void> {
  const { origin, pathname } = window.location;
  await navigator.clipboard.writeText(`${origin}${pathname}${hrefOf(search.address)}`);
  showSuccess(`The link to '${name}' was copied.`);
}

interface ToolsProps {
  search: SavedSearch;
  onRename: () => void;
  onPack: () => void;
}

function SavedSearchTools({ search, onRename, onPack }: ToolsProps) {
  const calls = useSavedSearchCalls();
  const { name } = search;
  const sayFailure = (error: unknown) => showError(failureText(error));
  return (
    <Row as="span" gap="0 12" wrap className={styles.tools}>
      <button
        type="button"
        aria-label={`Copy link to ${name}`}
        onClick={() => void copyLink(search, name).catch(() => showError('The link could not be copied.'))}
      >
        Copy link
      </button>
      <button type="button" aria-label={`Add ${name} to a pack`} onClick={onPack}>
        Add to pack
      </button>
      <button type="button" aria-label={`Rename ${name}`} onClick={onRename}>
        Rename
      </button>
      <button
        type="button"
        aria-label={`Delete ${name}`}
        onClick={() => void calls.delete(search.id).catch(sayFailure)}
      >
        Delete
      </button>
    </Row>
  );
}

function Saved({ searches }: { searches: readonly SavedSearch[] }) {
  const id = useId();
  const calls = useSavedSearchCalls();
  const [isManaging, setManaging] = useState(false);
  const [renamed, setRenamed] = useState<SavedSearch | null>(null);
  const [packed, setPacked] = useState<SavedSearch | null>(null);
  return (
    <section aria-labelledby={id}>
      <Row gap={8} align="center" justify="between">
        <h2 id={id} className={styles.heading}>
          Saved searches
        </h2>
        <button
          type="button"
          className={styles.manage}
          aria-pressed={isManaging}
          aria-label="Manage saved searches"
          onClick={() => setManaging(!isManaging)}
        >
          Manage
        </button>
      </Row>
      <Stack as="ul" gap={2} above={4}>
        {searches.map((search) => (
          <li key={search.id}>
            <Row as="span" gap={8} align="center" justify="between">
              <Text
                to={search.address}
                as={AddressLink}
                breaks
                block
                className={styles.link}
                title={search.description || undefined}
              >
                {search.name}
              </Text>
              <FollowButton thing={{ searchId: search.id }} name={search.name} />
            </Row>
            {isManaging && (
              <SavedSearchTools search={search} onRename={() => setRenamed(search)} onPack={() => setPacked(search)} />
            )}
          </li>
        ))}
      </Stack>
      {packed && (
        <Suspense>
          <AddToPack source={{ searchId: packed.id }} what={`'${packed.name}'`} onClose={() => setPacked(null)} />
        </Suspense>
      )}
      {renamed && (
        <Suspense>
          <NameDialog
            draftName={`search.${renamed.id}`}
            title="Rename the search"
            initial={renamed.name}
            description={renamed.description}
            onSave={(name) => calls.rename(renamed.id, name)}
            onClose={() => setRenamed(null)}
          />
        </Suspense>
      )}
    </section>
  );
}

interface SavedSearchesProps {
  formName?: string;
  className?: string;
  emptyState?: ReactNode;
}

function Recent({ searches }: { searches: readonly RecentSearch[] }) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className={styles.heading}>
        Recent searches
      </h2>
      <Stack as="ul" gap={2} above={4}>
        {searches.map(({ address, description }) => (
          <li key={address}>
            <Text to={address} as={AddressLink} breaks block className={styles.link} title={description}>
              <span className={styles.words}>{description || 'Power search'}</span>
            </Text>
          </li>
        ))}
      </Stack>
    </section>
  );
}

/**
 * The user's named and recent power searches.
 *
 * @param formName shows only searches of this form
 * @param emptyState shown if there are none
 */
export function SavedSearches({ formName, className, emptyState = null }: SavedSearchesProps) {
  const { data } = useQuery(savedSearchesQuery);
  const isShown = ({ address }: RecentSearch) =>
    formName === undefined || address.startsWith(`/Searching/PowerSearch/${formName}/`);
  const saved = data?.saved.filter(isShown) ?? [];
  const recent = data?.recent.filter(isShown) ?? [];
  if (saved.length === 0 && recent.length === 0) return data ? emptyState : null;
  return (
    <div className={className}>
      {saved.length > 0 && <Saved searches={saved} />}
      {recent.length > 0 && <Recent searches={recent} />}
    </div>
  );
}
