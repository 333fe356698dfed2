import { describe, expectTypeOf, test } from 'vitest';
import type { FormValues } from './form-values.ts';
import type { PowerSearchForm, powerSearchForms } from './forms.ts';
import type { PowerSearchValues } from './values.ts';

type Forms = typeof powerSearchForms;
type Trade = FormValues<Forms['HarperCollins']>;
type Hqna = FormValues<Forms['HQNA']>;
type Hccp = FormValues<Forms['HCCP']>;

// The type check fails if a type differs; at run time these tests do nothing.
describe('values of the forms', () => {
  test('have the types of their criteria', () => {
    expectTypeOf<Trade['title']>().toEqualTypeOf<string | undefined>();
    expectTypeOf<Trade['titleSwitch']>().toEqualTypeOf<number | undefined>();
    expectTypeOf<Trade['division']>().toEqualTypeOf<string | undefined>();
    expectTypeOf<Trade['format']>().toEqualTypeOf<readonly string[] | undefined>();
    expectTypeOf<Trade['formatValue']>().toEqualTypeOf<readonly string[] | undefined>();
    expectTypeOf<Trade['pubYear']>().toEqualTypeOf<string | undefined>();
    expectTypeOf<Trade['pubYearSwitch']>().toEqualTypeOf<number | undefined>();
    expectTypeOf<Trade['onSaleDateEnd']>().toEqualTypeOf<number | undefined>();
    expectTypeOf<Trade['agesStart']>().toEqualTypeOf<string | undefined>();
    expectTypeOf<Trade['zeroPrice']>().toEqualTypeOf<boolean | undefined>();
    expectTypeOf<Trade['listManagerLists']>().toEqualTypeOf<readonly string[] | undefined>();
    expectTypeOf<Trade['isShowAuthor']>().toEqualTypeOf<boolean | undefined>();
    expectTypeOf<Hqna['onlineMetadata_VText']>().toEqualTypeOf<string | undefined>();
    expectTypeOf<Hqna['onlineMetadata']>().toEqualTypeOf<number | undefined>();
    expectTypeOf<Hqna['isHqna']>().toEqualTypeOf<boolean | undefined>();
    expectTypeOf<Hccp['usdPriceSwitch']>().toEqualTypeOf<number | undefined>();
    expectTypeOf<Hccp['formatColor']>().toEqualTypeOf<readonly string[] | undefined>();
    expectTypeOf<Hccp['sortBy']>().toEqualTypeOf<string | undefined>();
  });

  test('are those of the form and no other', () => {
    expectTypeOf<Hccp>().not.toHaveProperty('zeroPrice');
    expectTypeOf<Hccp>().not.toHaveProperty('bibleTranslationChoice');
    expectTypeOf<Hqna>().not.toHaveProperty('title');
    expectTypeOf<Trade>().not.toHaveProperty('isbn13');
  });

  test('fit where the form is not known', () => {
    expectTypeOf<Trade>().toExtend<PowerSearchValues>();
    expectTypeOf<Forms[keyof Forms]>().toExtend<PowerSearchForm>();
  });
});
