import type { FieldChangeKind } from '../lists/changed-titles.ts';
import { type Company, knownField } from '../sheet/known-field.ts';
import { valueText } from '../sheet/value-text.ts';
import type { TitleBar } from '../title-bar.ts';

const priceFields = ['price', 'canadianPrice', 'ebAgencyPrice', 'ebLibraryPrice'] as const;
const markedFields = ['onSaleDate', 'salesMarketingCode', 'answerCode', 'publishingStatus', 'availability'] as const;

type CourseField = (typeof priceFields)[number] | (typeof markedFields)[number];
type CourseBar = Pick<TitleBar, (typeof priceFields)[number]>;

/** A change as the history returns it. */
export interface RecordedChange {
  /** YYYY-MM-DDTHH:mm:ss, UTC. */
  readonly changedAt: string;
  /** Path of the field, 'bar.price'. */
  readonly field: string;
  readonly oldValue: string | null;
  readonly newValue: string | null;
  readonly sender: string | null;
}

/** A change of price, on-sale date or status, in words. */
export interface CourseChange {
  readonly at: string;
  readonly label: string;
  readonly kind: FieldChangeKind;
  readonly before: string;
  readonly after: string;
  /** '' if none is known. */
  readonly sender: string;
}

/** The amounts of one price over time. */
export interface PriceLine {
  readonly label: string;
  /** In the order of time; `from` is null for the amount before the first change, `amount` for no price. */
  readonly steps: readonly { readonly from: string | null; readonly amount: number | null }[];
}

export interface TitleCourse {
  /** Prices that the title has or had. */
  readonly lines: readonly PriceLine[];
  /** The newest first. */
  readonly changes: readonly CourseChange[];
}

const shownFields = (names: readonly CourseField[], company: Company) =>
  names.filter((name) => knownField(`bar.${name}`, company) !== null);

/** @returns the paths of the fields whose changes make the course of a company's title */
export function coursePaths(company: Company): string[] {
  return shownFields([...priceFields, ...markedFields], company).map((name) => `bar.${name}`);
}

const amountOf = (value: string | null) => (value === null || value === '' ? null : Number(value));

/**
 * Price, on-sale date and status of a title over time.
 *
 * @param recorded changes of the fields of `coursePaths`, in any order
 * @param bar the title as it is now, for prices without a change
 */
export function titleCourse(recorded: readonly RecordedChange[], bar: CourseBar, company: Company): TitleCourse {
  const inOrder = recorded.toSorted((a, b) => (a.changedAt < b.changedAt ? -1 : 1));
  const lines = priceFields.flatMap((name): PriceLine[] => {
    const known = knownField(`bar.${name}`, company);
    const own = inOrder.filter(({ field }) => field === `bar.${name}`);
    const [first] = own;
    if (!known || (!first && bar[name] === null)) return [];
    const steps = own.map(({ changedAt, newValue }) => ({ from: changedAt, amount: amountOf(newValue) }));
    return [
      { label: known.label, steps: [{ from: null, amount: first ? amountOf(first.oldValue) : bar[name] }, ...steps] },
    ];
  });
  const changes = inOrder.toReversed().flatMap(({ changedAt: at, field: path, oldValue, newValue, sender }) => {
    const known = knownField(path, company);
    if (!known) return [];
    const { label, kind, field } = known;
    const [before, after] = [valueText(field, oldValue, company), valueText(field, newValue, company)];
    return [{ at, label, kind, before, after, sender: sender ?? '' }];
  });
  return { lines, changes };
}
