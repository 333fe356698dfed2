import { expect, test } from 'vitest';
import { shownChanges } from './shown-changes.ts';

const retail = '(Retail, excluding tax; sent by House feed)';

test.each([
  [`24.99 USD ${retail}`, `26.99 USD ${retail}`, '24.99 → 26.99 USD (Retail, excluding tax)'],
  [
    `24.99 USD ${retail}; 32.99 CAD ${retail}`,
    `34.99 CAD ${retail}; 26.99 USD ${retail}`,
    '32.99 → 34.99 CAD | 24.99 → 26.99 USD',
  ],
  // The last price is cut.
  [
    `9.99 USD ${retail}; 5.00 EUR (Retail; sent b…`,
    `8.99 USD ${retail}; 15.00 EUR (Retail; sent…`,
    '9.99 → 8.99 USD | 5.00 → 15.00 EUR',
  ],
  ['9.99 USD (Agency)', '9.99 USD (Net)', '9.99 USD (Agency) → 9.99 USD (Net)'],
  ['9.99 USD (Agency)', '8.99 USD (Net)', '9.99 USD (Agency) → 8.99 USD (Net)'],
  [
    '5.00 USD (Net); 6.00 USD (Agency)',
    '7.00 USD (Net); 8.00 USD (Agency)',
    '5.00 → 7.00 USD (Net) | 6.00 → 8.00 USD (Agency)',
  ],
  ['5.00 USD (Net); 6.00 CAD (Net)', '7.00 USD (Net)', '5.00 → 7.00 USD (Net) | 6.00 CAD (Net) → null'],
  ['5.00 USD (Net)', '7.00 USD (Net); 6.00 CAD (Net)', '5.00 → 7.00 USD | null → 6.00 CAD (Net)'],
  ['$24.99', '$26.99', '$24.99 → $26.99'],
  ['A storm at sea', 'A calm; at sea', 'A storm at sea → A calm; at sea'],
  [null, '5.00 USD (Net)', 'null → 5.00 USD (Net)'],
])('%s and %s are shown as %s [CHANGED-08]', (oldValue, newValue, shown) => {
  const pairs = shownChanges({ oldValue, newValue });
  expect(pairs.map((pair) => `${pair.oldValue} → ${pair.newValue}`).join(' | ')).toBe(shown);
});
