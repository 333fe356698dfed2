import { formatDate } from '../formatting/dates.ts';
import type { Criterion, DateRangeCriterion } from './criterion.ts';
import type { PowerSearchForm } from './forms.ts';
import { filledCriteria, isFilled, type PowerSearchValues } from './values.ts';

/** An active criterion, as shown beside the form and above the results. */
export interface Chip {
  /** The criterion's name, for `withoutCriterion`. */
  readonly criterion: string;
  readonly label: string;
  /** The label of the switch, if it has one. */
  readonly operator?: string;
  readonly value: string;
}

/** The description of a code in a lookup; the code itself if it has none. */
export type DescribeCode = (lookup: string, code: string) => string | undefined;

const dayText = (value: unknown) =>
  typeof value === 'number' && Number.isFinite(value)
    ? formatDate(new Date(value * 1000).toISOString().slice(0, 10), 'MM/dd/yyyy')
    : '';

function rangeText(criterion: DateRangeCriterion, values: PowerSearchValues): string {
  const [start, end] = [dayText(values[criterion.start]), dayText(values[criterion.end])];
  if (start && end) return `${start} – ${end}`;
  return start ? `from ${start}` : `until ${end}`;
}

function valueText(criterion: Criterion, values: PowerSearchValues, describe: DescribeCode): string {
  if (criterion.kind === 'dateRange') return rangeText(criterion, values);
  if (criterion.kind === 'ages') {
    const [start, end] = [values[criterion.start], values[criterion.end]];
    if (isFilled(start) && isFilled(end)) return `${start} – ${end}`;
    return isFilled(start) ? `from ${start}` : `to ${end}`;
  }
  const value = values[criterion.name];
  if (criterion.kind === 'flag') return 'Yes';
  if (criterion.kind !== 'code' && criterion.kind !== 'userList') return String(value).trim();
  const codes = typeof value === 'object' ? value : [String(value)];
  return codes.map((code) => describe(criterion.lookup, code) ?? code).join(', ');
}

function operatorText(criterion: Criterion, values: PowerSearchValues): string | undefined {
  const own = 'switch' in criterion ? criterion.switch : undefined;
  const chosen = own?.options.find(({ number }) => number === values[own.name]) ?? own?.options[0];
  return chosen?.label;
}

/** The chips of a search, in the order of the form; checkboxes that are not searched have none. */
export function chipsOf(form: PowerSearchForm, values: PowerSearchValues, describe: DescribeCode): Chip[] {
  return filledCriteria(form, values)
    .filter((criterion) => criterion.kind !== 'flag' || criterion.searches)
    .map((criterion) => {
      const operator = operatorText(criterion, values);
      return {
        criterion: criterion.name,
        label: criterion.label,
        ...(operator && { operator }),
        value: valueText(criterion, values, describe),
      };
    });
}
