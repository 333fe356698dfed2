import './act-of-production.ts';
import '@testing-library/jest-dom/vitest';
import { cleanup, configure, prettyDOM } from '@testing-library/react';
import { afterAll, afterEach, vi } from 'vitest';
import { expectValidResponses } from './fake-server.ts';
import './find-all-elements.ts';
import { stopApps } from './render-app.tsx';

/**
 * The error of a query that finds nothing. The page is written into its message only when that is read, because a query that
 * waits fails at each change of the page.
 */
function elementError(message: string | null, container: Element): Error {
  const error = new Error();
  error.name = 'TestingLibraryElementError';
  Error.captureStackTrace(error, elementError);
  const get = () => [message, prettyDOM(container)].filter(Boolean).join('\n\n');
  return Object.defineProperty(error, 'message', { get, configurable: true });
}

// Each test starts a whole app, which is slow on a busy machine.
configure({ asyncUtilTimeout: 5_000, getElementError: elementError });

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
