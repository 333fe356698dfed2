import type { Browser, BrowserContext } from '@playwright/test';
import { BARE_PAGE, signIn } from './sign-in.ts';

type Cookies = Parameters<BrowserContext['addCookies']>[0];

/** The sign-ins of one worker. */
export interface Sessions {
  /** Returns the cookies with which a browser is signed in as a demo person, signing in at most once. */
  find: (name: string) => Promise<Cookies>;
  /**
   * Keeps the person's cookies at the end of a journey for the next one: the product's cookie is renewed with each use,
   * so only one browser has it at a time. A browser whose cookie is not valid any more is signed in by the provider's
   * session without a prompt, which takes another load of the app.
   */
  keep: (name: string, context: BrowserContext) => Promise<void>;
}

export function createSessions(browser: Browser, baseURL: string): Sessions {
  const sessions = new Map<string, Promise<Cookies>>();
  async function open(name: string): Promise<Cookies> {
    const context = await browser.newContext({ baseURL });
    await signIn(await context.newPage(), name, BARE_PAGE);
    const cookies = await cookiesOf(context);
    await context.close();
    return cookies;
  }
  const cookiesOf = (context: BrowserContext) => context.cookies([`${baseURL}/identity`, `${baseURL}/login`]);
  return {
    find: (name) => {
      const session = sessions.get(name) ?? open(name);
      sessions.set(name, session);
      return session;
    },
    keep: async (name, context) => {
      sessions.set(name, Promise.resolve(await cookiesOf(context)));
    },
  };
}
