import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { rememberPowerSearchTab } from '../domain/search-menu/search-menu.ts';
import { permissionsQuery } from '../domain/session/permissions.ts';
import { AddressLink } from '../ui/address/AddressLink.tsx';
import { useLocation } from '../ui/address/use-location.ts';
import styles from '../ui/layout/page-tabs.module.css';

/** Layout of all power-search pages: a tab for each division that the user may search [NAV-29]. */
export function PowerSearchShell({ children }: { children: ReactNode }) {
  const { path } = useLocation();
  const { data: access } = useQuery({ ...permissionsQuery, enabled: false });
  return (
    <>
      <nav className={styles.tabs} aria-label="Power search">
        {access?.divisions.map(({ name, powerSearch }) => {
          if (powerSearch === null) return null;
          const form = `/Searching/PowerSearch/${powerSearch}`;
          const isCurrent = path === form || path.startsWith(`${form}/`);
          return (
            <AddressLink
              key={name}
              to={form}
              className={styles.tab}
              aria-current={isCurrent ? 'page' : undefined}
              onClick={() => rememberPowerSearchTab(form)}
            >
              {name}
            </AddressLink>
          );
        })}
      </nav>
      {children}
    </>
  );
}
