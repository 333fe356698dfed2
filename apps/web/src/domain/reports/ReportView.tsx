import type { OutlineTable, ReportFact, ReportOutline } from '@titlenet/catalogue/reports/report-outline';
import type { ReactNode } from 'react';
import { Grid, Row, Text } from '../../ui/layout/primitives.tsx';
import { paperPart } from '../../ui/paper/paper-part.ts';
import type { FactsAbove } from './facts-above.ts';
import { ReportFigureView } from './figures/ReportFigureView.tsx';
import { type OpenDrillDown, ReportTableView } from './ReportTableView.tsx';
import styles from './ReportView.module.css';

interface ReportViewProps {
  outline: ReportOutline;
  /** Heading level of the report: 1 if it is the page, 2 if it is one of several. */
  level?: 1 | 2;
  hasFigures?: boolean;
  /** Names the title above its facts, and shows the tables that the drill-down shows on screen. */
  isPaper?: boolean;
  /** What the page shows of the title above the report. */
  factsAbove?: FactsAbove | undefined;
  /** True: what is above the report is on screen only, so that on paper the report has those facts itself. */
  isAboveScreenOnly?: boolean;
  onDrillDown?: OpenDrillDown | undefined;
  /** The view of tables that have several; on paper all follow each other. */
  view?: string | undefined;
  /** Name of its pages, of `reportPart`; absent: they are those of the page around it. */
  partName?: string | undefined;
  /** Chooses the view, beside the heading of such a table. */
  viewSwitch?: ReactNode;
  /** Links and buttons on the line of the heading. */
  tools?: ReactNode;
}

/** On a wide screen tables up to this number of columns are next to each other, and next to figures. */
const MAX_COLUMNS_OF_NARROW_TABLE = 7;
/** On paper a table up to this number of rows is on one page. */
const MAX_ROWS_OF_SHORT_TABLE = 15;

const NONE: FactsAbove = new Map();

const isNarrow = ({ columns }: OutlineTable) => columns.length <= MAX_COLUMNS_OF_NARROW_TABLE;
/** Comments may make a few rows longer than the rest of the page, which must not stay empty. */
const hasComments = ({ columns }: OutlineTable) => columns.some(({ name }) => name === 'administratorComments');
const isShort = (table: OutlineTable) => table.rows.length <= MAX_ROWS_OF_SHORT_TABLE && !hasComments(table);

/** On screen they are the first groups, so that a report begins with figures. */
const isOfFigures = ({ name }: ReportOutline['groups'][number]) =>
  name === 'stock' || name === 'budget' || name === 'forecast' || name === 'orders';

interface ShownFact extends ReportFact {
  readonly isPrintOnly: boolean;
}

/**
 * Facts that are not above the report; a price in another currency, or another date, is another text.
 *
 * @param isAboveScreenOnly the others are for paper only, instead of left out
 */
const factsBelow = (facts: readonly ReportFact[], above: FactsAbove, isAboveScreenOnly: boolean): ShownFact[] =>
  facts
    .map((fact) => ({ ...fact, isPrintOnly: above.get(fact.name) === fact.text }))
    .filter(({ isPrintOnly }) => isAboveScreenOnly || !isPrintOnly);

const isPrintOnly = (facts: readonly ShownFact[]): boolean => facts.every((fact) => fact.isPrintOnly);

function Facts({ facts }: { facts: readonly ShownFact[] }) {
  return (
    <Row as="dl" wrap className={styles.facts}>
      {facts.map(({ name, label, text, isNegative, ...fact }) => (
        <Row gap={8} key={name} data-field={name} data-print-only={fact.isPrintOnly || undefined}>
          <dt>{label}</dt>
          <Text as="dd" breaks dir="auto" data-negative={isNegative || undefined}>
            {text}
          </Text>
        </Row>
      ))}
    </Row>
  );
}

