import { companyOf } from '@titlenet/catalogue/companies';
import type { MarketingSheet } from '@titlenet/catalogue/marketing-sheet/marketing-sheet-fields';
import { marketingSheetOutline } from '@titlenet/catalogue/marketing-sheet/marketing-sheet-outline';
import { useMemo } from 'react';
import { PrintedSection } from '../../actions/printing/PrintedSection.tsx';
import styles from '../../actions/printing/PrintedTitle.module.css';
import { paperPart } from '../../ui/paper/paper-part.ts';

interface PrintedMarketingSheetProps {
  sheet: MarketingSheet;
  isShowCoop: boolean;
  /** Address of the cover; null if there is none. */
  cover: string | null;
  /** Name of its pages. */
  partName: string;
}

/** A children's marketing sheet on paper. */
export function PrintedMarketingSheet({ sheet, isShowCoop, cover, partName }: PrintedMarketingSheetProps) {
  const sections = useMemo(() => marketingSheetOutline(sheet, isShowCoop), [sheet, isShowCoop]);
  const { title, longSubtitle } = sheet.content;
  return (
    <article {...paperPart(partName)} className={styles.title} data-audience="internal" aria-label={title ?? undefined}>
      <div className={styles.top}>
        {cover && (
          <div className={styles.cover}>
            <img src={cover} alt={`Cover of ${title}`} />
          </div>
        )}
        <div>
          <p className={styles.subtitle}>{companyOf(sheet.companyCode).label} Marketing Sheet</p>
          <h2 dir="auto" className={styles.name}>
            {title}
          </h2>
          {longSubtitle && (
            <p dir="auto" className={styles.subtitle}>
              {longSubtitle}
            </p>
          )}
        </div>
      </div>
      {sections.map((section) => (
        <PrintedSection key={section.code} section={section} />
      ))}
    </article>
  );
}
