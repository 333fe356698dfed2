import { test as base, expect, type Page } from '@playwright/test';
import { createSessions, type FindSession } from './sessions.ts';
import { untilShown } from './sign-in.ts';

interface JourneyFixtures {
  faults: string[];
  /**
   * Opens an address as a person who is signed in at the provider already. Whoever signs out in a journey must sign in
   * by `signIn`: this session belongs to others too.
   */
  visit: (name: string, address?: string) => Promise<Page>;
}

/**
 * A journey in a browser. It fails, whatever else it looks at, when a page threw an error that nobody caught or broke
 * the content security policy.
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
