import { audiences, complexitySchemes } from '../codes/code-lists.ts';
import { children, plain, value, values } from './node-access.ts';
import { once } from './once.ts';
import type { OnixRecord } from './onix-record.ts';
import type { OnixNode } from './parse-record.ts';

/** Qualifiers of list 30, best first: interest age, reading age, interest age in months, US grade. */
const QUALIFIERS = ['17', '18', '16', '11', '26'];
/** From this age on, readers are adults: the ages of the sheet end with '16up', then 'Adult'. */
const ADULT = 17;
/** Age of a child in kindergarten. */
const KINDERGARTEN = 5;

const isGrade = (qualifier: string) => qualifier === '11' || qualifier === '26';

/** Reads ages, reading level and audience, the latter in words and as codes. */
export const mapAudience = once((record) => {
  const codes = audienceCodes(record);
  const descriptions = values(record.descriptive, 'AudienceDescription');
  const words = [...codes.map((code) => audiences.get(code) ?? code), ...descriptions];
  const levels = children(record.descriptive, 'Complexity').flatMap((one) => {
    const scheme = value(one, 'ComplexitySchemeIdentifier') ?? '';
    const code = value(one, 'ComplexityCode');
    return code === undefined ? [] : [complexitySchemes.get(scheme), code].filter(Boolean).join(' ');
  });
  return {
    ...ages(record),
    readingLevel: levels.length > 0 ? levels.join('; ') : undefined,
    audience: words.length > 0 ? words.join(', ') : undefined,
    codes,
  };
});

function audienceCodes(record: OnixRecord): string[] {
  const composites = children(record.descriptive, 'Audience').flatMap((one) =>
    value(one, 'AudienceCodeType') === '01' ? (value(one, 'AudienceCodeValue') ?? []) : [],
  );
  const codes = [...new Set([...composites, ...values(record.descriptive, 'AudienceCode')])];
  for (const code of codes) {
    if (!audiences.has(code)) record.warnings.push({ path: 'Audience', message: 'Unknown code', value: code });
  }
  return codes;
}

type Range = { readonly from?: number; readonly to?: number };

function ages(record: OnixRecord): { lowerAge?: string; upperAge?: string } {
  const ranges = children(record.descriptive, 'AudienceRange');
  for (const qualifier of QUALIFIERS) {
    const nodes = ranges.filter((one) => value(one, 'AudienceRangeQualifier') === qualifier);
    const range = joinedRange(nodes.map((one) => readRange(one, qualifier)));
    if (range !== undefined) return written(range);
  }
  const [from, to] = (value(record.product, 'InterestAge') ?? '').match(/\d+/g)?.map(Number) ?? [];
  return from === undefined ? {} : written({ from, to });
}

/** Returns the first range; one with only one end has the other end of a later composite. */
function joinedRange(ranges: readonly Range[]): Range | undefined {
  const [first, ...others] = ranges.filter(({ from, to }) => from !== undefined || to !== undefined);
  if (first === undefined) return undefined;
  const { from, to } = first;

  if (from !== undefined && to === undefined)
    return { from, to: others.find((one) => one.from === undefined && one.to !== undefined && from <= one.to)?.to };
  if (from === undefined && to !== undefined)
    return { from: others.find((one) => one.to === undefined && one.from !== undefined && one.from <= to)?.from, to };
  return first;
}

/** Both ends in one value: '8-12', 'K–3'. */
const BOTH_ENDS = /^([\dK.]+)\s*(?:-|–|to)\s*(\d[\d.]*|P\w*|K)$/i;

/** Reads a range by its precisions: 03 from, 04 to, 01 exactly (list 31). */
function readRange(node: OnixNode, qualifier: string): Range {
  let from: number | undefined;
  let to: number | undefined;
  for (const { precision, text } of limitsOf(node)) {
    const [, lower, upper] = BOTH_ENDS.exec(text) ?? [];
    if (lower && upper) return inOrder({ from: ageOf(lower, qualifier), to: ageOf(upper, qualifier) }, qualifier);
    const age = ageOf(text, qualifier);
    if (age === undefined) continue;
    if (precision !== '04') from = age;
    if (precision !== '03') to = age;
  }
  return inOrder({ from, to }, qualifier);
}

/** Orders grades below the first: 'K' to 'P' means the same ages as 'P' to 'K'. Other inverted ranges stay as sent. */
function inOrder({ from, to }: Range, qualifier: string): Range {
  const isInverted = isGrade(qualifier) && from !== undefined && to !== undefined && to < from && from <= KINDERGARTEN;
  return isInverted ? { from: to, to: from } : { from, to };
}

/** Returns the values of a range with their precisions, which alternate, or all precede the values. */
function limitsOf(node: OnixNode): { precision: string; text: string }[] {
  const precisions = values(node, 'AudienceRangePrecision');
  const texts = values(node, 'AudienceRangeValue');
  // Both lists are equally long.
  if (precisions.length === texts.length) return texts.map((text, index) => ({ precision: precisions[index]!, text }));
  let precision = '01';
  return node.children.flatMap((one) => {
    const text = plain(one);
    if (text === undefined) return [];
    if (one.name === 'AudienceRangePrecision') precision = text;
    return one.name === 'AudienceRangeValue' ? { precision, text } : [];
  });
}

function ageOf(text: string, qualifier: string): number | undefined {
  if (isGrade(qualifier) && /^P/i.test(text)) return 4;
  if (isGrade(qualifier) && /^K/i.test(text)) return KINDERGARTEN;
  const number = Number.parseFloat(text);
  if (Number.isNaN(number)) return undefined;
  if (qualifier === '16') return Math.floor(number / 12);
  // A first grader is six.
  return Math.floor(isGrade(qualifier) ? number + 5 : number);
}

/** Formats ages as the sheet has them: 'Nwbrn', '7', '8up' (no upper limit), 'Adult'. */
function written({ from, to }: Range): { lowerAge?: string; upperAge?: string } {
  const hasLimit = to !== undefined && to < 99;
  if (from !== undefined && from >= ADULT) return { lowerAge: 'Adult' };
  const lower = from === undefined ? undefined : from === 0 ? 'Nwbrn' : String(from);
  if (hasLimit) return { lowerAge: lower, upperAge: to === 0 ? 'Nwbrn' : String(to) };
  return { lowerAge: from === undefined || from === 0 ? lower : `${from}up` };
}
