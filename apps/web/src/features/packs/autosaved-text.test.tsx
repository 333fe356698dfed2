import { MantineProvider } from '@mantine/core';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { AutosavedLine, AutosavedNote } from './AutosavedText.tsx';

const stored = vi.fn<(text: string) => void>();
beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  stored.mockClear();
});
afterEach(() => vi.useRealTimers());

const renderBox = (box: ReactElement) => render(box, { wrapper: MantineProvider });

/** A note whose stored text is changed by the test: by the box itself, or by another person. */
function openNote() {
  const note = (saved: string) => <AutosavedNote label="Note" maxLength={100} saved={saved} onSave={stored} />;
  const view = renderBox(note('old'));
  return {
    user: userEvent.setup({ advanceTimers: vi.advanceTimersByTime }),
    box: screen.getByRole('textbox', { name: 'Note' }),
    save: (saved: string) => view.rerender(note(saved)),
    leave: () => view.unmount(),
    pause: () => act(() => vi.advanceTimersByTime(1_000)),
  };
}

test('a box that was stored takes what another person writes, and leaving it stores nothing [PACK-82]', async () => {
  const { user, box, save, pause } = openNote();
  await user.type(box, 'er');
  await pause();
  expect(stored).toHaveBeenCalledExactlyOnceWith('older');
  expect(box).toHaveValue('older');
  save('older');
  save('theirs');
  expect(box).toHaveFocus();
  expect(box).toHaveValue('theirs');
  await user.tab();
  expect(box).toHaveValue('theirs');
  expect(stored).toHaveBeenCalledOnce();
});

test.each([
  ['Use Mine', [['older']], 'older'],
  ['Keep Theirs', [], 'theirs'],
])(
  'a text that another person has changed while it was typed is not replaced before the choice: %s [PACK-82]',
  async (choice, calls, shown) => {
    const { user, box, save, pause } = openNote();
    await user.type(box, 'er');
    save('theirs');
    expect(screen.getByRole('alert')).toHaveTextContent('Changed meanwhile, and yours is not stored. It is now:theirs');
    await pause();
    await user.tab();
    expect(stored).not.toHaveBeenCalled();
    expect(box).toHaveValue('older');
    await user.click(screen.getByRole('button', { name: choice }));
    expect(stored.mock.calls).toEqual(calls);
    expect(box).toHaveValue(shown);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  },
);

test('a text that is typed just before its screen is left is stored, once [PACK-15]', async () => {
  const { user, box, leave, pause } = openNote();
  await user.type(box, 'er');
  leave();
  expect(stored).toHaveBeenCalledExactlyOnceWith('older');
  await pause();
  expect(stored).toHaveBeenCalledOnce();
});

test('a screen that is left before the choice leaves the text of the other person [PACK-82]', async () => {
  const { user, box, save, leave, pause } = openNote();
  await user.type(box, 'er');
  save('theirs');
  leave();
  await pause();
  expect(stored).not.toHaveBeenCalled();
});

test('a text that another person has stored meanwhile too is no conflict, and is typed on [PACK-82]', async () => {
  const { user, box, save, pause } = openNote();
  await user.type(box, 'er');
  save('older');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  await user.type(box, ' one');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  await pause();
  expect(stored).toHaveBeenCalledExactlyOnceWith('older one');
});

test('a text that must not be stored is not offered against that of another person [PACK-82]', async () => {
  const line = (saved: string) => (
    <AutosavedLine label="Name" isRequired maxLength={100} saved={saved} onSave={stored} />
  );
  const view = renderBox(line('Spring'));
  const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
  await user.clear(screen.getByRole('textbox', { name: 'Name' }));
  view.rerender(line('Summer'));
  expect(screen.getByRole('button', { name: 'Use Mine' })).toBeDisabled();
  await user.click(screen.getByRole('button', { name: 'Keep Theirs' }));
  expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('Summer');
  expect(stored).not.toHaveBeenCalled();
});

test('a line keeps the blank that is being typed, and is stored without it [PACK-15]', async () => {
  const line = (saved: string) => (
    <AutosavedLine label="Name" isRequired maxLength={100} saved={saved} onSave={stored} />
  );
  const view = renderBox(line('Spring'));
  const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
  const box = screen.getByRole('textbox', { name: 'Name' });
  await user.type(box, 's ');
  await act(() => vi.advanceTimersByTime(1_000));
  expect(stored).toHaveBeenCalledExactlyOnceWith('Springs');
  view.rerender(line('Springs'));
  expect(box).toHaveValue('Springs ');
  await user.clear(box);
  await user.tab();
  expect(box).toHaveValue('Springs');
  expect(stored).toHaveBeenCalledOnce();
});
