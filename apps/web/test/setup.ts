import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import * as React from 'react';
import { afterEach, vi } from 'vitest';
import { stopApps } from './render-app.tsx';

// A whole app is started in each test, on machines that are busy with other tests: patience is no part of what is proven.
configure({ asyncUtilTimeout: 5_000 });

// happy-dom has neither layout nor scrolling.
window.scrollTo = () => undefined;
Element.prototype.scrollIntoView = () => undefined;

// happy-dom looks through the whole page for the label of one box, each time that somebody asks for any box by its label.
for (const type of [HTMLButtonElement, HTMLInputElement, HTMLSelectElement, HTMLTextAreaElement])
  Object.defineProperty(type.prototype, 'labels', {
    get(this: HTMLElement) {
      const isOfThis = (label: HTMLLabelElement) =>
        label.htmlFor === '' ? label.contains(this) : label.htmlFor === this.id;
      return [...this.ownerDocument.getElementsByTagName('label')].filter(isOfThis);
    },
  });

// React's development build writes down where each of the first ten thousand elements a second was made, for overlays that
// no test looks at: a tenth of the tests' time. A React without this counter is as it was.
const { __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE: internals } = React as unknown as Record<
  string,
  object
>;
if (internals) Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { get: () => 10_000, set: () => {} });

afterEach(() => {
  cleanup();
  stopApps();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  window.localStorage.clear();
  window.sessionStorage.clear();
});
