import { roundDecimal } from '@titlenet/catalogue/formatting/rounding';
import { children, value } from './node-access.ts';
import type { OnixRecord } from './onix-record.ts';
import type { OnixNode } from './parse-record.ts';

const MEASURE = { amount: 'Measure/Measurement', unit: 'Measure/MeasureUnitCode' } as const;
const PER_INCH: Record<string, number> = { in: 1, mm: 25.4, cm: 2.54 };

/**
 * Reads the trim size as 'w x h' in inches (list 48: page trim 05 × 04, else width 02 × height 01). A size in inches
 * takes precedence over one in millimetres; converted sizes are rounded to hundredths. A size without a unit is left
 * out.
 */
export function mapTrimSize(record: OnixRecord): string | undefined {
  const measures = children(record.descriptive, 'Measure');
  const size = (type: string) => inches(measures, type, record);
  const pair = (width: number | undefined, height: number | undefined) =>
    width === undefined || height === undefined ? undefined : `${written(width)} x ${written(height)}`;
  return (
    pair(size('05'), size('04')) ??
    pair(size('02'), size('01')) ??
    pair(oldSize('Width', record), oldSize('Height', record))
  );
}

/** List 48. */
const THICKNESS = '03';
const WEIGHT = '08';
const LENGTH_UNITS: readonly string[] = Object.keys(PER_INCH);
const WEIGHT_UNITS: readonly string[] = ['gr', 'kg', 'lb', 'oz'];

/** Reads the thickness in the unit of the sender, '0.9 in'. */
export const mapThickness = (record: OnixRecord): string | undefined =>
  measured(record, THICKNESS, LENGTH_UNITS, record.header.defaultLinearUnit) ??
  oldMeasure(record, 'Thickness', LENGTH_UNITS, record.header.defaultLinearUnit);

/** Reads the weight in the unit of the sender, '12.5 oz', '350 g'. */
export const mapWeight = (record: OnixRecord): string | undefined =>
  measured(record, WEIGHT, WEIGHT_UNITS, record.header.defaultWeightUnit) ??
  oldMeasure(record, 'Weight', WEIGHT_UNITS, record.header.defaultWeightUnit);

function measured(record: OnixRecord, type: string, units: readonly string[], byDefault: string | undefined) {
  const ofType = children(record.descriptive, 'Measure').filter(
    (one) => value(one, 'MeasureType', 'MeasureTypeCode') === type,
  );
  const texts = ofType.map((one) =>
    measureText(value(one, 'Measurement'), value(one, 'MeasureUnitCode') ?? byDefault, units),
  );
  return texts.find((one) => one !== undefined);
}

const oldMeasure = ({ product }: OnixRecord, name: string, units: readonly string[], unit: string | undefined) =>
  measureText(value(product, name), unit, units);

/** Formats a measure with its unit, grams as 'g'; undefined without a known unit. */
function measureText(text: string | undefined, unit: string | undefined, units: readonly string[]) {
  const amount = number(text);
  const code = unit?.toLowerCase();
  if (amount === undefined || amount <= 0 || code === undefined || !units.includes(code)) return undefined;
  return `${roundDecimal(amount, 3)} ${code === 'gr' ? 'g' : code}`;
}

/** Width and height of 2.1 are in the unit of the header. */
const oldSize = (name: string, record: OnixRecord) =>
  inInches(value(record.product, name), record.header.defaultLinearUnit, { amount: name, unit: name }, record)?.size;

function inInches(
  text: string | undefined,
  stated: string | undefined,
  path: { readonly amount: string; readonly unit: string },
  record: OnixRecord,
): { unit: string; size: number } | undefined {
  const amount = number(text);
  const unit = stated?.toLowerCase();
  const perInch = unit === undefined ? undefined : PER_INCH[unit];
  if (amount === undefined && text !== undefined)
    record.warnings.push({
      path: path.amount,
      message: 'Not a number: the size is left out',
      value: text.slice(0, 80),
    });
  if (amount === undefined || amount <= 0) return undefined;
  if (unit !== undefined && perInch !== undefined) return { unit, size: amount / perInch };
  const message = unit === undefined ? 'No unit: the size is left out' : 'Unknown code';
  record.warnings.push({ path: path.unit, message, value: unit ?? text });
  return undefined;
}

function inches(measures: readonly OnixNode[], type: string, record: OnixRecord): number | undefined {
  const ofType = measures.filter((one) => value(one, 'MeasureType', 'MeasureTypeCode') === type);
  const sizes = ofType.flatMap((one) => {
    const unit = value(one, 'MeasureUnitCode') ?? record.header.defaultLinearUnit;
    return inInches(value(one, 'Measurement'), unit, MEASURE, record) ?? [];
  });
  return (sizes.find((one) => one.unit === 'in') ?? sizes[0])?.size;
}

function written(size: number): string {
  return String(roundDecimal(size, 3) === size ? size : roundDecimal(size, 2));
}

/** Parses a decimal number with a point or a comma; undefined for any other text. */
export function number(text: string | undefined): number | undefined {
  if (text === undefined || !/^[+-]?(?:\d+(?:[.,]\d*)?|[.,]\d+)$/.test(text)) return undefined;
  return Number(text.replace(',', '.'));
}

/** Larger numbers are mistakes, and the database does not accept them. */
const MAX_COUNT = 999_999_999;

/** Parses a positive whole number, rounding others; warns of any other text. Zero means that there is no number. */
export function count(text: string | undefined, path: string, record: OnixRecord): number | undefined {
  const amount = number(text);
  const rounded = amount === undefined ? undefined : roundDecimal(amount, 0);
  if (rounded === 0 || text === undefined) return undefined;
  if (rounded !== undefined && rounded > 0 && rounded <= MAX_COUNT) return rounded;
  record.warnings.push({ path, message: 'Not a number of this kind', value: text.slice(0, 80) });
  return undefined;
}

/** Reads the copies in a carton: the pack quantity of the market's supply. */
export function mapBooksPerCarton(record: OnixRecord): number | undefined {
  for (const supply of record.supplies) {
    for (const detail of children(supply, 'SupplyDetail')) {
      const quantity = count(value(detail, 'PackQuantity'), 'SupplyDetail/PackQuantity', record);
      if (quantity !== undefined) return quantity;
    }
  }
  return undefined;
}

/** Reads the announced first print run, a number within words ('50,000 copies'). */
export function mapFirstPrint(record: OnixRecord): number | undefined {
  const text = record.marketing.map((one) => value(one, 'InitialPrintRun')).find((one) => one !== undefined);
  const digits = /\d[\d,. ]*/.exec(text ?? '')?.[0].replace(/\D/g, '');
  return count(digits || undefined, 'InitialPrintRun', record);
}
