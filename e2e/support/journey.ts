import { test as base, expect, type Page } from '@playwright/test';
import { createSessions, type FindSession } from './sessions.ts';
import { untilShown } from './sign-in.ts';

interface JourneyFixtures {
  faults: string[];
  /**
   * Opens an address as a person who is already signed in at the provider. The session is shared: a journey that signs
   * out must use `signIn` instead.
   */
  visit: (name: string, address?: string) => Promise<Page>;
}

/**
 * A journey in a browser. It also fails if a page throws an uncaught error or violates the content security policy.
 */
export const journey = base.extend<JourneyFixtures, { sessionOf: FindSession }>({
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
  sessionOf: [
    async ({ browser }, use, { project }) => use(createSessions(browser, project.use.baseURL)),
    { scope: 'worker' },
  ],
  visit: ({ page, context, sessionOf }, use) =>
    use(async (name, address = '/#/') => {
      await context.addCookies(await sessionOf(name));
      await page.goto(address);
      await untilShown(page);
      return page;
    }),
});

export { expect };
