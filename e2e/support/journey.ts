import { test as base, expect } from '@playwright/test';

/**
 * A journey in a browser. It fails, whatever else it looks at, when a page threw an error that nobody caught or broke
 * the content security policy.
 */
export const journey = base.extend<{ faults: string[] }>({
  faults: [
    async ({ context }, use) => {
      const faults: string[] = [];
      context.on('weberror', (error) => faults.push(String(error.error().stack ?? error.error())));
      context.on('console', (message) => {
        if (/content security policy|trusted ?type/i.test(message.text())) faults.push(message.text());
      });
      await use(faults);
      expect(faults).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
