import { test as base, expect, type Page } from '@playwright/test';
import { createSessions, type Sessions } from './sessions.ts';
import { untilShown } from './sign-in.ts';

interface JourneyFixtures {
  faults: string[];
  /**
   * Opens an address as a person who is already signed in. The session is shared: a journey that signs out must use
   * `signIn` instead.
   */
  visit: (name: string, address?: string) => Promise<Page>;
}

/**
 * A journey in a browser. It also fails if a page throws an uncaught error or violates the content security policy.
 */
export const journey = base.extend<JourneyFixtures, { sessions: Sessions }>({
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
  sessions: [
    async ({ browser }, use, { project }) => use(createSessions(browser, project.use.baseURL)),
    { scope: 'worker' },
  ],
  visit: async ({ page, context, sessions }, use) => {
    let person: string | undefined;
    await use(async (name, address = '/#/') => {
      person = name;
      await context.addCookies(await sessions.find(name));
      await page.goto(address);
      await untilShown(page);
      return page;
    });
    if (person !== undefined) await sessions.keep(person, context);
  },
});

export { expect };
