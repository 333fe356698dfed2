import type { BarsFigure } from '../sheet/outline-blocks.ts';

interface FigureOfReport {
  readonly label: string;
  /** Text alternative. */
  readonly alternative: string;
  readonly source: string;
  /** `M/d/yyyy`; empty if unknown. */
  readonly asOf: string;
}

/** A bar for each account, with marks for its projections. */
export interface TargetsFigure extends FigureOfReport {
  readonly kind: 'targets';
  readonly barName: string;
  readonly bars: readonly {
    readonly label: string;
    readonly value: number | null;
    readonly valueText: string;
    readonly targets: readonly { readonly name: string; readonly value: number | null }[];
  }[];
}

/** Columns by month: gross sales above the axis, returns below it. */
export interface MonthsFigure extends FigureOfReport {
  readonly kind: 'months';
  readonly months: readonly {
    /** `YYYY-MM`. */
    readonly month: string;
    /** Null in a month without a record. */
    readonly gross: number | null;
    readonly returns: number | null;
    readonly net: number | null;
  }[];
}

/** Columns by week on a calendar axis, the oldest at the left. */
export interface WeeksFigure extends FigureOfReport {
  readonly kind: 'weeks';
  readonly weeks: readonly {
    /** `YYYY-MM-DD` */
    readonly weekEnding: string;
    /** Null in a week without a record. */
    readonly units: number | null;
  }[];
}

/** Bars of several series next to each other, one group for each quantity. */
export interface GroupedBarsFigure extends FigureOfReport {
  readonly kind: 'groupedBars';
  readonly series: readonly string[];
  readonly groups: readonly { readonly label: string; readonly values: readonly (number | null)[] }[];
}

/** Lines of several titles over the months since each one's launch. */
export interface LinesFigure extends FigureOfReport {
  readonly kind: 'lines';
  readonly series: readonly {
    readonly name: string;
    /** Position of the title in the comparison, which gives the line its colour. */
    readonly index: number;
    /** One value per month; null: not reported, a gap in the line. */
    readonly values: readonly (number | null)[];
  }[];
}

export type ReportFigure = BarsFigure | TargetsFigure | MonthsFigure | WeeksFigure | GroupedBarsFigure | LinesFigure;
