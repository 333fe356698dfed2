import { useQuery } from '@tanstack/react-query';
import type { UserListContent } from '@titlenet/contract/user-lists';
import { countIsbns } from '../../domain/user-lists/count-isbns.ts';
import { userListQuery } from '../../domain/user-lists/user-list-calls.ts';
import { ApiError } from '../../ui/api/api-error.ts';
import { MissingContent } from '../../ui/layout/MissingContent.tsx';
import { ListGrid } from './ListGrid.tsx';
import { ListHeading } from './ListHeading.tsx';
import { PasteBox } from './PasteBox.tsx';
import { UnavailableIsbns } from './UnavailableIsbns.tsx';
import styles from './UserLists.module.css';

const NOTE_FOR_OWNER =
  'No title of your companies has these ISBNs. They stay on the list until you remove them, because titles may be added later.';
const NOTE_FOR_READER =
  'No title of your companies has these ISBNs. The owner of the list may see titles of other companies.';

function Loaded({ content, onDeleted }: { content: UserListContent; onDeleted: () => void }) {
  const { list, shown, notFound } = content;
  return (
    <>
      <ListHeading list={list} onDeleted={onDeleted} />
      {list.isMine && <PasteBox list={list} />}
      {shown < list.size && (
        <p className={styles.note}>
          The first {countIsbns(shown)} of the list are shown. A search with it takes all {countIsbns(list.size)}.
        </p>
      )}
      <UnavailableIsbns
        heading="Not found"
        note={list.isMine ? NOTE_FOR_OWNER : NOTE_FOR_READER}
        list={list}
        isbns={notFound}
      />
      <ListGrid content={content} />
    </>
  );
}

/** One list: heading, paste box, ISBNs without a title, and titles. */
export function ListPage({ listId, onDeleted }: { listId: number; onDeleted: () => void }) {
  const { data: content, error, refetch } = useQuery(userListQuery(listId));
  const isUnknown = error instanceof ApiError && error.status === 404;
  if (error && (isUnknown || !content))
    return <MissingContent what="list" error={error} onRetry={() => void refetch()} />;
  return content ? <Loaded content={content} onDeleted={onDeleted} /> : null;
}
