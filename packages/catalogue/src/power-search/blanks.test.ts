import { describe, expect, test } from 'vitest';
import { readAddress, writeAddress } from './address.ts';
import { namesWithBlanks } from './blanks.ts';
import { chipsOf } from './chips.ts';
import { type PowerSearchForm, powerSearchForms } from './forms.ts';
import { problemOf } from './validation.ts';
import { type PowerSearchValues, withoutCriterion } from './values.ts';

const { HarperCollins, HQNA, HCCP } = powerSearchForms;
const chips = (values: PowerSearchValues) =>
  chipsOf(HarperCollins, values, () => undefined).map(({ label, operator, value }) => [label, operator, value]);

test('every criterion can be blank but identity, constants, checkboxes, lists of titles and refinements [ASK-01]', () => {
  const others = (form: PowerSearchForm) => {
    const names = new Set(namesWithBlanks(form));
    return form.criteria.map(({ name }) => name).filter((name) => !names.has(name));
  };
  expect(others(HarperCollins)).toEqual([
    ...['title', 'isbn', 'listManagerLists', 'bisacCategoryRefine', 'academicSubjectRefine', 'zeroPrice'],
    'zeroPriceInd',
  ]);
  expect(others(HQNA)).toEqual([
    'title_Value',
    'isbn',
    'listManagerLists',
    'country_Code',
    'formatType',
    'bisac',
    'isImprintAll',
  ]);
  expect(others(HCCP)).toEqual([
    ...['title', 'isbn', 'listManagerLists', 'bisacSubcategory', 'bibleTranslationChoice', 'redLetter', 'thumbIndexed'],
  ]);
});

describe('an address', () => {
  test('has the names of blank criteria, without their switches [ASK-02]', () => {
    const values = { title: 'a', titleSwitch: 1, blank: ['author', 'price'], notBlank: ['imprint'], priceSwitch: 5 };
    const address = writeAddress(HarperCollins, values);
    expect(address).toBe(
      'title=a&titleSwitch=1&blank=author&blank=price&notBlank=imprint&company=1&sortBy=title&isShowCover=false&isShowAuthor=false',
    );
    expect(readAddress(HarperCollins, address)).toMatchObject({ blank: ['author', 'price'], notBlank: ['imprint'] });
  });

  test('has the scope of long texts that are blank', () => {
    const address = writeAddress(HarperCollins, { blank: ['onixText'], onixFieldSwitch: 3 });
    expect(address).toMatch(/^onixFieldSwitch=3&blank=onixText&/);
  });

  test('ignores unknown names and those that are never blank', () => {
    expect(readAddress(HarperCollins, 'blank=title&blank=no&blank=author&blank=author')).toMatchObject({
      blank: ['author'],
    });
    expect(readAddress(HarperCollins, 'notBlank=isbn')).not.toHaveProperty('notBlank');
  });
});

test('a chip says the operator, of long texts beside their scope [ASK-03]', () => {
  expect(chips({ blank: ['onixText'] })).toEqual([['Online Metadata', 'Is blank', '']]);
  expect(chips({ blank: ['author', 'onixText'], notBlank: ['imprint'], onixFieldSwitch: 2 })).toEqual([
    ['Author', 'Is blank', ''],
    ['Online Metadata', 'Retailer Description', 'is blank'],
    ['Imprint (TAS)', 'Is not blank', ''],
  ]);
});

test('a criterion is removed with its operator [ASK-03]', () => {
  const values = { blank: ['author', 'imprint'], notBlank: ['price'] };
  expect(withoutCriterion(HarperCollins, values, 'author')).toEqual({ blank: ['imprint'], notBlank: ['price'] });
});

describe('validation [ASK-02]', () => {
  test.each<[form: PowerSearchForm, values: PowerSearchValues]>([
    [HarperCollins, { blank: ['author'] }],
    // Neither a season nor children's keywords need another value to be blank.
    [HQNA, { blank: ['season'] }],
    [HarperCollins, { notBlank: ['keywordText'] }],
  ])('%#: %j has no problem', (form, values) => {
    expect(problemOf(form, values)).toBeNull();
  });

  test.each<[values: PowerSearchValues, message: RegExp]>([
    [{ blank: ['author'], author: 'a' }, /^Author has a value and 'Is blank'/],
    [{ blank: ['author'], notBlank: ['author'] }, /^Author cannot be blank and not blank/],
    [{ blank: ['title'] }, /^Title is never blank/],
    [{ blank: [] }, /^Please add more criteria/],
    [{ onSaleDatePeriod: 'thisMonth', onSaleDateEnd: 86_400 }, /^On Sale Date has dates and a period/],
    [{ onSaleDatePeriod: 'thisMonth', blank: ['onSaleDateStart'] }, /^On Sale Date has a value and 'Is blank'/],
  ])('%j: %s', (values, message) => {
    expect(problemOf(HarperCollins, values)).toMatchObject({ kind: 'line', message: expect.stringMatching(message) });
  });
});
