import { describe, expect, test } from 'vitest';
import { parseHouseLine, validateRecord } from './parse-record.ts';

const title = (members: string) => `{"kind":"title","companyCode":"001","isbn":"9780062040800"${members}}`;
const nested = (depth: number, inner: string) => '['.repeat(depth) + inner + ']'.repeat(depth);

describe('a line', () => {
  test('with a valid record is accepted', () => {
    expect(parseHouseLine(title(',"bar":{"title":"\\u00e9"}'))).toMatchObject({ kind: 'title', bar: { title: 'é' } });
  });

  test.each(['\\u0000', 'a\\ud800', '\\udfff'])('with %s in a property or its name is rejected', (text) => {
    const reason = 'contains invalid characters (NUL or an unpaired surrogate)';
    for (const members of [`,"bar":{"title":"${text}"}`, `,"${text}":1`])
      expect(parseHouseLine(title(members))).toEqual({ reason, recordReference: '9780062040800' });
  });

  test.each(['"\\u0000"', '"\\ud800"', '1'])('nested 20,000 levels deep around %s is rejected', (inner) => {
    const line = title(`,"bar":${nested(20_000, inner)}`);
    expect(parseHouseLine(line)).toMatchObject({ reason: expect.any(String), recordReference: '9780062040800' });
  });
});

test('a record whose validation throws is rejected', () => {
  const value = {
    kind: 'title',
    get companyCode(): string {
      throw new RangeError('no further');
    },
  };
  expect(validateRecord(value)).toMatchObject({ reason: 'cannot be read: RangeError: no further' });
});
