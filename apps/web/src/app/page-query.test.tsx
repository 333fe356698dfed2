import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fakeServer, permissions } from '../../test/fake-server.ts';
import { hash, renderApp, waitUntilSignedIn } from '../../test/render-app.tsx';

test('a query before the is removed from the address', async () => {
  fakeServer(permissions(['001'], ['User']));
  const { user } = renderApp('/quickSearch?title=moby&company=1', { search: '?utm=mail&title=dick' });
  await waitUntilSignedIn();
  expect(window.location.search).toBe('');
  expect(hash()).toBe('#/quickSearch?title=moby&company=1');
  expect(screen.getByRole('textbox', { name: 'Search text' })).toHaveValue('moby');
  await user.click(screen.getByRole('link', { name: 'TitleNet' }));
  await waitFor(() => expect(hash()).toBe('#/'));
  expect(window.location.href).not.toContain('utm');
});
