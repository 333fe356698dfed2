import { Button } from '@mantine/core';
import type { Company } from '@titlenet/catalogue/companies';
import { sectionsOnScreen } from '@titlenet/catalogue/sheet/sections';
import { sectionId } from '../../domain/sheet/SheetSection.tsx';
import { hrefOf } from '../../ui/address/links.ts';
import { Grid, Row, Stack } from '../../ui/layout/primitives.tsx';
import styles from './SectionPanel.module.css';
import { useSectionInView } from './use-section-in-view.ts';

function goToSection(code: number) {
  const section = document.getElementById(sectionId(code));
  section?.scrollIntoView({ block: 'start' });
  section?.querySelector('h2')?.focus({ preventScroll: true });
}

const openInNewTab = (address: string) => window.open(hrefOf(address), '_blank', 'noopener');

interface SectionPanelProps {
  company: Company;
  visible: readonly number[];
  onShow: (code: number, isVisible: boolean) => void;
  onSave: () => void;
  /** Null while the title is not loaded. */
  onPrint: (() => void) | null;
  /** Address of the title's tip sheet, which opens in a new tab; null while the title is not loaded. */
  tipSheet: string | null;
}

/** Left panel: a button and a checkbox for each section, print, save view and tip sheet [SHEET-025..SHEET-029]. */
export function SectionPanel({ company, visible, onShow, onSave, onPrint, tipSheet }: SectionPanelProps) {
  const sections = sectionsOnScreen(company.layout);
  const codes = sections.map(({ code }) => code).filter((code) => visible.includes(code));
  const { current, choose } = useSectionInView(codes);
  return (
    <Stack aria-label="Sections" as="nav" panel gap={8} pad={8} className={styles.panel} data-screen-only>
      <ul className={styles.sections}>
        {sections.map(({ code, label }) => (
          <Row
            key={code}
            as="li"
            align="center"
            className={styles.section}
            data-current={code === current || undefined}
          >
            <input
              type="checkbox"
              aria-label={`Show ${label}`}
              title={`Show ${label}`}
              checked={visible.includes(code)}
              onChange={(event) => onShow(code, event.currentTarget.checked)}
            />
            <button
              type="button"
              disabled={!visible.includes(code)}
              aria-current={code === current ? 'location' : undefined}
              onClick={() => {
                goToSection(code);
                choose(code);
              }}
            >
              {label}
            </button>
          </Row>
        ))}
      </ul>
      <Grid gap={8} className={styles.actions}>
        <Button variant="default" disabled={!onPrint} onClick={() => onPrint?.()}>
          Print
        </Button>
        <Button variant="default" onClick={onSave}>
          Save view
        </Button>
        <Button variant="default" disabled={!tipSheet} onClick={() => tipSheet && openInNewTab(tipSheet)}>
          Tip sheet
        </Button>
      </Grid>
    </Stack>
  );
}
