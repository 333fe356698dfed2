export interface Measure {
  readonly amount: number;
  /** in, mm, cm, oz, lb, g, kg. */
  readonly unit: string;
}

const INCHES: Readonly<Record<string, number>> = { in: 1, mm: 1 / 25.4, cm: 1 / 2.54 };
const OUNCES: Readonly<Record<string, number>> = { oz: 1, lb: 16, g: 1 / 28.349523125, kg: 1_000 / 28.349523125 };

/** Parses a length or weight with its unit, '0.9 in', '350 g'; undefined for a text of another form. */
export function parseMeasure(text: string | null | undefined): Measure | undefined {
  const [, amount, unit] = /^(\d{1,7}(?:\.\d{1,6})?) ?(in|mm|cm|oz|lb|g|kg)$/.exec(text?.trim() ?? '') ?? [];
  return amount && unit && Number(amount) > 0 ? { amount: Number(amount), unit } : undefined;
}

const converted = (factors: Readonly<Record<string, number>>) => (text: string | null | undefined) => {
  const measure = parseMeasure(text);
  const factor = factors[measure?.unit ?? ''];
  return measure === undefined || factor === undefined ? null : measure.amount * factor;
};

/** Returns a length in inches, null for a text of another form. */
export const inInches = converted(INCHES);
/** Returns a weight in ounces, null for a text of another form. */
export const inOunces = converted(OUNCES);
