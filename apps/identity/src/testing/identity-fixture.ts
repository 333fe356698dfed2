import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fastify, { type FastifyInstance } from 'fastify';
import { demoPeople } from '../demo-people.ts';
import { type DevelopmentIdentity, registerDevelopmentIdentity } from '../plugin.ts';
import type { DevelopmentIdentitySettings } from '../settings.ts';
import { type AuthorizeRequest, SignInBrowser, signInAs } from './sign-in-browser.ts';

export const origin = 'http://localhost:8080';
export const redirectUri = `${origin}/`;

export interface IdentityFixture {
  app: FastifyInstance;
  identity: DevelopmentIdentity;
  folder: string;
  request: AuthorizeRequest;
  close(): Promise<void>;
}

/** Starts the provider on its own server. A given folder is kept, so that a test can restart with it. */
export async function startIdentity(settings: Partial<DevelopmentIdentitySettings> = {}): Promise<IdentityFixture> {
  const folder = settings.folder ?? (await mkdtemp(join(tmpdir(), 'titlenet-identity-')));
  const app = fastify();
  const identity = await registerDevelopmentIdentity(app, {
    issuer: `${origin}/identity`,
    people: demoPeople,
    environment: 'development',
    host: '127.0.0.1',
    allowOffLoopback: false,
    ...settings,
    folder,
  });
  await app.ready();
  return {
    app,
    identity,
    folder,
    request: { issuer: identity.issuer, clientId: identity.clientId, redirectUri },
    close: async () => {
      await app.close();
      if (!settings.folder) await rm(folder, { recursive: true, force: true });
    },
  };
}

export interface TokenAnswer {
  access_token: string;
  refresh_token: string;
  id_token: string;
  expires_in: number;
  token_type: string;
}

/** Signs in by button and exchanges the code at the provider's token endpoint. */
export async function tokensFor({ app, identity, request }: IdentityFixture, name: string): Promise<TokenAnswer> {
  const browser = new SignInBrowser(app, origin);
  const form = await signInAs(browser, name, request);
  const response = await browser.visit(identity.tokenPath, { method: 'POST', form });
  return response.json<TokenAnswer>();
}
