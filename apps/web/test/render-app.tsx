import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { App } from '../src/app/App.tsx';
import { type StartedApp, startApp } from '../src/app/start-app.ts';
import { reloadSearchMenu } from '../src/domain/search-menu/search-menu.ts';
import { clearToasts } from '../src/ui/toasts/toasts.ts';

let started: StartedApp[] = [];

/** Opens the whole app at an address (`/quickSearch?title=x`), as a browser would. Call `fakeServer` first. */
export function renderApp(address = '/', { search = '' } = {}) {
  window.history.replaceState(null, '', `/${search}#${address}`);
  reloadSearchMenu();
  const left: string[] = [];
  const app = startApp({ redirectTo: (to) => left.push(to) });
  started.push(app);
  const view = render(<App {...app} />);
  return { app, view, left, user: userEvent.setup() };
}

/** The address as the app stands now. */
export const hash = () => window.location.hash;

/** Waits until the header stands, which means: signed in, and the permissions known. */
export const waitUntilSignedIn = () => screen.findByText('Signed in as');

/** Ends what the apps of a test left running. */
export function stopApps(): void {
  for (const app of started) app.stop();
  started = [];
  clearToasts();
}
