import { tipSheetAddress } from '@titlenet/catalogue/addresses';
import { companyOf } from '@titlenet/catalogue/companies';
import { roles } from '@titlenet/catalogue/roles';
import { contracts } from '@titlenet/catalogue/sheet/contracts';
import { coop } from '@titlenet/catalogue/sheet/coop';
import { headerOutline } from '@titlenet/catalogue/sheet/header-outline';
import { contentOutline } from '@titlenet/catalogue/sheet/outline';
import { type OutlineOptions, screenOptions } from '@titlenet/catalogue/sheet/outline-blocks';
import { bookings } from '@titlenet/catalogue/sheet/publicity';
import { Suspense, useMemo, useRef, useState } from 'react';
import { TitleSheetShell } from '../../actions/sheet-shell/TitleSheetShell.tsx';
import { useRememberTitle } from '../../domain/recent-titles/recent-titles.ts';
import { hasAnyRole, usePermissions } from '../../domain/session/permissions.ts';
import { ChangedFields, OpenSources } from '../../domain/sheet/ChangeMark.tsx';
import { LoadErrorPanel } from '../../domain/sheet/LoadErrorPanel.tsx';
import { SheetSection, type SheetTables } from '../../domain/sheet/SheetSection.tsx';
import { type TitleKey, useTitle } from '../../domain/sheet/use-title.ts';
import type { Address } from '../../ui/address/links.ts';
import { useReturnFocus } from '../../ui/dialog/use-return-focus.ts';
import { lazyPart } from '../../ui/lazy/lazy-part.tsx';
import { HeaderBar } from './HeaderBar.tsx';
import { HeaderStrip } from './HeaderStrip.tsx';
import { ListPager, StripPager } from './ListPager.tsx';
import { PublicityTable } from './PublicityTable.tsx';
import { SectionPanel } from './SectionPanel.tsx';
import { SheetFrame } from './SheetFrame.tsx';
import { useChanges } from './use-changes.ts';
import { useSources } from './use-sources.ts';
import { useView } from './view-settings.ts';

const PrintTitleSheetsDialog = lazyPart(
  async () => (await import('../../actions/printing/PrintTitleSheetsDialog.tsx')).PrintTitleSheetsDialog,
);

const ProvenanceDialog = lazyPart(async () => (await import('./ProvenanceDialog.tsx')).ProvenanceDialog);

const TeamNotesSection = lazyPart(async () => (await import('./team-notes/TeamNotesSection.tsx')).TeamNotesSection);

const CourseSection = lazyPart(async () => (await import('./course/CourseSection.tsx')).CourseSection);

interface TitleSheetPageProps {
  title: TitleKey;
  address: Address;
  /** Options of download mode, which has no panel (G-163); null otherwise. */
  download: OutlineOptions | null;
}

/** Bar, sections, panel and sidebar of one title; parts that failed to load are replaced by the error panel. */
export function TitleSheetPage({ title, address, download }: TitleSheetPageProps) {
  const company = companyOf(title.companyCode);
  const hasPanel = hasAnyRole(usePermissions(), roles) && !download;
  const view = useView(company);
  const headerBox = useRef<HTMLDivElement>(null);
  const [isPrinting, setPrinting] = useState(false);
  const sources = useSources(hasAnyRole(usePermissions(), ['employee']) && !download);
  useReturnFocus(isPrinting);
  const { bar, content, isBarLacking, failure, reload } = useTitle(title);
  useRememberTitle(bar);
  const { changes, byField } = useChanges(title, content !== null && !download);
  const audience = (download ?? screenOptions).audience;
  const header = useMemo(() => bar && headerOutline(bar, audience), [bar, audience]);
  const sections = useMemo(
    () =>
      content && (bar || isBarLacking)
        ? contentOutline({ companyCode: title.companyCode, bar }, content, download ?? screenOptions)
        : [],
    [title.companyCode, bar, isBarLacking, content, download],
  );

  const tables: SheetTables =
    bar && !download
      ? { [bookings.name]: (table) => <PublicityTable key={bookings.name} table={table} bar={bar} /> }
      : {};
  // In download mode the saved view applies; coop and contracts depend on their flags only (G-107).
  const shown = download ? [...view.visible, coop.code, contracts.code] : view.visible;

  return (
    <ChangedFields value={byField}>
      {bar && <SheetFrame bar={bar} />}
      <OpenSources value={sources.open}>
        <TitleSheetShell
          bar={bar}
          left={
            hasPanel && (
              <SectionPanel
                company={company}
                visible={view.visible}
                onShow={view.setVisible}
                onSave={view.save}
                onPrint={bar && (() => setPrinting(true))}
                tipSheet={bar && tipSheetAddress([bar], 'accounts')}
              />
            )
          }
        >
          {bar && header && (
            <>
              <HeaderStrip bar={bar} header={header} headerBox={headerBox} pager={<StripPager address={address} />} />
              <div ref={headerBox}>
                <HeaderBar
                  header={header}
                  bar={bar}
                  changes={changes}
                  sources={sources.toggle}
                  corner={<ListPager address={address} />}
                />
              </div>
            </>
          )}
          {failure && <LoadErrorPanel failure={failure} isAlone={header === null} onRetry={reload} />}
          {sections
            .filter((section) => shown.includes(section.code))
            .map((section) => (
              <SheetSection key={section.code} section={section} tables={tables} />
            ))}
          {hasPanel && bar && content && (
            <Suspense fallback={null}>
              <CourseSection title={title} bar={bar} />
              <TeamNotesSection title={title} />
            </Suspense>
          )}
        </TitleSheetShell>
      </OpenSources>
      {sources.shown && (
        <Suspense fallback={null}>
          <ProvenanceDialog title={title} {...sources.shown} onClose={sources.close} />
        </Suspense>
      )}
      {isPrinting && bar && (
        <Suspense fallback={null}>
          <PrintTitleSheetsDialog
            titles={[bar]}
            visible={view.visible}
            initial={{
              isShowCoopInformation: view.visible.includes(coop.code),
              isShowContractInformation: view.visible.includes(contracts.code),
            }}
            onClose={() => setPrinting(false)}
          />
        </Suspense>
      )}
    </ChangedFields>
  );
}
