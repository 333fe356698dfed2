import type { BlankField } from './blanks.ts';
import type { Criterion } from './criterion.ts';
import type { FacetValues } from './facets.ts';
import type { MetaField, PowerSearchForm } from './forms.ts';

interface Field<Name extends string, Value> {
  readonly name: Name;
  readonly value: Value;
}

/** The fields that say what is looked for; as `wireFieldsOf`, in types. */
type ValueField<C extends Criterion> = C extends { kind: 'text' | 'longText' | 'number' }
  ? Field<C['name'], string>
  : C extends { kind: 'code' }
    ? Field<C['name'], C['input'] extends 'selector' ? string : readonly string[]>
    : C extends { kind: 'userList' }
      ? Field<C['name'], readonly string[]>
      : C extends { kind: 'dateRange' }
        ? Field<C['start'] | C['end'], number> | Field<C['period'], string>
        : C extends { kind: 'ages' }
          ? Field<C['start'] | C['end'], string>
          : C extends { kind: 'flag' }
            ? Field<C['name'], boolean>
            : never;

type SwitchField<C extends Criterion> = C extends { kind: 'text' | 'number' | 'code' | 'longText' }
  ? Field<NonNullable<C['switch']>['name'], number>
  : never;

type DescriptionsField<C extends Criterion> = C extends { kind: 'code' }
  ? Field<NonNullable<C['descriptionsField']>, readonly string[]>
  : never;

type MetaValue<M extends MetaField> = M extends { type: 'show' } | { name: 'isHqna' }
  ? Field<M['name'], boolean>
  : Field<M['name'], string>;

type FieldOf<F extends PowerSearchForm> =
  | ValueField<F['criteria'][number]>
  | SwitchField<F['criteria'][number]>
  | DescriptionsField<F['criteria'][number]>
  | MetaValue<F['meta'][number]>
  | Field<BlankField, readonly string[]>;

type ByName<F extends Field<string, unknown>> = { readonly [Each in F as Each['name']]?: Each['value'] | undefined };

/**
 * The values of one form by wire field, inferred from its criteria. Texts, codes and typed numbers are strings,
 * switches and days (epoch seconds) numbers, codes of which several may be chosen lists, ticks booleans.
 */
export type FormValues<F extends PowerSearchForm> = ByName<FieldOf<F>> & FacetValues;
