import { Button } from '@mantine/core';
import { type PowerSearchForm, powerSearchForms } from '@titlenet/catalogue/power-search/forms';
import type { UserList } from '@titlenet/contract/user-lists';
import { useState } from 'react';
import { FollowButton } from '../../domain/following/FollowButton.tsx';
import { AddToPackDialog } from '../../domain/packs/AddToPackDialog.tsx';
import { resultAddress } from '../../domain/power-search/power-search-addresses.ts';
import { hasDivision, usePermissions } from '../../domain/session/permissions.ts';
import { countIsbns } from '../../domain/user-lists/count-isbns.ts';
import { ListDialog } from '../../domain/user-lists/ListDialog.tsx';
import { useUserListCalls } from '../../domain/user-lists/user-list-calls.ts';
import { AddressLink } from '../../ui/address/AddressLink.tsx';
import { ConfirmDialog } from '../../ui/dialog/ConfirmDialog.tsx';
import { Row, Text } from '../../ui/layout/primitives.tsx';
import { showSuccess } from '../../ui/toasts/toasts.ts';
import styles from './UserLists.module.css';

function SearchLinks({ list }: { list: UserList }) {
  const access = usePermissions();
  const forms = Object.values<PowerSearchForm>(powerSearchForms).filter((form) => hasDivision(access, form.division));
  if (forms.length === 0 || list.size === 0) return null;
  return (
    <Row as="p" wrap above={4} className={styles.searches} data-screen-only data-thumb>
      Search with this list in
      {forms.map((form) => (
        <AddressLink key={form.name} to={resultAddress(form, { listManagerLists: [String(list.id)] })}>
          {form.name}
        </AddressLink>
      ))}
    </Row>
  );
}

/** Name, owner and size of a list, with its owner's actions. */
export function ListHeading({ list, onDeleted }: { list: UserList; onDeleted: () => void }) {
  const calls = useUserListCalls();
  const [dialog, setDialog] = useState<'edit' | 'delete' | 'pack' | null>(null);
  const remove = async () => {
    await calls.delete(list.id);
    showSuccess(`The list '${list.name}' was deleted.`);
    onDeleted();
  };
  const whose = list.isMine
    ? list.isShared
      ? 'Shared with all users'
      : 'Visible only to you'
    : `Shared by ${list.owner}`;
  return (
    <Row as="header" gap={16} align="start" justify="between" className={styles.heading}>
      <div>
        <Text as="h2" text="page" breaks>
          {list.name}
        </Text>
        <p className={styles.note}>
          {countIsbns(list.size)} · {whose}
        </p>
        <SearchLinks list={list} />
      </div>
      <Row gap={8} justify="end" rigid className={styles.buttons} data-screen-only>
        <FollowButton thing={{ listId: list.id }} />
        {list.size > 0 && (
          <Button variant="default" onClick={() => setDialog('pack')}>
            Add to Pack
          </Button>
        )}
        {list.isMine && (
          <>
            <Button variant="default" onClick={() => setDialog('edit')}>
              Rename or Share
            </Button>
            <Button variant="default" onClick={() => setDialog('delete')}>
              Delete
            </Button>
          </>
        )}
      </Row>
      {dialog === 'edit' && (
        <ListDialog
          draftName={`list.${list.id}`}
          title="Rename or share the list"
          saveLabel="Save"
          initial={list}
          onSave={(change) => calls.change(list.id, change)}
          onClose={() => setDialog(null)}
        />
      )}
      {dialog === 'pack' && (
        <AddToPackDialog source={{ listId: list.id }} what={`'${list.name}'`} onClose={() => setDialog(null)} />
      )}
      {dialog === 'delete' && (
        <ConfirmDialog
          question={`Delete the list '${list.name}' with its ${countIsbns(list.size)}?`}
          confirmLabel="Delete"
          onConfirm={remove}
          onClose={() => setDialog(null)}
        />
      )}
    </Row>
  );
}
