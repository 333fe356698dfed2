import { expect, test } from 'vitest';
import { complianceOfTitle } from './compliance.ts';

const title = { bar: { price: 20, canadianPrice: 27 }, stored: {} };
/** Price; Author Bio, Ages; Keywords. */
const [price, authorBio, ages, keywords] = [7, 23, 26, 40];

test.each([
  [[], 'Gold', 'GREEN'],
  [[keywords], 'Silver. Missing for gold: Keywords', 'GREEN'],
  [[authorBio, ages, keywords], 'Bronze. Missing for silver: Author Bio, Ages', 'GREEN'],
  [[price, keywords], 'Missing: Price', 'RED'],
])('what a title lacks (%j) gives its compliance', (lacked, complianceText, mark) => {
  expect(complianceOfTitle(title, lacked)).toEqual({
    complianceText,
    compliancePrice: mark,
    complianceCanadianPrice: mark,
  });
});

test('a Canadian price that there is none of has no mark', () => {
  expect(complianceOfTitle({ ...title, bar: { price: 20 } }, []).complianceCanadianPrice).toBeNull();
});

test('what the house says stands as a whole; blanks say nothing', () => {
  const sent = { complianceText: 'Price differs from contract', compliancePrice: 'RED' };
  expect(complianceOfTitle({ ...title, stored: sent }, [])).toEqual({ ...sent, complianceCanadianPrice: null });
  const blank = { complianceText: ' ', compliancePrice: null };
  expect(complianceOfTitle({ ...title, stored: blank }, []).complianceText).toBe('Gold');
});
