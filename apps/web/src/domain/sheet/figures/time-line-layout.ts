import type { TimeLineFigure } from '@titlenet/catalogue/sheet/outline-blocks';
import { figureWidth, timeLineLane } from './figure-size.ts';

const day = 86_400_000;
/** Marks closer than this, in px, are stacked. */
const markWidth = 13;
const edge = 12;

/** Positions of the events: `x` in px, `lane` from 0 at the line upwards; `domain` in UTC. */
export interface TimeLineLayout {
  readonly domain: readonly [Date, Date];
  readonly range: readonly [number, number];
  readonly positions: readonly { readonly x: number; readonly lane: number }[];
  readonly lanes: number;
}

/** Computes the positions of the events; overlapping events are stacked. */
export function timeLineLayout({ events }: Pick<TimeLineFigure, 'events'>): TimeLineLayout {
  const times = events.map(({ date }) => Date.parse(`${date}T00:00:00Z`));
  const [first, last] = [Math.min(...times), Math.max(...times)];
  const margin = Math.max(3 * day, (last - first) * 0.04);
  const [start, end] = [first - margin, last + margin];
  const span = figureWidth - 2 * edge;
  const lastInLane: number[] = [];
  const positions = times.map((time) => {
    const x = edge + ((time - start) / (end - start)) * span;
    const free = lastInLane.findIndex((taken) => x - taken >= markWidth);
    const lane = free < 0 ? lastInLane.length : free;
    lastInLane[lane] = x;
    return { x, lane };
  });
  return {
    domain: [new Date(start), new Date(end)],
    range: [edge, figureWidth - edge],
    positions,
    lanes: lastInLane.length,
  };
}

/** Height of a time line in px, including its labels. */
export function timeLineHeight(lanes: number): number {
  return lanes * timeLineLane + 30;
}
