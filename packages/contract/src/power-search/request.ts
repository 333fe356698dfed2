import { numericTextMaximum } from '@titlenet/catalogue/constants';
import { findDivision } from '@titlenet/catalogue/divisions';
import type { MetaField, PowerSearchForm } from '@titlenet/catalogue/power-search/forms';
import { findSortOrder } from '@titlenet/catalogue/power-search/sort-orders';
import { problemOf } from '@titlenet/catalogue/power-search/validation';
import type { PowerSearchValues } from '@titlenet/catalogue/power-search/values';
import { type WireField, type WireType, wireFieldsOf } from '@titlenet/catalogue/power-search/wire-fields';
import * as z from 'zod';

/** Options that one criterion may ask for at once. */
const MOST_CODES = 1_000;
const LONGEST_CODE = 200;

// Years 1 to 9999, which every part of the product can write.
const FIRST_SECOND = -62_135_596_800;
const LAST_SECOND = 253_402_300_799;

const asText = z.union([z.string(), z.number()]).transform((value) => String(value).trim());
const code = asText.pipe(z.string().max(LONGEST_CODE));
const several = z.union([code.transform((one) => [one]), z.array(code).max(MOST_CODES)]);
const integer = z.union([
  z.int(),
  z
    .string()
    .regex(/^-?\d{1,12}$/)
    .transform(Number),
]);
const flag = z.union([z.boolean(), z.enum(['true', 'false']).transform((text) => text === 'true')]);

/** An address has only text, a request body may have numbers and booleans: one schema accepts both. */
const schemaByType: Record<Exclude<WireType, 'switch'>, z.ZodType> = {
  text: z.string().trim().max(numericTextMaximum),
  number: asText.pipe(z.string().max(numericTextMaximum)),
  day: integer.pipe(z.int().min(FIRST_SECOND).max(LAST_SECOND)),
  code,
  codes: several,
  flag,
  descriptions: several,
};

function fieldSchema(field: WireField): z.ZodType {
  if (field.type !== 'switch') return schemaByType[field.type];
  const numbers = field.switch?.options.map(({ number }) => number) ?? [];
  return integer.refine((number) => numbers.includes(number), `One of ${numbers.join(', ')}`);
}

function metaSchema(form: PowerSearchForm, meta: MetaField): z.ZodType {
  if (meta.type === 'show') return flag;
  if (meta.type === 'sort')
    return asText.refine((sortBy) => findSortOrder(form, sortBy) !== undefined, 'Unknown order');
  if (meta.name === 'company')
    return asText.refine((company) => findDivision(company)?.number === form.division, 'Another division');
  return flag.refine((value) => String(value) === meta.value, `Always ${meta.value}`);
}

/**
 * The request of a form: every criterion and the display options, each optional. What the form would not search
 * for is refused in the words of the form.
 */
export function powerSearchRequestSchema(form: PowerSearchForm): z.ZodType<PowerSearchValues, Record<string, unknown>> {
  const shape = Object.fromEntries([
    ...form.criteria.flatMap(wireFieldsOf).map((field) => [field.name, fieldSchema(field).optional()] as const),
    ...form.meta.map((meta) => [meta.name, metaSchema(form, meta).optional()] as const),
  ]);
  const schema = z.object(shape).superRefine((values, context) => {
    const problem = problemOf(form, values as PowerSearchValues);
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
  return schema as unknown as z.ZodType<PowerSearchValues, Record<string, unknown>>;
}
