import { companyOf } from '@titlenet/catalogue/companies';
import { headerOutline } from '@titlenet/catalogue/sheet/header-outline';
import { contentOutline } from '@titlenet/catalogue/sheet/outline';
import type { OutlineOptions } from '@titlenet/catalogue/sheet/outline-blocks';
import { type ReactNode, type Ref, useMemo } from 'react';
import { PrintedHeader } from './PrintedHeader.tsx';
import { PrintedSection } from './PrintedSection.tsx';
import styles from './PrintedTitle.module.css';
import type { PrintableTitle } from './printable-title.ts';

interface PrintedSheetProps {
  title: Pick<PrintableTitle, 'key' | 'bar' | 'content' | 'sectionCodes'>;
  options: OutlineOptions;
  cover: ReactNode;
  /** Shown where a part of the title is missing. */
  failure: ReactNode;
  isBusy?: boolean;
  ref?: Ref<HTMLElement>;
}

/** One title sheet, for the printable page and TitleSheet.htm. */
export function PrintedSheet({ title, options, cover, failure, isBusy, ref }: PrintedSheetProps) {
  const { key, bar, content, sectionCodes } = title;
  const header = useMemo(() => bar && headerOutline(bar, options.audience), [bar, options.audience]);
  const sections = useMemo(
    () => (content ? contentOutline({ companyCode: key.companyCode, bar }, content, options, sectionCodes) : []),
    [key.companyCode, bar, content, options, sectionCodes],
  );
  return (
    <article ref={ref} className={styles.title} aria-label={bar?.title} aria-busy={isBusy}>
      {bar && header && (
        <PrintedHeader bar={bar} header={header} hasBlanks={!options.isSuppressBlankSubHeadings} cover={cover} />
      )}
      {failure && !header && (
        <h2 className={styles.name}>
          {companyOf(key.companyCode).label} {key.productId}
        </h2>
      )}
      {failure}
      {sections.map((section) => (
        <PrintedSection key={section.code} section={section} />
      ))}
    </article>
  );
}
