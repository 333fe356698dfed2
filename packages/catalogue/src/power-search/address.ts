import { blankOperators, listedBlanks, namesWithBlanks } from './blanks.ts';
import type { Criterion } from './criterion.ts';
import { facetFields } from './facet-fields.ts';
import type { FormValues } from './form-values.ts';
import type { MetaField, PowerSearchForm } from './forms.ts';
import { findPeriod } from './periods.ts';
import { hasEnteredValue, hasValue, isFilled, type PowerSearchValue, type PowerSearchValues } from './values.ts';
import { type WireField, wireFieldsOf } from './wire-fields.ts';

type Entry = readonly [name: string, value: string];

function entriesOf(field: WireField, value: PowerSearchValue | undefined): Entry[] {
  // A switch has options.
  if (field.switch) return [[field.name, String(value ?? field.switch.options[0]!.number)]];
  if (!isFilled(value)) return [];
  return (typeof value === 'object' ? value : [value]).map((each) => [field.name, String(each).trim()]);
}

/** A blank criterion is sent by its name only; the scope of long texts says which of them are blank. */
const isSent = (criterion: Criterion, values: PowerSearchValues) =>
  criterion.kind === 'longText' ? hasValue(criterion, values) : hasEnteredValue(criterion, values);

function metaEntry(meta: MetaField, form: PowerSearchForm, values: PowerSearchValues): Entry {
  if (meta.type === 'fixed') return [meta.name, meta.value];
  if (meta.type === 'show') return [meta.name, String(values[meta.name] === true)];
  return [meta.name, String(values[meta.name] ?? form.defaultSort)];
}

/**
 * Serializes a search as the query of its address (PSTRADE-055, G-60): criteria with a value, their switches, lists as
 * repeated parameters, trimmed texts, the names of blank criteria, the chosen codes of facets, and the constant
 * parameters.
 *
 * @returns without the question mark
 */
export function writeAddress<F extends PowerSearchForm>(form: F, values: FormValues<F>): string;
export function writeAddress(form: PowerSearchForm, values: PowerSearchValues): string {
  const entries = form.criteria
    .filter((criterion) => isSent(criterion, values))
    .flatMap((criterion) => wireFieldsOf(criterion).flatMap((field) => entriesOf(field, values[field.name])));
  const blanks = blankOperators.flatMap(({ name }) => listedBlanks(values, name).map((each): Entry => [name, each]));
  const chosen = facetFields.flatMap((field) => entriesOf(field, values[field.name]));
  const meta = form.meta.map((each) => metaEntry(each, form, values));
  return new URLSearchParams([...entries, ...blanks, ...chosen, ...meta].map((entry) => [...entry])).toString();
}

function valueIn(field: WireField, sent: readonly string[]): PowerSearchValue | undefined {
  const texts = sent.map((text) => text.trim()).filter((text) => text !== '');
  const [first] = texts;
  if (first === undefined) return undefined;
  if (field.type === 'codes' || field.type === 'descriptions') return texts;
  if (field.type === 'flag') return first === 'true' || undefined;
  if (field.type === 'day') return /^-?\d{1,12}$/.test(first) ? Number(first) : undefined;
  if (field.type === 'period') return findPeriod(first)?.name;
  if (field.switch) return field.switch.options.find(({ number }) => String(number) === first)?.number;
  return first;
}

/**
 * Parses the values of an address. Unknown and malformed parameters are ignored, so that old links still open the form.
 * The inverse of `writeAddress`.
 */
export function readAddress<F extends PowerSearchForm>(form: F, query: string | URLSearchParams): FormValues<F>;
export function readAddress(form: PowerSearchForm, query: string | URLSearchParams): PowerSearchValues {
  const parameters = new URLSearchParams(query);
  const values: Record<string, PowerSearchValue> = {};
  for (const field of [...form.criteria.flatMap(wireFieldsOf), ...facetFields]) {
    const value = valueIn(field, parameters.getAll(field.name));
    if (value !== undefined) values[field.name] = value;
  }
  const known = namesWithBlanks(form);
  for (const { name } of blankOperators) {
    const names = [...new Set(parameters.getAll(name))].filter((each) => known.includes(each));
    if (names.length > 0) values[name] = names;
  }
  for (const meta of form.meta) {
    const sent = parameters.get(meta.name)?.trim();
    if (meta.type === 'show' && sent === 'true') values[meta.name] = true;
    if (meta.type === 'sort') values[meta.name] = sent || form.defaultSort;
  }
  return values;
}
