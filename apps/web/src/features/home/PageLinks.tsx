import type { Role } from '@titlenet/catalogue/roles';
import { hasAnyRole, usePermissions } from '../../domain/session/permissions.ts';
import { AddressLink } from '../../ui/address/AddressLink.tsx';
import type { Address } from '../../ui/address/links.ts';
import { Row, Text } from '../../ui/layout/primitives.tsx';
import styles from './HomeScreen.module.css';

interface PageLink {
  readonly label: string;
  readonly address: Address;
  /** Roles that may open the page; absent: all. */
  readonly access?: readonly Role[];
}

const pages: readonly PageLink[] = [
  { label: 'User Lists', address: '/userLists' },
  { label: 'Packs', address: '/packs' },
  { label: 'Following', address: '/following' },
  { label: 'Notes & Tags', address: '/teamNotes' },
  { label: 'Reports', address: '/reports' },
  { label: 'Backlist View', address: '/backlistView/months' },
  { label: 'Changed Titles', address: '/changedTitles' },
  { label: 'On Sale', address: '/onSale' },
  { label: 'Clear Cache', address: '/clearcache', access: ['cacheClearer'] },
];

/** The pages of the product that the user may open and that no other part of home leads to [HOME-30]. */
export function PageLinks() {
  const access = usePermissions();
  return (
    <Row aria-label="Pages" as="nav" wrap pad="0 16" className={styles.pages}>
      {pages
        .filter((page) => !page.access || hasAnyRole(access, page.access))
        .map(({ label, address }) => (
          <Text key={address} as={AddressLink} text="table" strong target data-thumb to={address}>
            {label}
          </Text>
        ))}
    </Row>
  );
}
