import type { ReportData, ReportDefinition, ReportRow } from '@titlenet/catalogue/reports/report-definition';
import { reportOutline } from '@titlenet/catalogue/reports/report-outline';
import { salesOverview } from '@titlenet/catalogue/reports/sales-reports';
import { useMemo, useState } from 'react';
import { ReportView } from '../../domain/reports/ReportView.tsx';
import type { ReportKey } from '../../domain/reports/report-query.ts';
import { DrillDownPanel, type OpenedDrillDown } from './DrillDownPanel.tsx';
import { type OverviewStyle, overviewStyles, useOverviewStyle } from './overview-style.ts';
import styles from './ReportPage.module.css';
import { ReportTools } from './ReportTools.tsx';
import { useMonthsFigure, useRegionsFigure } from './related-figures.ts';

interface ReportBodyProps {
  definition: ReportDefinition;
  report: ReportData & { readonly header: ReportRow };
  title: ReportKey;
  isPrintable: boolean;
  date: string | undefined;
}

function StyleSwitch({ style, onChange }: { style: OverviewStyle; onChange: (style: OverviewStyle) => void }) {
  return (
    <fieldset className={styles.styles}>
      <legend className="visually-hidden">Style of the overview</legend>
      {overviewStyles.map(({ name, label }) => (
        <label key={name}>
          <input type="radio" name="overviewStyle" checked={style === name} onChange={() => onChange(name)} />
          {label}
        </label>
      ))}
    </fieldset>
  );
}

/** A report with its tools, figures and tables, and the drill-down of the opened row. */
export function ReportBody({ definition, report, title, isPrintable, date }: ReportBodyProps) {
  const [style, setStyle] = useOverviewStyle();
  const [opened, setOpened] = useState<OpenedDrillDown | null>(null);
  const hasStyles = definition.name === salesOverview.name;
  const hasFigures = !hasStyles || style === 'chart';
  const regions = useRegionsFigure(definition, title, report);
  const months = useMonthsFigure(title, hasStyles && hasFigures);
  const outline = useMemo(() => reportOutline(definition, report, title.companyCode), [definition, report, title]);
  const figures = [...outline.figures, ...months, ...regions];
  return (
    <>
      {!isPrintable && (
        <ReportTools definition={definition} title={title} date={date} hasReport>
          {hasStyles && <StyleSwitch style={style} onChange={setStyle} />}
        </ReportTools>
      )}
      <ReportView
        outline={{ ...outline, figures }}
        hasFigures={hasFigures}
        isPaper={isPrintable}
        onDrillDown={
          isPrintable
            ? undefined
            : ({ definition: table }, row) =>
                setOpened({ handler: table.drillDown!.handler, key: row.drillDownKey!, time: Date.now() })
        }
      />
      {opened && <DrillDownPanel key={opened.time} title={title} parent={opened} onClose={() => setOpened(null)} />}
    </>
  );
}
