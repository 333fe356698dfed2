import type { Criterion } from './criterion.ts';
import type { SwitchDefinition } from './switches.ts';

/**
 * Format of a field in addresses and requests: `number` is the typed text, `day` epoch seconds of 00:00 UTC (G-71),
 * `period` the name of a period, `switch` the number of an option, `codes` one or several codes, `flag` 'true' or absent.
 */
export type WireType = 'text' | 'number' | 'switch' | 'day' | 'period' | 'code' | 'codes' | 'flag' | 'descriptions';

export interface WireField {
  /** Exact wire name of the requirements, including odd spellings. */
  readonly name: string;
  readonly type: WireType;
  /** Name of its criterion, or of its facet. */
  readonly of: string;
  /** Only for switches. */
  readonly switch?: SwitchDefinition;
}

/** The fields with the values of a criterion. */
function valueFields(criterion: Criterion): Omit<WireField, 'of'>[] {
  switch (criterion.kind) {
    case 'text':
    case 'longText':
      return [{ name: criterion.name, type: 'text' }];
    case 'number':
      return [{ name: criterion.name, type: 'number' }];
    case 'code':
      return [{ name: criterion.name, type: criterion.input === 'selector' ? 'code' : 'codes' }];
    case 'userList':
      return [{ name: criterion.name, type: 'codes' }];
    case 'dateRange':
      return [
        ...[criterion.start, criterion.end].map((name) => ({ name, type: 'day' }) as const),
        { name: criterion.period, type: 'period' },
      ];
    case 'ages':
      return [criterion.start, criterion.end].map((name) => ({ name, type: 'code' }));
    case 'flag':
      return [{ name: criterion.name, type: 'flag' }];
    case 'filling':
      return [];
  }
}

/** The fields that accompany a value: its switch, the descriptions of its codes. */
function companionFields(criterion: Criterion): Omit<WireField, 'of'>[] {
  const own = 'switch' in criterion ? criterion.switch : undefined;
  const descriptions = criterion.kind === 'code' ? criterion.descriptionsField : undefined;
  return [
    ...(own ? [{ name: own.name, type: 'switch', switch: own } as const] : []),
    ...(descriptions ? [{ name: descriptions, type: 'descriptions' } as const] : []),
  ];
}

/** The names of the fields with the values of a criterion. */
export function valueNamesOf(criterion: Criterion): string[] {
  return valueFields(criterion).map(({ name }) => name);
}

/** All wire fields of a criterion: its values, then the fields that are sent only with a value (G-60). */
export function wireFieldsOf(criterion: Criterion): WireField[] {
  return [...valueFields(criterion), ...companionFields(criterion)].map((field) => ({ ...field, of: criterion.name }));
}
