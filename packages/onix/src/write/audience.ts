import type { TitleRecord } from '@titlenet/catalogue/title-record';
import { codeOf } from '../codes/words-to-codes.ts';
import { line } from './element-texts.ts';
import type { Children } from './write-element.ts';

/** Interest age, list 30. */
const INTEREST_AGE = '17';
/** List 31. */
const FROM = '03';
const TO = '04';
/** The age that is written for adults. */
const ADULT = 17;

export function writeAudience({ sheet }: Pick<TitleRecord, 'sheet'>): Children {
  const { codes, rest } = audienceWords(sheet.marketing?.audience);
  return {
    DescriptiveDetail: {
      Audience: codes.map((code) => ({ AudienceCodeType: '01', AudienceCodeValue: code })),
      AudienceDescription: rest,
    },
  };
}

export const writeAges = ({ bar }: Pick<TitleRecord, 'bar'>): Children => ({
  DescriptiveDetail: { AudienceRange: ageRange(bar.lowerAge, bar.upperAge) },
});

export const writeReadingLevel = ({ bar }: Pick<TitleRecord, 'bar'>): Children => ({
  DescriptiveDetail: { Complexity: complexities(bar.readingLevel) },
});

/** Converts the leading words of list 28 to codes; the rest remains text. */
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

/** Converts the ages of a title ('Nwbrn', '7', '8up', 'Adult', 'All') to numbers. */
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

/** Converts reading levels, 'Lexile 650L; ATOS 4.2'; other words ('Grades 3–7') have no code and are left out. */
export function complexities(text: string | null | undefined): Children[] {
  return (text ?? '').split(';').flatMap((part) => {
    const words = line(part)?.split(' ') ?? [];
    const code = words.pop();
    const scheme = codeOf.complexityScheme(words.join(' '));
    return scheme && code ? [{ ComplexitySchemeIdentifier: scheme, ComplexityCode: code }] : [];
  });
}
