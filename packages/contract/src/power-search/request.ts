import { MAX_NUMERIC_TEXT_LENGTH } from '@titlenet/catalogue/constants';
import { findDivision } from '@titlenet/catalogue/divisions';
import { blankOperators, namesWithBlanks } from '@titlenet/catalogue/power-search/blanks';
import { facetFields } from '@titlenet/catalogue/power-search/facet-fields';
import type { FacetField } from '@titlenet/catalogue/power-search/facets';
import type { FormValues } from '@titlenet/catalogue/power-search/form-values';
import type { MetaField, PowerSearchForm } from '@titlenet/catalogue/power-search/forms';
import { periods } from '@titlenet/catalogue/power-search/periods';
import { findSortOrder } from '@titlenet/catalogue/power-search/sort-orders';
import { addMoreCriteria, problemOf } from '@titlenet/catalogue/power-search/validation';
import type { PowerSearchValue, PowerSearchValues } from '@titlenet/catalogue/power-search/values';
import { type WireField, type WireType, wireFieldsOf } from '@titlenet/catalogue/power-search/wire-fields';
import * as z from 'zod';

/** What a request may send for a value: numbers in place of texts, too. */
type SentValue = PowerSearchValue | readonly (string | number)[];
type SentValues = Readonly<Record<string, SentValue | undefined>>;

/** Maximum number of codes of one criterion. */
const MAX_CODES = 1_000;
const MAX_CODE_LENGTH = 200;

/** Epoch seconds of the years 1 to 9999, the range that the wire format of dates can represent. */
const MIN_EPOCH_SECONDS = -62_135_596_800;
const MAX_EPOCH_SECONDS = 253_402_300_799;

const asText = z.union([z.string(), z.number()]).transform((value) => String(value).trim());
const code = asText.pipe(z.string().max(MAX_CODE_LENGTH));
const several = z.union([code.transform((one) => [one]), z.array(code).max(MAX_CODES)]);
const integer = z.union([
  z.int(),
  z
    .string()
    .regex(/^-?\d{1,12}$/)
    .transform(Number),
]);
const flag = z.union([z.boolean(), z.enum(['true', 'false']).transform((text) => text === 'true')]);

/** Query strings contain only text, request bodies also numbers and booleans; each schema accepts both. */
const schemaByType: Record<Exclude<WireType, 'switch'>, z.ZodType<PowerSearchValue, SentValue>> = {
  text: z.string().trim().max(MAX_NUMERIC_TEXT_LENGTH),
  number: asText.pipe(z.string().max(MAX_NUMERIC_TEXT_LENGTH)),
  day: integer.pipe(z.int().min(MIN_EPOCH_SECONDS).max(MAX_EPOCH_SECONDS)),
  code,
  codes: several,
  period: z.enum(periods.map(({ name }) => name)),
  flag,
  descriptions: several,
};

/** The chosen codes of facets; `fromEntries` loses their names. */
export const facetShape = Object.fromEntries(
  facetFields.map(({ name }) => [name, schemaByType.codes.optional()]),
  // One entry for each field of the table.
) as Record<FacetField, z.ZodOptional<z.ZodType<readonly string[], SentValue>>>;

function fieldSchema(field: WireField): z.ZodType<PowerSearchValue, SentValue> {
  if (field.type !== 'switch') return schemaByType[field.type];
  const numbers = field.switch?.options.map(({ number }) => number) ?? [];
  return integer.refine((number) => numbers.includes(number), `One of ${numbers.join(', ')}`).meta({ enum: numbers });
}

function blanksSchema(form: PowerSearchForm): z.ZodType<PowerSearchValue, SentValue> {
  const names = namesWithBlanks(form);
  return several.refine((sent) => sent.every((name) => names.includes(name)), `Any of ${names.join(', ')}`);
}

function metaSchema(form: PowerSearchForm, meta: MetaField): z.ZodType<PowerSearchValue, SentValue> {
  if (meta.type === 'show') return flag;
  if (meta.type === 'sort')
    return asText.refine((sortBy) => findSortOrder(form, sortBy) !== undefined, 'Unknown order');
  if (meta.name === 'company')
    return asText.refine((company) => findDivision(company)?.number === form.division, 'Another division');
  return flag.refine((value) => String(value) === meta.value, `Always ${meta.value}`);
}

/**
 * @param options.isCountOnly accepts a search without criteria: titles are counted, and no rows returned
 * @returns the request schema of a form: all criteria, facets and display options, each optional. A search that the form
 *   does not permit is rejected with the message of the form.
 */
export function powerSearchRequestSchema<F extends PowerSearchForm>(
  form: F,
  options?: { isCountOnly: boolean },
): z.ZodType<FormValues<F>, SentValues>;
export function powerSearchRequestSchema(
  form: PowerSearchForm,
  { isCountOnly } = { isCountOnly: false },
): z.ZodType<PowerSearchValues, SentValues> {
  const shape: Record<string, z.ZodType<PowerSearchValues[string], SentValue | undefined>> = Object.fromEntries([
    ...form.criteria.flatMap(wireFieldsOf).map((field) => [field.name, fieldSchema(field).optional()] as const),
    ...form.meta.map((meta) => [meta.name, metaSchema(form, meta).optional()] as const),
    ...blankOperators.map(({ name }) => [name, blanksSchema(form).optional()] as const),
    ...Object.entries(facetShape),
  ]);
  return z.object(shape).superRefine((values, context) => {
    const problem = problemOf(form, values);
    if (isCountOnly && problem?.kind === 'line' && problem.message === addMoreCriteria) return;
    if (problem?.kind === 'fields')
      for (const [name, message] of Object.entries(problem.messages))
        context.addIssue({ code: 'custom', path: [name], message });
    else if (problem)
      context.addIssue({
        code: 'custom',
        path: problem.kind === 'dialog' ? [problem.criterion] : [],
        message: problem.message,
      });
  });
}
