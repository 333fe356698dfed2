import { expect, test, vi } from 'vitest';
import { waitForElement } from './wait-for-element.ts';

test('the element is returned as soon as it is in the container [MULTI-23]', async () => {
  vi.useFakeTimers();
  const container = document.createElement('div');
  let found: Element | undefined;
  void waitForElement(container, () => container.querySelector('table')).then((element) => {
    found = element;
  });
  await vi.advanceTimersByTimeAsync(700);
  expect(found).toBeUndefined();
  container.append(document.createElement('p'));
  const table = document.createElement('table');
  container.append(table);
  // No further time passes, so that only the observer can have found it.
  await vi.advanceTimersByTimeAsync(0);
  expect(found).toBe(table);
});

test('without the element the result is undefined after 20 times 500 ms [MULTI-23, MULTI-24]', async () => {
  vi.useFakeTimers();
  const container = document.createElement('div');
  const results: unknown[] = [];
  void waitForElement(container, () => container.querySelector('table')).then((element) => results.push(element));
  await vi.advanceTimersByTimeAsync(9_999);
  expect(results).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(results).toEqual([undefined]);
});
