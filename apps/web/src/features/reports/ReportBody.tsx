import type { ReportData, ReportDefinition, ReportRow } from '@titlenet/catalogue/reports/report-definition';
import { reportOutline } from '@titlenet/catalogue/reports/report-outline';
import { salesMeasures } from '@titlenet/catalogue/reports/sales-periods';
import { salesOverview } from '@titlenet/catalogue/reports/sales-reports';
import { useMemo, useState } from 'react';
import type { FactsAbove } from '../../domain/reports/facts-above.ts';
import { ReportView } from '../../domain/reports/ReportView.tsx';
import { reportPart } from '../../domain/reports/report-part.ts';
import type { ReportKey } from '../../domain/reports/report-query.ts';
import { PaperFrame } from '../../ui/paper/PaperFrame.tsx';
import { DrillDownPanel, type OpenedDrillDown } from './DrillDownPanel.tsx';
import { overviewStyles, useOverviewStyle } from './overview-style.ts';
import styles from './ReportPage.module.css';
import { ReportTools } from './ReportTools.tsx';
import { useMonthsFigure, useRegionsFigure } from './related-figures.ts';
import { useMeasure } from './use-measure.ts';
import { WeekLinks } from './WeekLinks.tsx';

interface ReportBodyProps {
  definition: ReportDefinition;
  report: ReportData & { readonly header: ReportRow };
  title: ReportKey;
  isPrintable: boolean;
  /** What the title bar shows. */
  factsAbove: FactsAbove | undefined;
  date: string | undefined;
  /** From the address: the view of tables that have several. */
  measure: string | undefined;
}

interface SwitchProps<Name extends string> {
  /** Accessible name. */
  legend: string;
  choices: readonly { readonly name: Name; readonly label: string }[];
  chosen: Name;
  onChange: (name: Name) => void;
}

function Switch<Name extends string>({ legend, choices, chosen, onChange }: SwitchProps<Name>) {
  return (
    <fieldset className={styles.styles} data-screen-only>
      <legend className="visually-hidden">{legend}</legend>
      {choices.map(({ name, label }) => (
        <label key={name}>
          <input type="radio" name={legend} checked={chosen === name} onChange={() => onChange(name)} />
          {label}
        </label>
      ))}
    </fieldset>
  );
}

/** A report with its tools, figures and tables, and the drill-down of the opened row. */
export function ReportBody({ definition, report, title, isPrintable, factsAbove, date, measure }: ReportBodyProps) {
  const [style, setStyle] = useOverviewStyle();
  const [opened, setOpened] = useState<OpenedDrillDown | null>(null);
  const [view, setView] = useMeasure(measure);
  const hasStyles = definition.name === salesOverview.name;
  const hasFigures = !hasStyles || style === 'chart';
  const regions = useRegionsFigure(definition, title, report);
  const months = useMonthsFigure(title, hasStyles && hasFigures);
  const outline = useMemo(() => reportOutline(definition, report, title.companyCode), [definition, report, title]);
  const part = useMemo(() => reportPart('report', outline), [outline]);
  const figures = [...outline.figures, ...months, ...regions];
  const tools = (
    <ReportTools definition={definition} title={title} date={date} hasReport>
      {definition.isWeekly && <WeekLinks header={report.header} title={title} />}
      {hasStyles && (
        <Switch legend="Style of the overview" choices={overviewStyles} chosen={style} onChange={setStyle} />
      )}
    </ReportTools>
  );
  return (
    <>
      <PaperFrame parts={[part]} documentTitle={`${part.head} ${definition.heading}`} />
      <ReportView
        partName="report"
        outline={{ ...outline, figures }}
        hasFigures={hasFigures}
        isPaper={isPrintable}
        tools={!isPrintable && tools}
        factsAbove={factsAbove}
        view={view}
        viewSwitch={<Switch legend="Measure" choices={salesMeasures} chosen={view} onChange={setView} />}
        onDrillDown={
          isPrintable
            ? undefined
            : ({ definition: { drillDown } }, { drillDownKey: key }) =>
                drillDown && key !== null && setOpened({ handler: drillDown.handler, key, time: Date.now() })
        }
      />
      {opened && (
        <DrillDownPanel key={opened.time} title={title} parent={opened} view={view} onClose={() => setOpened(null)} />
      )}
    </>
  );
}
