import { test as base, expect, type Page } from '@playwright/test';
import { type Product, startProduct } from './product.ts';
import { type CallProduct, callProductAs } from './product-api.ts';
import { createSessions, type Sessions } from './sessions.ts';
import { BARE_PAGE, untilShown } from './sign-in.ts';

interface WorkerFixtures {
  /** A journey that imports titles or kills the database has a product of its own. */
  hasOwnProduct: boolean;
  product: Product;
  sessions: Sessions;
}

interface JourneyFixtures {
  faults: string[];
  /**
   * Opens an address as a person who is already signed in. The session is shared: a journey that signs out must use
   * `signIn` instead.
   */
  visit: (name: string, address?: string) => Promise<Page>;
  /** Visits the product as a person, and returns a function that calls its API with the tokens of the page. */
  callAs: (name: string) => Promise<CallProduct>;
}

/**
 * A journey in a browser. It also fails if a page throws an uncaught error or violates the content security policy.
 */
export const journey = base.extend<JourneyFixtures, WorkerFixtures>({
  hasOwnProduct: [false, { scope: 'worker', option: true }],
  product: [
    async ({ hasOwnProduct }, use) => {
      if (!hasOwnProduct) return use({ url: process.env.TITLENET_E2E_URL!, dataFolder: '' });
      const { stop, ...product } = await startProduct();
      await use(product);
      await stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: ({ product }, use) => use(product.url),
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
  sessions: [async ({ browser, product }, use) => use(createSessions(browser, product.url)), { scope: 'worker' }],
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
  callAs: ({ page, visit }, use) => use((name) => callProductAs(page, () => visit(name, BARE_PAGE))),
});

export { expect };
