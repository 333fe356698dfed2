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
])('compliance follows from the facts that a title lacks: %j', (lacked, complianceText, mark) => {
  expect(complianceOfTitle(title, lacked)).toEqual({
    complianceText,
    compliancePrice: mark,
    complianceCanadianPrice: mark,
  });
});

test('an absent Canadian price has no mark', () => {
  expect(complianceOfTitle({ ...title, bar: { price: 20 } }, []).complianceCanadianPrice).toBeNull();
});

test('in-house values replace the computed ones together; blank values count as absent', () => {
  const sent = { complianceText: 'Price differs from contract', compliancePrice: 'RED' };
  expect(complianceOfTitle({ ...title, stored: sent }, [])).toEqual({ ...sent, complianceCanadianPrice: null });
  const blank = { complianceText: ' ', compliancePrice: null };
  expect(complianceOfTitle({ ...title, stored: blank }, []).complianceText).toBe('Gold');
});
