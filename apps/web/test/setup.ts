import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import * as React from 'react';
import { afterAll, afterEach, vi } from 'vitest';
import { expectValidResponses } from './fake-server.ts';
import './find-all-elements.ts';
import { stopApps } from './render-app.tsx';

// Each test starts a whole app, which is slow on a busy machine.
configure({ asyncUtilTimeout: 5_000 });

// happy-dom has no popovers, which the header of small windows has.
HTMLElement.prototype.hidePopover = () => undefined;

// happy-dom has neither layout nor scrolling.
window.scrollTo = () => undefined;
Element.prototype.scrollIntoView = () => undefined;

// happy-dom follows the link of a download and leaves the page, after which every test of the worker fails.
const click = HTMLAnchorElement.prototype.click;
HTMLAnchorElement.prototype.click = function (this: HTMLAnchorElement) {
  if (!this.hasAttribute('download')) click.call(this);
};

// happy-dom searches the whole page for the labels of each input, which makes queries by label slow.
for (const type of [HTMLButtonElement, HTMLInputElement, HTMLSelectElement, HTMLTextAreaElement])
  Object.defineProperty(type.prototype, 'labels', {
    get(this: HTMLElement) {
      const isOfThis = (label: HTMLLabelElement) =>
        label.htmlFor === '' ? label.contains(this) : label.htmlFor === this.id;
      return [...this.ownerDocument.getElementsByTagName('label')].filter(isOfThis);
    },
  });

// React's development build captures the stack of the first ten thousand elements per second for its overlays, which
// takes a tenth of the tests' time.
const internals: object | undefined = Reflect.get(
  React,
  '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE',
);
if (internals) Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { get: () => 10_000, set: () => {} });

afterEach(() => {
  cleanup();
  stopApps();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  window.localStorage.clear();
  window.sessionStorage.clear();
  expectValidResponses();
});

// Vitest refuses imports that are not ended when a file ends, and the module then stays refused to the next files of the worker.
afterAll(() => vi.dynamicImportSettled());
