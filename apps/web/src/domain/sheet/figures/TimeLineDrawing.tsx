import type { TimeLineFigure } from '@titlenet/catalogue/sheet/outline-blocks';
import { AxisBottom } from '@visx/axis';
import { scaleUtc } from '@visx/scale';
import { Circle } from '@visx/shape';
import { markShapes } from '../mark-shapes.ts';
import styles from './Figure.module.css';
import { figureWidth, timeLineLane } from './figure-size.ts';
import { timeLineLayout } from './time-line-layout.ts';

const days = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' });
const months = new Intl.DateTimeFormat('en-US', { month: 'short', year: 'numeric', timeZone: 'UTC' });
/** Longer time lines, in ms, have month labels. */
const MAX_DAY_LABEL_SPAN_MS = 120 * 86_400_000;

/** Labels are centred: half of the longest one, so that none is cut at an edge. */
const MIN_LABEL_X = 26;

type Event = TimeLineFigure['events'][number];

/** An event: its mark, or a dot, which is filled for national events. */
function EventMark({ event, x, y }: { event: Event; x: number; y: number }) {
  return (
    <g>
      <title>{event.text}</title>
      {event.mark ? (
        <path
          d={markShapes[event.mark]}
          transform={`translate(${x - 6.4} ${y - 6.4}) scale(0.8)`}
          className={styles[event.mark]}
        />
      ) : (
        <Circle cx={x} cy={y} r={4} className={event.isStrong ? styles.bar : styles.hollow} />
      )}
    </g>
  );
}

/** The events of a title on a time line, with a line for today. */
export function TimeLineDrawing({ figure, today }: { figure: TimeLineFigure; today: Date }) {
  const { domain, range, positions, lanes } = timeLineLayout(figure);
  const scale = scaleUtc({ domain: [...domain], range: [...range] });
  const line = lanes * timeLineLane + 4;
  const isLong = domain[1].getTime() - domain[0].getTime() > MAX_DAY_LABEL_SPAN_MS;
  const now = Date.UTC(today.getFullYear(), today.getMonth(), today.getDate());
  const hasToday = now >= domain[0].getTime() && now <= domain[1].getTime();
  return (
    <>
      {hasToday && (
        <line x1={scale(now)} x2={scale(now)} y1={0} y2={line} className={styles.today}>
          <title>Today</title>
        </line>
      )}
      <AxisBottom
        top={line}
        scale={scale}
        numTicks={6}
        tickLength={4}
        tickFormat={(date) => (isLong ? months : days).format(date.valueOf())}
        axisLineClassName={styles.axis ?? ''}
        tickLineProps={{ className: styles.axis ?? '' }}
        tickComponent={({ x, formattedValue }) => (
          <text x={Math.min(Math.max(x, MIN_LABEL_X), figureWidth - MIN_LABEL_X)} y={8} className={styles.tick}>
            {formattedValue}
          </text>
        )}
      />
      {figure.events.map((event, index) => (
        <EventMark
          // biome-ignore lint/suspicious/noArrayIndexKey: events have no key, and their order is fixed
          key={index}
          event={event}
          x={positions[index]?.x ?? 0}
          y={line - 8 - (positions[index]?.lane ?? 0) * timeLineLane}
        />
      ))}
    </>
  );
}
