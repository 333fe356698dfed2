import { roles } from '@titlenet/catalogue/roles';
import type { TitleBar } from '@titlenet/catalogue/title-bar';
import { ResolvedAnchor } from '../../domain/report-links/ResolvedAnchor.tsx';
import { hasAnyRole, usePermissions } from '../../domain/session/permissions.ts';
import { useConfiguration } from '../../domain/session/session.ts';
import { Panel, Text } from '../../ui/layout/primitives.tsx';
import { OnixExportButton } from '../onix-export/OnixExportButton.tsx';
import styles from './MoreOnThisTitle.module.css';
import { moreLinks, type SidebarLink, systemLinks } from './sidebar-links.ts';

function LinkList({ links, current }: { links: readonly SidebarLink[]; current?: string }) {
  return (
    <ul className={styles.links}>
      {links.map(({ label, link }) => (
        <li key={label}>
          <ResolvedAnchor link={link} className={styles.link} aria-current={link.href === current ? 'page' : undefined}>
            {label}
            {link.opensInNewTab && (
              <span className={styles.newTab}>
                <span aria-hidden>↗</span>
                <span className="visually-hidden"> (opens a new tab)</span>
              </span>
            )}
          </ResolvedAnchor>
        </li>
      ))}
    </ul>
  );
}

/** Right sidebar: reports and coop pages of the title, and system links [SHEET-034..SHEET-043]. */
export function MoreOnThisTitle({ bar }: { bar: TitleBar | null }) {
  const { links } = useConfiguration();
  const hasSystemLinks = hasAnyRole(usePermissions(), roles);
  const system = bar && hasSystemLinks ? systemLinks(bar, links, new Date()) : [];
  return (
    <Panel aria-labelledby="more-heading" as="aside" pad={8} data-screen-only>
      <Text id="more-heading" as="h2" pad="4 8" text="table" strong className={styles.heading}>
        More On This Title
      </Text>
      {bar && <LinkList links={moreLinks(bar, links)} current={window.location.hash} />}
      {bar && (
        <Text as="div" pad={8} className={styles.actions}>
          <OnixExportButton titles={[{ companyCode: bar.companyCode, isbn: bar.isbn, productId: bar.productId }]} />
        </Text>
      )}
      {system.length > 0 && (
        <>
          <Text as="h3" pad="4 8" text="table" strong className={styles.heading}>
            System Links
          </Text>
          <LinkList links={system} />
        </>
      )}
    </Panel>
  );
}
