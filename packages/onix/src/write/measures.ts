import { roundDecimal } from '@titlenet/catalogue/formatting/rounding';
import { parseMeasure } from '@titlenet/catalogue/rules/measures';
import type { TitleRecord } from '@titlenet/catalogue/title-record';
import { line } from './element-texts.ts';
import type { Children } from './write-element.ts';

/** List 48. */
const THICKNESS = '03';
const WEIGHT = '08';
const TRIM_HEIGHT = '04';
const TRIM_WIDTH = '05';
/** List 23. */
const MAIN_CONTENT = '00';
const DURATION = '09';
/** List 24. */
const PAGES = '03';
const HOURS_AND_MINUTES = '15';

/** Parses '5 1/2 x 8 1/4' or '5.5 x 8.25' in inches, to thousandths; undefined for anything else. */
export function trimInches(text: string | null | undefined): readonly [width: number, height: number] | undefined {
  const sides = (text ?? '').split(/[x×]/i).map(inches);
  const [width, height] = sides;
  return sides.length === 2 && width && height ? [width, height] : undefined;
}

function inches(text: string): number | undefined {
  const match = /^(\d{1,2}(?:\.\d+)?)?(?:\s*(\d{1,2})\/(\d{1,2}))?\s*(?:"|”|in\.?)?$/.exec(text.trim());
  if (!match || (match[1] === undefined && match[2] === undefined)) return undefined;
  const fraction = match[2] === undefined || Number(match[3]) === 0 ? 0 : Number(match[2]) / Number(match[3]);
  return roundDecimal(Number(match[1] ?? 0) + fraction, 3);
}

/** Writes trim size, thickness and weight. */
export function writeMeasures({ bar }: Pick<TitleRecord, 'bar'>): Children {
  const trim = trimInches(bar.trimSize);
  const sides = trim && [
    { MeasureType: TRIM_HEIGHT, Measurement: trim[1], MeasureUnitCode: 'in' },
    { MeasureType: TRIM_WIDTH, Measurement: trim[0], MeasureUnitCode: 'in' },
  ];
  const others = [...measure(THICKNESS, bar.thickness), ...measure(WEIGHT, bar.weight)];
  return { DescriptiveDetail: { Measure: [...(sides ?? []), ...others] } };
}

/** A measure with its unit, '0.9 in'; none for a text of another form. */
function measure(type: string, text: string | null | undefined): Children[] {
  const parsed = parseMeasure(text);
  if (!parsed) return [];
  const { amount, unit } = parsed;
  return [{ MeasureType: type, Measurement: amount, MeasureUnitCode: unit === 'g' ? 'gr' : unit }];
}

/** Writes page count and running time. */
export function writeExtents({ bar }: Pick<TitleRecord, 'bar'>): Children {
  const [, hours, minutes] = /^(\d{1,3}):([0-5]\d)$/.exec(bar.tapelength?.trim() ?? '') ?? [];
  const duration = hours ? `${hours.padStart(3, '0')}${minutes}` : undefined;
  const extents = [
    ...(bar.pageCount && bar.pageCount > 0
      ? [{ ExtentType: MAIN_CONTENT, ExtentValue: bar.pageCount, ExtentUnit: PAGES }]
      : []),
    ...(duration && Number(duration) > 0
      ? [{ ExtentType: DURATION, ExtentValue: duration, ExtentUnit: HOURS_AND_MINUTES }]
      : []),
  ];
  return { DescriptiveDetail: { Extent: extents } };
}

export const writeIllustrationNote = ({ bar }: Pick<TitleRecord, 'bar'>): Children => ({
  DescriptiveDetail: { IllustrationsNote: line(bar.illustrationNote) },
});
