import type { UserListCriterion } from '@titlenet/catalogue/power-search/criterion';
import { useConfiguration } from '../../../domain/session/session.ts';
import { useListChangesInOtherTabs } from '../../../domain/user-lists/other-tabs.ts';
import { ConfiguredLink } from '../../../ui/address/ConfiguredLink.tsx';
import { useSearchForm } from '../form-context.ts';
import { listOf, useField } from '../form-store.ts';
import { ChoiceBox } from '../inputs/ChoiceBox.tsx';
import { RowFrame } from './RowFrame.tsx';
import styles from './Rows.module.css';

/** Selects user lists, with a link to the list manager (G-43, G-80) [PSCOM-47]. */
export function UserListRow({ criterion }: { criterion: UserListCriterion }) {
  const { store, lists } = useSearchForm();
  const { links } = useConfiguration();
  const { name, label } = criterion;
  useListChangesInOtherTabs();
  const chosen = listOf(useField(store, name));
  const manager = (
    <ConfiguredLink className={styles.manager} template={links.userLists} target="_blank" rel="noopener">
      Manage user lists
    </ConfiguredLink>
  );
  return (
    <RowFrame label={label} labelFor={name} behind={manager}>
      <ChoiceBox
        id={name}
        name={label}
        values={chosen}
        options={lists.optionsOf(criterion.lookup)}
        onChange={(ids) => store.change({ [name]: ids })}
      />
    </RowFrame>
  );
}
