import type { TitleRecord } from '@titlenet/catalogue/title-record';
import { codeOf } from '../codes/words-to-codes.ts';
import { line } from './element-texts.ts';
import type { Children } from './write-element.ts';

/** Interest age, list 30. */
const INTEREST_AGE = '17';
/** List 31. */
const FROM = '03';
const TO = '04';
/** Adults as an age: nobody's sheet has a reader of 17 who is none. */
const ADULT = 17;

/** Whom a title is for: audience, ages, and the measures of how hard it is to read. */
export function audienceElements({ bar, sheet }: Pick<TitleRecord, 'bar' | 'sheet'>): Children {
  const { codes, rest } = audienceWords(sheet.marketing?.audience);
  return {
    Audience: codes.map((code) => ({ AudienceCodeType: '01', AudienceCodeValue: code })),
    AudienceRange: ageRange(bar.lowerAge, bar.upperAge),
    AudienceDescription: rest,
    Complexity: complexities(bar.readingLevel),
  };
}

/** Words of list 28 at the beginning are its codes; what else is said stays as it is. */
function audienceWords(text: string | null | undefined): { codes: string[]; rest: string | undefined } {
  const parts = (line(text) ?? '').split(', ');
  const codes: string[] = [];
  for (const part of parts) {
    const code = codeOf.audience(part);
    if (code === undefined || codes.includes(code)) break;
    codes.push(code);
  }
  return { codes, rest: line(parts.slice(codes.length).join(', ')) };
}

/** The ages that a title says, 'Nwbrn', '7', '8up', 'Adult', 'All', as numbers. */
export function ageLimits(lower: string | null | undefined, upper: string | null | undefined) {
  const youngest = lower === 'All' ? 0 : age(lower);
  const from = youngest === undefined ? undefined : Math.min(youngest, ADULT);
  const isOpen = lower === 'All' || lower === 'Adult' || lower?.endsWith('up');
  return { from, to: isOpen ? undefined : age(upper) };
}

function age(text: string | null | undefined): number | undefined {
  if (text === 'Nwbrn') return 0;
  if (text === 'Adult') return ADULT;
  const match = /^(\d{1,2})(?:up)?$/.exec(text?.trim() ?? '');
  return match ? Number(match[1]) : undefined;
}

function ageRange(lower: string | null | undefined, upper: string | null | undefined): Children | undefined {
  const { from, to } = ageLimits(lower, upper);
  if (from === undefined && to === undefined) return undefined;
  const range = { AudienceRangeQualifier: INTEREST_AGE };
  if (from === undefined) return { ...range, AudienceRangePrecision: TO, AudienceRangeValue: to };
  const begun = { ...range, AudienceRangePrecision: FROM, AudienceRangeValue: from };
  return to === undefined ? begun : { ...begun, 'AudienceRangePrecision#2': TO, 'AudienceRangeValue#2': to };
}

/** 'Lexile 650L; ATOS 4.2': reading levels in other words ('Grades 3–7') have no code. */
export function complexities(text: string | null | undefined): Children[] {
  return (text ?? '').split(';').flatMap((part) => {
    const words = line(part)?.split(' ') ?? [];
    const code = words.pop();
    const scheme = codeOf.complexityScheme(words.join(' '));
    return scheme && code ? [{ ComplexitySchemeIdentifier: scheme, ComplexityCode: code }] : [];
  });
}
