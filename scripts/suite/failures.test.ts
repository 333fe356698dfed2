import { expect, test } from 'vitest';
import { failuresOfPlaywright, failuresOfVitest } from './failures.ts';

test('a failed test is listed with its file and the first line of the error', () => {
  const testResults = [
    {
      name: 'a.test.ts',
      status: 'failed',
      message: '',
      assertionResults: [
        { fullName: 'one', status: 'passed', failureMessages: [] },
        { fullName: 'two', status: 'failed', failureMessages: ['Error: too late\n    at a.test.ts:3', 'another'] },
        { fullName: 'three', status: 'failed', failureMessages: [] },
      ],
    },
    { name: 'b.test.ts', status: 'failed', message: 'Cannot find module\nhere', assertionResults: [] },
    { name: 'c.test.ts', status: 'passed', message: '', assertionResults: [] },
  ];
  expect(failuresOfVitest({ testResults })).toEqual([
    'a.test.ts: two: Error: too late',
    'a.test.ts: three',
    'b.test.ts: Cannot find module',
  ]);
});

test('failed and flaky journeys are listed with their suites, and so are errors outside journeys', () => {
  const spec = (title: string, status: string, ...messages: (string | undefined)[]) => ({
    title,
    tests: [{ status, results: messages.map((message) => (message === undefined ? {} : { error: { message } })) }],
  });
  const inner = { title: 'denied', specs: [spec('no role', 'flaky', '\u001b[31mlate\u001b[39m\nmore', undefined)] };
  const specs = [
    spec('one', 'expected', undefined),
    spec('two', 'unexpected'),
    spec('three', 'expected', 'as it should'),
  ];
  const errors = [{ message: 'Cannot find module' }];
  expect(failuresOfPlaywright({ suites: [{ title: 'a.spec.ts', specs, suites: [inner] }], errors })).toEqual([
    'journeys: Cannot find module',
    'a.spec.ts: two',
    'a.spec.ts › denied: no role: late',
  ]);
});

test('a run without a report lists nothing', () => {
  expect(failuresOfVitest(undefined)).toEqual([]);
  expect(failuresOfPlaywright(undefined)).toEqual([]);
});
