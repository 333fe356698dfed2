import { expect, test } from 'vitest';
import { hasCoopLink } from './coop-link.ts';

test.each(['CANADA OTHER KIDS', 'HCCA ADULT', 'CANADA OTHER ADULT', 'HCCA KIDS', 'HCCA AUDIO', ' HCCA KIDS '])(
  '%j hides the link',
  (tapDescription) => {
    expect(hasCoopLink(tapDescription)).toBe(false);
  },
);

test.each(['ADULT TRADE', 'HCCA', 'CANADA OTHER KIDS 2', 'hcca adult', '', null, undefined])('%j keeps it', (text) => {
  expect(hasCoopLink(text)).toBe(true);
});