/** Values of the feed that its rows contradict. Both are shown, because either may be wrong. */
function Differences({ sentences }: { sentences: readonly string[] }) {
  if (sentences.length === 0) return null;
  return (
    <Text as="section" pad="8 12" above={12} className={styles.differences} aria-label="Differences">
      <strong>Totals of the feed that differ from the sum of its rows</strong>
      <ul>
        {sentences.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </Text>
  );
}

/** The tables of a report, on screen one view of each. */
function shownTables({ tables }: ReportOutline, isPaper: boolean, view: string | undefined): OutlineTable[] {
  if (isPaper) return [...tables];
  return tables.filter(
    ({ definition, view: own }) =>
      !definition.isPaperOnly && (own === null || own === (view ?? definition.views?.[0]?.name)),
  );
}

/** What a table leaves out or adds, below it. */
function Notes({ notes }: { notes: readonly string[] }) {
  return notes.map((note) => (
    <Text key={note} as="p" text="label" tone="muted" className={styles.note}>
      {note}
    </Text>
  ));
}

/** The notes of a table are below its first view. */
const isFirstOf = (table: OutlineTable, tables: readonly OutlineTable[]) =>
  tables.find(({ definition }) => definition === table.definition) === table;

/** One report on screen, on paper and in a file: header, figures, tables, source. */
export function ReportView(props: ReportViewProps) {
  const {
    outline,
    level = 1,
    hasFigures = true,
    isPaper = false,
    factsAbove = NONE,
    isAboveScreenOnly = false,
    onDrillDown,
    view,
    viewSwitch,
    partName,
    tools,
  } = props;
  const [Heading, SubHeading] = level === 1 ? (['h1', 'h2'] as const) : (['h2', 'h3'] as const);
  const { definition, groups, comments, figures, differences, sourceLine } = outline;
  const shownFigures = hasFigures ? figures : [];
  const above = isPaper ? new Map([['title', outline.title]]) : factsAbove;
  const ordered = isPaper ? groups : groups.toSorted((a, b) => Number(isOfFigures(b)) - Number(isOfFigures(a)));
  const shownGroups = ordered
    .map((group) => ({ ...group, facts: factsBelow(group.facts, above, isAboveScreenOnly && !isPaper) }))
    .filter(({ facts }) => facts.length > 0);
  const tables = shownTables(outline, isPaper, view);
  const isBeside = tables.every((table) => isNarrow(table) && isShort(table));
  // One switch chooses the view of all tables that have several.
  const switched = isPaper ? undefined : tables.find(({ view: own }) => own !== null);
  const last = tables.at(-1);
  // A paragraph below a table may be printed alone on the next page.
  const withSource = !isBeside && last && last.rows.length > 0 ? last : undefined;
  return (
    <article
      {...(partName && paperPart(partName))}
      className={styles.report}
      data-report={definition.name}
      data-level={level}
    >
      <div className={styles.header}>
        {isPaper && (
          <Text as="p" text="label" strong tone="muted" className={styles.kind}>
            {definition.heading}
          </Text>
        )}
        <div className={styles.headingLine}>
          <Heading dir="auto" className={isPaper ? styles.title : undefined}>
            {(isPaper && outline.title) || definition.heading}
          </Heading>
          {tools}
        </div>
        <Grid gap="4 16" pad="8 0" rule="bottom" className={styles.groups}>
          {shownGroups.map((group) => (
            <Grid
              key={group.name}
              as="section"
              align="baseline"
              className={styles.group}
              data-group={group.name}
              data-print-only={isPrintOnly(group.facts) || undefined}
            >
              <SubHeading>{group.label}</SubHeading>
              <Facts facts={group.facts} />
            </Grid>
          ))}
        </Grid>
        {comments && (
          <p className={styles.comments}>
            <Text tone="muted">Administrator Comments</Text> <bdi>{comments}</bdi>
          </p>
        )}
      </div>
      <Differences sentences={differences} />
      <div className={styles.body} data-beside={isBeside || undefined}>
        {shownFigures.length > 0 && (
          <div className={styles.figures}>
            {shownFigures.map((figure) => (
              <ReportFigureView key={figure.label} figure={figure} />
            ))}
          </div>
        )}
        {tables.map((table) => (
          <Text
            key={`${table.definition.name} ${table.view}`}
            as="section"
            above={12}
            className={styles.section}
            data-narrow={isNarrow(table) || undefined}
            data-short={isShort(table) || undefined}
          >
            {tables.length > 1 && (
              <SubHeading className={styles.tableHeading}>{isPaper ? table.label : table.definition.label}</SubHeading>
            )}
            {table === switched && table.rows.length > 0 && viewSwitch}
            <ReportTableView
              table={table}
              label={isPaper ? table.label : table.definition.label}
              source={table === withSource ? sourceLine : undefined}
              onDrillDown={onDrillDown}
            />
            {isFirstOf(table, tables) && <Notes notes={table.notes} />}
          </Text>
        ))}
      </div>
      <Text
        as="p"
        text="label"
        tone="muted"
        above={8}
        className={styles.source}
        data-in-table={withSource !== undefined || undefined}
      >
        {sourceLine}
      </Text>
    </article>
  );
}
