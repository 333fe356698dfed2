import { expect, test } from 'vitest';
import { isAudioTitle } from './audio.ts';

test.each([{ isAudio: true }, { isAudio: false, tapecount: 6 }, { tapelength: '07:30' }])('%j is audio', (title) => {
  expect(isAudioTitle(title)).toBe(true);
});

test.each([{}, { isAudio: false, tapecount: 0, tapelength: '' }, { tapecount: null, tapelength: '00:00' }])(
  '%j is not',
  (title) => {
    expect(isAudioTitle(title)).toBe(false);
  },
);
