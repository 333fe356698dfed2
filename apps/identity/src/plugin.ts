import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { JSONWebKeySet } from 'jose';
import type { AdapterPayload } from 'oidc-provider';
import { subjectOfBearer } from './access-token.ts';
import { registerEnterpriseService } from './enterprise.routes.ts';
import { Journal } from './journal.ts';
import { loadKeys, publicKeySet } from './key-files.ts';
import { mountProvider } from './mount.ts';
import { registerPageAssets } from './page-assets.ts';
import { createProvider } from './provider.ts';
import { type DevelopmentIdentitySettings, withDefaults } from './settings.ts';
import { registerSignInRoutes } from './sign-in.routes.ts';
import { assertMayStart } from './start-guard.ts';
import { registerUserinfo } from './userinfo.routes.ts';

/** Addresses and keys that the server needs for sign-in and for local verification of both tokens. */
export interface DevelopmentIdentity {
  issuer: string;
  audience: string;
  clientId: string;
  jwks: JSONWebKeySet;
  enterpriseIssuer: string;
  /** Audience of the enterprise tokens of the product. */
  enterpriseAudience: string;
  enterpriseJwks: JSONWebKeySet;
  tenantId: string;
  /** Paths on this server, for calls within the process. */
  tokenPath: string;
  revocationPath: string;
}

const notInTheApiDocumentation = { hide: true };

/**
 * Mounts the development OpenID Connect provider and the enterprise token service (G-28).
 *
 * Keys and sessions are stored in the folder and survive a restart. Only one server may use a folder.
 *
 * @throws Error if the environment is prod or uat, or the host is not loopback, unless explicitly allowed
 */
export async function registerDevelopmentIdentity(
  app: FastifyInstance,
  settings: DevelopmentIdentitySettings,
): Promise<DevelopmentIdentity> {
  assertMayStart(settings);
  const options = withDefaults(settings);
  const { issuer, mountPath, audience, clientId, enterpriseIssuer } = options;
  const { people, folder } = settings;

  const keys = await loadKeys(folder);
  const journal = await Journal.open<AdapterPayload>(join(folder, 'sessions.ndjson'));
  app.addHook('onClose', () => journal.close());

  const jwks = publicKeySet(keys.sso);
  const subjectOf = subjectOfBearer(issuer, audience, jwks);
  const provider = createProvider(options, people, keys, journal);
  provider.on('server_error', (_ctx, error) => app.log.error({ err: error }, 'identity provider failed'));

  await app.register(
    async (scope) => {
      scope.addHook('onRoute', (route) => {
        route.schema = { ...route.schema, ...notInTheApiDocumentation };
      });
      await registerPageAssets(scope, mountPath);
      registerUserinfo(scope, mountPath, people, subjectOf);
      registerSignInRoutes(scope, provider, people, options);
      await registerEnterpriseService(scope, options, people, subjectOf, keys.enterprise);
      mountProvider(scope, provider, issuer, mountPath);
    },
    // URLs of the protocol contain codes and ID tokens, so successful calls are not logged.
    { logLevel: 'warn' },
  );

  return {
    issuer,
    audience,
    clientId,
    jwks,
    enterpriseIssuer,
    enterpriseAudience: options.applicationIds[0] ?? '',
    enterpriseJwks: publicKeySet(keys.enterprise),
    tenantId: options.tenantIds[0] ?? '',
    tokenPath: `${mountPath}/token`,
    revocationPath: `${mountPath}/token/revocation`,
  };
}
