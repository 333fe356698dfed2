import { formatDate } from '../formatting/dates.ts';
import { blankOperatorOf } from './blanks.ts';
import type { Criterion, DateRangeCriterion } from './criterion.ts';
import { chosenCodes, chosenFacets, listedLabel } from './facets.ts';
import type { PowerSearchForm } from './forms.ts';
import { type DayRange, periodOf } from './periods.ts';
import { filledCriteria, isFilled, type PowerSearchValues } from './values.ts';

/** An active criterion, as shown beside the form and above the results. */
export interface Chip {
  /** The criterion's name, or the wire field of a facet, for `withoutCriterion`. */
  readonly criterion: string;
  readonly label: string;
  /** The label of the switch, if it has one, or of the operator that needs no value. */
  readonly operator?: string;
  /** Empty for an operator that needs no value. */
  readonly value: string;
}

/** The texts of values that are not in the values themselves. */
interface ChipTexts {
  readonly describe: DescribeCode;
  /** The days that the server resolved periods to, by criterion; without them, only the period's name is shown. */
  readonly periodDays?: Readonly<Record<string, DayRange>> | undefined;
}

/** The description of a code in a lookup, or under the wire field of a facet; the code itself if it has none. */
export type DescribeCode = (lookup: string, code: string) => string | undefined;

const wireDay = (day: string) => formatDate(day, 'MM/dd/yyyy');
const dayText = (value: unknown) =>
  typeof value === 'number' && Number.isFinite(value) ? wireDay(new Date(value * 1000).toISOString().slice(0, 10)) : '';

function rangeText(criterion: DateRangeCriterion, values: PowerSearchValues, days: DayRange | undefined): string {
  const period = periodOf(values, criterion);
  if (period) return days ? `${period.label} (${wireDay(days.first)} – ${wireDay(days.last)})` : period.label;
  const [start, end] = [dayText(values[criterion.start]), dayText(values[criterion.end])];
  if (start && end) return `${start} – ${end}`;
  return start ? `from ${start}` : `until ${end}`;
}

function valueText(criterion: Criterion, values: PowerSearchValues, { describe, periodDays }: ChipTexts): string {
  if (criterion.kind === 'dateRange') return rangeText(criterion, values, periodDays?.[criterion.name]);
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

/** The chips of the chosen facets. */
export function facetChips(values: PowerSearchValues, describe: DescribeCode): Chip[] {
  return chosenFacets(values).map((facet) => {
    const labelOf = (code: string) => listedLabel(facet, code) ?? describe(facet.field, code) ?? code;
    return { criterion: facet.field, label: facet.label, value: chosenCodes(facet, values).map(labelOf).join(', ') };
  });
}

/** Operator and value of one chip. A text scope limits *is blank*; other switches have no meaning beside it. */
function chipTexts(
  criterion: Criterion,
  values: PowerSearchValues,
  texts: ChipTexts,
): Pick<Chip, 'operator' | 'value'> {
  const operator = operatorText(criterion, values);
  const blank = blankOperatorOf(values, criterion);
  if (!blank) return { ...(operator && { operator }), value: valueText(criterion, values, texts) };
  if (criterion.kind !== 'longText' || operator === criterion.switch.options[0]?.label)
    return { operator: blank.label, value: '' };
  return { ...(operator && { operator }), value: blank.label.toLowerCase() };
}

/** The chips of a search, in the order of the form, then of facets; checkboxes that are not searched have none. */
export function chipsOf(
  form: PowerSearchForm,
  values: PowerSearchValues,
  describe: DescribeCode,
  periodDays?: ChipTexts['periodDays'],
): Chip[] {
  const chips = filledCriteria(form, values)
    .filter((criterion) => criterion.kind !== 'flag' || criterion.searches)
    .map((criterion) => ({
      criterion: criterion.name,
      label: criterion.label,
      ...chipTexts(criterion, values, { describe, periodDays }),
    }));
  return [...chips, ...facetChips(values, describe)];
}
