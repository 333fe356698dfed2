import { expect, test } from 'vitest';
import { blankInput, inputOf, readInput } from './decision-input.ts';

test('a quantity is a whole number with or without separators, and a tag needs a decision [PACK-32]', () => {
  expect(readInput({ ...blankInput, decision: ' Reprint ', quantity: '5,000' })).toEqual({
    decision: 'Reprint',
    isTag: false,
    quantity: 5000,
    followUp: '',
  });
  for (const quantity of ['many', '-1', '1.5', '10000000'])
    expect(readInput({ ...blankInput, quantity })).toMatchObject({ field: 'quantity' });
  const noCopies = { decision: '', isTag: false, quantity: 0, followUp: '' };
  expect(readInput({ ...blankInput, quantity: '0' })).toEqual(noCopies);
  expect(inputOf(noCopies)).toEqual({ ...blankInput, quantity: '0' });
  expect(readInput({ ...blankInput, isTag: true, followUp: 'call Ann' })).toMatchObject({ field: 'decision' });
  expect(readInput({ ...blankInput, decision: '  ', isTag: true })).toBe('nothing');
});
