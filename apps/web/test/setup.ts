import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterEach, vi } from 'vitest';
import { stopApps } from './render-app.tsx';

// A whole app is started in each test, on machines that are busy with other tests: patience is no part of what is proven.
configure({ asyncUtilTimeout: 5_000 });

// happy-dom has neither layout nor scrolling.
window.scrollTo = () => undefined;
Element.prototype.scrollIntoView = () => undefined;

afterEach(() => {
  cleanup();
  stopApps();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  window.localStorage.clear();
  window.sessionStorage.clear();
});
