import { reportContainerPoll } from '@titlenet/catalogue/constants';

/** 20 times 500 ms: the requirements' ceiling (MULTI-23, MULTI-24, W5). */
const ELEMENT_TIMEOUT_MS = reportContainerPoll.interval * reportContainerPoll.tries;

/**
 * Waits until a container has an element.
 *
 * @returns the element as soon as it is there; undefined if it is not there within 10 seconds
 */
export function waitForElement(container: Element, find: () => Element | null): Promise<Element | undefined> {
  return new Promise((resolve) => {
    const finish = (element: Element | null) => {
      observer.disconnect();
      clearTimeout(timer);
      resolve(element ?? undefined);
    };
    const observer = new MutationObserver(() => {
      const element = find();
      if (element) finish(element);
    });
    const timer = setTimeout(() => finish(find()), ELEMENT_TIMEOUT_MS);
    observer.observe(container, { childList: true, subtree: true });
    const element = find();
    if (element) finish(element);
  });
}
