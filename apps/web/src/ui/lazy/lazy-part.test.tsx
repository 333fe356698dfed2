import { MantineProvider } from '@mantine/core';
import { fireEvent, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { lazyPart } from './lazy-part.tsx';

const SHEET = '/assets/Dialog-a1.css';

/** Answers of the tests. Those of happy-dom, which loads no style sheets, are left out. */
const answers = new WeakSet<Event>();
const links = () => [...document.head.querySelectorAll<HTMLLinkElement>('link[href]')];

/** Answers the latest request for the style sheet. */
function answer(type: 'load' | 'error') {
  const event = new Event(type);
  answers.add(event);
  links().at(-1)?.dispatchEvent(event);
}

let listening: AbortController;
beforeEach(() => {
  listening = new AbortController();
  const stopOthers = (event: Event) => void (answers.has(event) || event.stopImmediatePropagation());
  for (const type of ['load', 'error'])
    window.addEventListener(type, stopOthers, { capture: true, signal: listening.signal });
  vi.useFakeTimers();
});
afterEach(() => {
  // The module keeps which style sheets have failed: the last one is loaded.
  void lazyPart(importPlain()).preload();
  answer('load');
  listening.abort();
  document.head.replaceChildren();
});

/** The first import adds the style sheet and fails with it, as Vite does; later ones do not request it again. */
function importWithSheet() {
  let isFirst = true;
  return vi.fn(async () => {
    if (isFirst) {
      isFirst = false;
      document.head.insertAdjacentHTML('beforeend', `<link rel="stylesheet" href="${SHEET}">`);
      answer('error');
      throw new Error(`Unable to preload CSS for ${SHEET}`);
    }
    return () => null;
  });
}
const importPlain = () => vi.fn(async () => () => null);

test('a style sheet that stays missing fails only the part that it belongs to [ERR-41]', async () => {
  const importDialog = importWithSheet();
  const dialog = lazyPart(importDialog).preload();
  await vi.advanceTimersByTimeAsync(300);
  answer('error');
  await vi.advanceTimersByTimeAsync(1_500);
  answer('error');
  await dialog;
  // The script alone would show the dialog without its style.
  expect(importDialog).toHaveBeenCalledTimes(1);
  const importOther = importPlain();
  void lazyPart(importOther).preload();
  await vi.advanceTimersByTimeAsync(0);
  answer('error');
  await vi.advanceTimersByTimeAsync(0);
  expect(importOther).toHaveBeenCalledTimes(1);
});

test('a part whose style sheet stayed missing waits for it when it is loaded next [ERR-41]', async () => {
  const importDialog = importWithSheet();
  const part = lazyPart(importDialog);
  const first = part.preload();
  await vi.advanceTimersByTimeAsync(300);
  answer('error');
  await vi.advanceTimersByTimeAsync(1_500);
  answer('error');
  await first;
  const second = part.preload();
  await vi.advanceTimersByTimeAsync(0);
  expect(importDialog).toHaveBeenCalledTimes(1);
  answer('load');
  await second;
  expect(importDialog).toHaveBeenCalledTimes(2);
});

test('parts that are loaded at once wait for one request of a style sheet [ERR-41]', async () => {
  void lazyPart(importWithSheet()).preload();
  await vi.advanceTimersByTimeAsync(300);
  const imports = [importPlain(), importPlain()];
  for (const one of imports) void lazyPart(one).preload();
  await vi.advanceTimersByTimeAsync(0);
  expect(links()).toHaveLength(1);
  expect(imports.map(({ mock }) => mock.calls.length)).toEqual([0, 0]);
  answer('load');
  await vi.advanceTimersByTimeAsync(0);
  expect(imports.map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
});

test('a part that cannot be loaded leaves the page as it is, and is loaded again by its button [ERR-43]', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  let isFailing = true;
  const Part = lazyPart(async () => {
    if (isFailing) throw new TypeError('Failed to fetch');
    return () => <p>Calendar</p>;
  });
  render(
    <MantineProvider>
      <input aria-label="Note" />
      <Suspense>
        <Part />
      </Suspense>
    </MantineProvider>,
  );
  fireEvent.change(screen.getByRole('textbox', { name: 'Note' }), { target: { value: 'typed' } });
  await vi.advanceTimersByTimeAsync(2_000);
  await vi.waitFor(() =>
    expect(screen.getByRole('alert')).toHaveTextContent('A part of this page could not be loaded.'),
  );
  expect(screen.getByRole('textbox', { name: 'Note' })).toHaveValue('typed');
  isFailing = false;
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await vi.waitFor(() => expect(screen.getByText('Calendar')).toBeVisible());
});
