import { Button } from '@mantine/core';
import { formatCount } from '@titlenet/catalogue/formatting/numbers';
import type { CourseChange } from '@titlenet/catalogue/history/title-course';
import type { MonthsFigure } from '@titlenet/catalogue/reports/figure-types';
import type { SentTitleBar } from '@titlenet/contract/title-sheet';
import { useState } from 'react';
import { FigureFrame } from '../../../domain/sheet/figures/FigureFrame.tsx';
import type { TitleKey } from '../../../domain/sheet/use-title.ts';
import { timeText } from '../../../ui/dates/time-text.ts';
import { Panel, Row, Text } from '../../../ui/layout/primitives.tsx';
import styles from './Course.module.css';
import { CourseDrawing, courseHeight } from './CourseDrawing.tsx';
import { type LoadedCourse, useCourse } from './use-course.ts';

function ChangesTable({ changes }: { changes: readonly CourseChange[] }) {
  if (changes.length === 0)
    return (
      <Text as="p" tone="muted">
        No change of price, date or status is recorded.
      </Text>
    );
  return (
    <Text as="table" text="table" numbers className={styles.table} aria-label="Changes of price, date and status">
      <thead>
        <tr>
          {['Time', 'Field', 'Before', 'After', 'Sender'].map((label) => (
            <th key={label} scope="col">
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {changes.map(({ at, label, before, after, sender }) => (
          <tr key={`${at} ${label}`}>
            <td>{timeText(at)}</td>
            <td>{label}</td>
            <td>{before}</td>
            <td>{after}</td>
            <td>
              <bdi>{sender}</bdi>
            </td>
          </tr>
        ))}
      </tbody>
    </Text>
  );
}

function SalesTable({ figure: { months } }: { figure: MonthsFigure }) {
  return (
    <Text as="details" above={8}>
      <Text as="summary" tone="muted">
        Net sales of {formatCount(months.length)} months
      </Text>
      <Text as="table" text="table" numbers className={styles.table} aria-label="Net sales by month">
        <thead>
          <tr>
            <th scope="col">Month</th>
            <th scope="col">Net</th>
          </tr>
        </thead>
        <tbody>
          {months.toReversed().map(({ month, net }) => (
            <tr key={month}>
              <td>{`${month.slice(5, 7)}/${month.slice(0, 4)}`}</td>
              <td>{net === null ? 'not reported' : formatCount(net)}</td>
            </tr>
          ))}
        </tbody>
      </Text>
    </Text>
  );
}

function alternativeOf({ course, sales }: LoadedCourse): string {
  const count = course.changes.length;
  const months = sales ? ` Net sales of ${formatCount(sales.months.length)} months below.` : '';
  return `Prices over time, with ${formatCount(count)} ${count === 1 ? 'change' : 'changes'} of price, date and status.${months} The tables have all values.`;
}

function Loaded({ loaded, now }: { loaded: LoadedCourse; now: number }) {
  const { course, sales, isSalesFailed, isCut } = loaded;
  const hasDrawing = course.changes.length > 0 || sales !== null;
  return (
    <>
      {hasDrawing && (
        <FigureFrame
          alternative={alternativeOf(loaded)}
          caption="Prices (steps), on-sale date (circles), status (squares), net sales by month (columns; outlined: not reported)"
          height={courseHeight(sales !== null)}
        >
          <CourseDrawing course={course} sales={sales} now={now} />
        </FigureFrame>
      )}
      {isCut && (
        <Text as="p" tone="muted">
          Only the newest changes are shown.
        </Text>
      )}
      {isSalesFailed && <p role="alert">Sales by month could not be loaded.</p>}
      <ChangesTable changes={course.changes} />
      {sales && <SalesTable figure={sales} />}
    </>
  );
}

function Course({ title, bar }: { title: TitleKey; bar: SentTitleBar }) {
  const { loaded, isFailed, reload } = useCourse(title, bar);
  const [now] = useState(() => Date.now());
  if (isFailed) {
    return (
      <Row role="alert" gap={12} align="center" wrap>
        The history could not be loaded.
        <Button variant="default" onClick={reload}>
          Try again
        </Button>
      </Row>
    );
  }
  return loaded ? <Loaded loaded={loaded} now={now} /> : <p role="status">Loading the history…</p>;
}

/** Price, on-sale date and status over time with the sales beside them, loaded when the person asks for it. */
export function CourseSection({ title, bar }: { title: TitleKey; bar: SentTitleBar }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Panel pad={16} className={styles.section} data-closed={!isOpen || undefined} aria-labelledby="course-heading">
      <Row gap={12} align="center" wrap>
        <h2 id="course-heading">History</h2>
        <Button variant="default" size="compact-sm" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {isOpen ? 'Hide' : 'Show prices, dates and sales over time'}
        </Button>
      </Row>
      {isOpen && <Course title={title} bar={bar} />}
    </Panel>
  );
}
