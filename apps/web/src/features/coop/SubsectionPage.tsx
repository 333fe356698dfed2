import { useQuery } from '@tanstack/react-query';
import { Navigate } from '@tanstack/react-router';
import { titleSheetAddress } from '@titlenet/catalogue/addresses';
import type { CompanyCode } from '@titlenet/catalogue/companies';
import type { SheetSection as Section } from '@titlenet/catalogue/sheet/outline-blocks';
import { displayName } from '@titlenet/catalogue/text/names';
import type { TitleBar } from '@titlenet/catalogue/title-bar';
import { TitleSheetShell } from '../../actions/sheet-shell/TitleSheetShell.tsx';
import { usePermissions } from '../../domain/session/permissions.ts';
import { LoadErrorPanel } from '../../domain/sheet/LoadErrorPanel.tsx';
import { SheetSection } from '../../domain/sheet/SheetSection.tsx';
import { type TitleKey, titleBarQuery } from '../../domain/sheet/use-title.ts';
import { AddressLink } from '../../ui/address/AddressLink.tsx';
import { useLocation } from '../../ui/address/use-location.ts';
import { Panel, Text } from '../../ui/layout/primitives.tsx';
import styles from './SubsectionPage.module.css';
import { readSubsectionAddress } from './subsection-address.ts';

/** A coop page: heading, call, and conversion of the response to a section. */
export interface SubsectionDefinition<Content> {
  readonly heading: string;
  readonly load: (title: { isbn10: string; companyCode: CompanyCode }, signal: AbortSignal) => Promise<Content | null>;
  readonly section: (companyCode: string, content: Content) => Section;
}

/** Title and ISBN with a link to the sheet; reserves its space while loading. */
function TitleHeader({ bar, heading }: { bar: TitleBar | null | undefined; heading: string }) {
  if (!bar) return <h1 className="visually-hidden">{heading}</h1>;
  const by = bar.author1 ? displayName(bar.author1) : null;
  return (
    <>
      <Text as="h1" text="title" breaks className={styles.title}>
        <AddressLink to={titleSheetAddress(bar)}>{bar.title}</AddressLink>
      </Text>
      <Text as="p" tone="muted">
        {[by, bar.isbn].filter(Boolean).join(' · ')}
      </Text>
    </>
  );
}

interface LoadedProps<Content> {
  page: SubsectionDefinition<Content>;
  isbn10: string;
  title: TitleKey;
}

function LoadedSubsection<Content>({ page, isbn10, title }: LoadedProps<Content>) {
  const { companyCode } = title;
  const { data: bar } = useQuery(titleBarQuery(title, { call: { toast: false } }));
  const {
    data: content,
    isError,
    refetch,
  } = useQuery({
    queryKey: ['subsection', page.heading, companyCode, isbn10],
    queryFn: ({ signal }) => page.load({ isbn10, companyCode }, signal),
  });
  return (
    <TitleSheetShell bar={bar ?? null}>
      <Panel as="header" pad={16} className={styles.header}>
        <TitleHeader bar={bar} heading={page.heading} />
      </Panel>
      {isError && <LoadErrorPanel failure="network" isAlone={false} onRetry={() => void refetch()} />}
      {content === null && <LoadErrorPanel failure="missing" isAlone={false} />}
      {content && <SheetSection section={page.section(companyCode, content)} />}
    </TitleSheetShell>
  );
}

/**
 * A coop page beside the sidebar of its title. A company that the user may not access redirects to 403; an address
 * without a title shows the error panel without a call.
 */
export function SubsectionPage<Content>({ page }: { page: SubsectionDefinition<Content> }) {
  const { query, address } = useLocation();
  const access = usePermissions();
  const { company, isbn10, title } = readSubsectionAddress(query);
  if (company && !access.companies.includes(company.code)) return <Navigate to="/403" search={{}} replace />;
  if (!title || !isbn10) return <LoadErrorPanel failure="missing" isAlone />;
  return <LoadedSubsection key={address} page={page} isbn10={isbn10} title={title} />;
}
