import type { Browser, BrowserContext } from '@playwright/test';
import { signIn } from './sign-in.ts';

type Cookies = Parameters<BrowserContext['addCookies']>[0];

/** Returns the provider's session of a demo person, signing in at most once. */
export type FindSession = (name: string) => Promise<Cookies>;

/**
 * The sign-ins of one worker. Only the provider's session is shared, which signs a browser in without a prompt. The
 * product's cookie cannot be shared, because it is renewed with each use.
 */
export function createSessions(browser: Browser, baseURL: string | undefined): FindSession {
  const sessions = new Map<string, Promise<Cookies>>();
  async function open(name: string): Promise<Cookies> {
    const context = await browser.newContext({ baseURL });
    await signIn(await context.newPage(), name);
    const cookies = await context.cookies(`${baseURL}/identity`);
    await context.close();
    return cookies;
  }
  return (name) => {
    const session = sessions.get(name) ?? open(name);
    sessions.set(name, session);
    return session;
  };
}
