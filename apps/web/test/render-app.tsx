import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { App } from '../src/app/App.tsx';
import { type StartedApp, startApp } from '../src/app/start-app.ts';
import { clearToasts } from '../src/ui/toasts/toasts.ts';

let started: StartedApp[] = [];

/** Renders the whole app at an address (`/quickSearch?title=x`). Call `fakeServer` first. */
export function renderApp(address = '/', { search = '' } = {}) {
  window.history.replaceState(null, '', `/${search}#${address}`);
  const left: string[] = [];
  const app = startApp({ redirectTo: (to) => left.push(to) });
  started.push(app);
  const view = render(<App {...app} />);
  return { app, view, left, user: userEvent.setup() };
}

/** The current hash. */
export const hash = () => window.location.hash;

/** Waits for the header, which is rendered after sign-in and permissions. */
export const waitUntilSignedIn = () => screen.findByText('Signed in as');

/** Stops the apps of a test. */
export function stopApps(): void {
  for (const app of started) app.stop();
  started = [];
  clearToasts();
}
