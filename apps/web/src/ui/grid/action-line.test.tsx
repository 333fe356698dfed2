import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ActionLine } from './ActionLine.tsx';
import { giveElementsSize } from './element-size.test-support.ts';

const BUTTON_WIDTH_PX = 100;
let original: PropertyDescriptor | undefined;

beforeEach(() => {
  original = Object.getOwnPropertyDescriptor(HTMLElement.prototype, 'offsetWidth');
  Object.defineProperty(HTMLElement.prototype, 'offsetWidth', { configurable: true, get: () => BUTTON_WIDTH_PX });
});
afterEach(() => {
  if (original) Object.defineProperty(HTMLElement.prototype, 'offsetWidth', original);
});

function draw(available: number) {
  giveElementsSize({ width: available });
  const onPrint = vi.fn(() => document.activeElement?.textContent);
  render(
    <ActionLine>
      <button type="button">Export</button>
      <button type="button">Compare</button>
      <button type="button" onClick={onPrint}>
        Print
      </button>
    </ActionLine>,
  );
  return { user: userEvent.setup(), onPrint };
}

const inMenu = () => ['Export', 'Compare', 'Print'].filter((name) => 'overflow' in screen.getByText(name).dataset);

test('actions that fit are in the line, without a menu', () => {
  draw(300);
  expect(inMenu()).toEqual([]);
  expect(screen.queryByRole('button', { name: 'More' })).not.toBeInTheDocument();
});

test('actions that do not fit are in a menu, which is opened and closed by keyboard', async () => {
  const { user } = draw(290);
  expect(inMenu()).toEqual(['Print']);
  const more = screen.getByRole('button', { name: 'More' });
  expect(more).toHaveAttribute('aria-expanded', 'false');
  more.focus();
  await user.keyboard('{Enter}');
  expect(more).toHaveAttribute('aria-expanded', 'true');
  await vi.waitFor(() => expect(screen.getByText('Print')).toHaveFocus());
  await user.keyboard('{Escape}');
  expect(more).toHaveAttribute('aria-expanded', 'false');
  expect(more).toHaveFocus();
});

test('an action of the menu closes it and finds the focus on its button, where a dialog returns it', async () => {
  const { user, onPrint } = draw(200);
  expect(inMenu()).toEqual(['Compare', 'Print']);
  const more = screen.getByRole('button', { name: 'More' });
  await user.click(more);
  await user.click(screen.getByText('Print'));
  expect(onPrint).toHaveReturnedWith('More');
  expect(more).toHaveAttribute('aria-expanded', 'false');
});
