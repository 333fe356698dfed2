import { suppressEmptySections } from '@titlenet/catalogue/sheet/empty-sections';
import { headerOutline } from '@titlenet/catalogue/sheet/header-outline';
import { contentOutline } from '@titlenet/catalogue/sheet/outline';
import type { OutlineOptions } from '@titlenet/catalogue/sheet/outline-blocks';
import { type ReactNode, type Ref, useMemo } from 'react';
import { paperPart } from '../../ui/paper/paper-part.ts';
import { PrintedHeader } from './PrintedHeader.tsx';
import { PrintedSection } from './PrintedSection.tsx';
import styles from './PrintedTitle.module.css';
import { type PrintableTitle, unknownTitleName } from './printable-title.ts';

interface PrintedSheetProps {
  title: Pick<PrintableTitle, 'key' | 'bar' | 'content' | 'sectionCodes'>;
  options: OutlineOptions;
  cover: ReactNode;
  /** Shown where a part of the title is missing. */
  failure: ReactNode;
  isBusy?: boolean;
  /** Name of its pages, of `sheetParts`. */
  partName?: string;
  ref?: Ref<HTMLElement>;
}

/** One title sheet, for the printable page and TitleSheet.htm. */
export function PrintedSheet({ title, options, cover, failure, isBusy, partName, ref }: PrintedSheetProps) {
  const { key, bar, content, sectionCodes } = title;
  const header = useMemo(() => bar && headerOutline(bar, options.audience), [bar, options.audience]);
  const { sections, emptyLine } = useMemo(() => {
    const all = content ? contentOutline({ companyCode: key.companyCode, bar }, content, options, sectionCodes) : [];
    return suppressEmptySections(all, options);
  }, [key.companyCode, bar, content, options, sectionCodes]);
  return (
    <article
      ref={ref}
      {...(partName && paperPart(partName))}
      className={styles.title}
      data-audience={options.audience}
      aria-label={bar?.title}
      aria-busy={isBusy}
    >
      {bar && header && (
        <PrintedHeader bar={bar} header={header} hasBlanks={!options.isSuppressBlankSubHeadings} cover={cover} />
      )}
      {failure && !header && <h2 className={styles.name}>{unknownTitleName(key)}</h2>}
      {failure}
      {sections.map((section) => (
        <PrintedSection key={section.code} section={section} />
      ))}
      {emptyLine && <p className={styles.empty}>{emptyLine}</p>}
    </article>
  );
}
