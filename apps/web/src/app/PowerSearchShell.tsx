import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { rememberPowerSearchTab } from '../domain/search-menu/search-menu.ts';
import { permissionsQuery } from '../domain/session/permissions.ts';
import { useLocation } from '../ui/address/use-location.ts';
import { PageTab, PageTabs } from '../ui/layout/PageTabs.tsx';

/** Layout of all power-search pages: a tab for each division that the user may search [NAV-29]. */
export function PowerSearchShell({ children }: { children: ReactNode }) {
  const { path } = useLocation();
  const { data: access } = useQuery({ ...permissionsQuery, enabled: false });
  return (
    <>
      <PageTabs label="Power search">
        {access?.divisions.map(({ name, powerSearch }) => {
          if (powerSearch === null) return null;
          const form = `/Searching/PowerSearch/${powerSearch}`;
          return (
            <PageTab
              key={name}
              to={form}
              isCurrent={path === form || path.startsWith(`${form}/`)}
              onClick={() => rememberPowerSearchTab(form)}
            >
              {name}
            </PageTab>
          );
        })}
      </PageTabs>
      {children}
    </>
  );
}
