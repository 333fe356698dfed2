import type { ReportOutline } from '@titlenet/catalogue/reports/report-outline';
import { memo, type ReactNode, useMemo } from 'react';
import { ComparisonTable } from '../../domain/comparison/ComparisonTable.tsx';
import { ReportView } from '../../domain/reports/ReportView.tsx';
import { useConfiguration } from '../../domain/session/session.ts';
import { paperPart } from '../../ui/paper/paper-part.ts';
import { MissingTitlesPage } from '../printing/MissingTitlesPage.tsx';
import { PaperPieces } from '../printing/PaperPieces.tsx';
import { PrintedCover } from '../printing/PrintedCover.tsx';
import { PrintedSheet } from '../printing/PrintedSheet.tsx';
import paper from '../printing/paper.module.css';
import { FittedTipSheet } from '../printing/tip-sheet/FittedTipSheet.tsx';
import { tipSheetFrame } from '../printing/tip-sheet/tip-sheet-frame.ts';
import styles from './Binder.module.css';
import { CoverPage, OverviewPage } from './BinderPages.tsx';
import { type BinderPage, type BinderPart, type LoadedBinder, missingHeading } from './binder-parts.ts';
import { coverText } from './cover-text.ts';
import { binderSheetOptions } from './sheet-options.ts';

interface BinderPartViewProps {
  part: BinderPart;
  loaded: LoadedBinder;
  /** The contents, which change when the pages are counted. */
  contents?: ReactNode;
}

function TipSheetPage({ page, partName, loaded }: PageProps<'tipSheet'>) {
  const configuration = useConfiguration();
  const { audience } = loaded.binder;
  const { title, content } = page;
  const frame = useMemo(() => {
    if (!title.bar) return null;
    const options = { configuration, audience, index: 0, count: 1, now: new Date() };
    return { ...tipSheetFrame(title.bar, content, options), partName };
  }, [configuration, audience, title, content, partName]);
  return frame && <FittedTipSheet content={content} frame={frame} />;
}

/** Reports with up to this number of rows are on one page, which several share if they fit. */
const MAX_ROWS_OF_SHORT_REPORT = 16;

const isShort = ({ tables }: ReportOutline): boolean =>
  tables.every(({ rows }) => rows.length <= MAX_ROWS_OF_SHORT_REPORT) && tables.length <= 2;

interface PageProps<Kind extends BinderPage['kind']> {
  page: Extract<BinderPage, { kind: Kind }>;
  partName: string;
  loaded: LoadedBinder;
}

function SheetPage({ page, partName, loaded }: PageProps<'sheet'>) {
  const { title } = page;
  const options = useMemo(
    () => binderSheetOptions(loaded.binder.audience, title.sectionCodes, 'print'),
    [loaded, title],
  );
  return (
    <PrintedSheet
      title={title}
      options={options}
      cover={title.bar && <PrintedCover bar={title.bar} audience={options.audience} hasTimedOut={false} />}
      failure={null}
      partName={partName}
    />
  );
}

function Content({ part: { paper: pages, page }, loaded, contents }: BinderPartViewProps) {
  const { name } = pages;
  switch (page.kind) {
    case 'cover':
      return <CoverPage text={coverText(loaded)} partName={name} />;
    case 'contents':
      return contents;
    case 'overview':
      return <OverviewPage page={page} partName={name} audience={loaded.binder.audience} />;
    case 'tipSheet':
      return <TipSheetPage page={page} partName={name} loaded={loaded} />;
    case 'sheet':
      return <SheetPage page={page} partName={name} loaded={loaded} />;
    case 'reports':
      return (
        <div {...paperPart(name)}>
          {page.outlines.map((outline) => (
            <div key={outline.definition.name} className={styles.oneReport} data-short={isShort(outline) || undefined}>
              <ReportView outline={outline} level={2} hasFigures={false} isPaper />
            </div>
          ))}
        </div>
      );
    case 'comparison':
      return (
        <section {...paperPart(name)} className={styles.comparison} aria-label="Comparison of the titles">
          <h2 className={styles.heading}>Comparison of the titles</h2>
          <ComparisonTable
            titles={page.titles}
            isDifferencesOnly={false}
            onPaper={{ audience: loaded.binder.audience, Cell: PaperPieces }}
          />
        </section>
      );
    case 'missing':
      return <MissingTitlesPage missing={loaded.missing} heading={missingHeading} />;
  }
}

const classOf = (kind: BinderPage['kind']) => {
  if (kind === 'tipSheet') return styles.tipSheet;
  return kind === 'reports' ? styles.reports : paper.page;
};

/** A part of a binder, for the screen, paper and HTML files. Memoized, because a run adds some at a time. */
export const BinderPartView = memo(function BinderPartView(props: BinderPartViewProps) {
  const { kind } = props.part.page;
  return (
    <div className={`${styles.part} ${classOf(kind)}`} data-binder-part={kind}>
      <Content {...props} />
    </div>
  );
});
