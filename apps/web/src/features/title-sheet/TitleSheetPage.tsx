import { companyOf } from '@titlenet/catalogue/companies';
import { roles } from '@titlenet/catalogue/roles';
import { headerOutline } from '@titlenet/catalogue/sheet/header-outline';
import { sheetOutline } from '@titlenet/catalogue/sheet/outline';
import { screenOptions } from '@titlenet/catalogue/sheet/outline-blocks';
import { useMemo, useRef } from 'react';
import type { Address } from '../../shared/address/links.ts';
import { hasAnyRole, usePermissions } from '../../shared/session/permissions.ts';
import { LoadErrorPanel } from '../../shared/sheet/LoadErrorPanel.tsx';
import { SheetSection } from '../../shared/sheet/SheetSection.tsx';
import { TitleSheetShell } from '../../shared/sheet/TitleSheetShell.tsx';
import { type TitleKey, useTitle } from '../../shared/sheet/use-title.ts';
import { HeaderBar } from './HeaderBar.tsx';
import { HeaderStrip } from './HeaderStrip.tsx';
import { ListPager } from './ListPager.tsx';
import { SectionPanel } from './SectionPanel.tsx';
import { useView } from './view-settings.ts';

/** Bar, sections, panel and sidebar of one title; what came is shown, what did not come is said (TS §4). */
export function TitleSheetPage({ title, address }: { title: TitleKey; address: Address }) {
  const company = companyOf(title.companyCode);
  const hasPanel = hasAnyRole(usePermissions(), roles);
  const view = useView(company);
  const headerPlace = useRef<HTMLDivElement>(null);
  const { bar, content, failure, reload } = useTitle(title);
  const header = useMemo(() => bar && headerOutline(bar), [bar]);
  const sections = useMemo(
    () => (bar && content ? sheetOutline(bar, content, screenOptions).sections : []),
    [bar, content],
  );

  return (
    <TitleSheetShell
      bar={bar}
      left={
        hasPanel && (
          <SectionPanel company={company} visible={view.visible} onShow={view.setVisible} onSave={view.save} />
        )
      }
    >
      {bar && header && (
        <>
          <HeaderStrip bar={bar} header={headerPlace} />
          <div ref={headerPlace}>
            <HeaderBar header={header} bar={bar} corner={<ListPager address={address} />} />
          </div>
        </>
      )}
      {failure && <LoadErrorPanel failure={failure} isAlone={header === null} onRetry={reload} />}
      {sections
        .filter((section) => view.visible.includes(section.code))
        .map((section) => (
          <SheetSection key={section.code} section={section} />
        ))}
    </TitleSheetShell>
  );
}
