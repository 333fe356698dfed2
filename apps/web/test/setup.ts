import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
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

afterEach(() => {
  cleanup();
  stopApps();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  window.localStorage.clear();
  window.sessionStorage.clear();
});
