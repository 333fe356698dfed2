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

/** What the server needs to send people here and to verify both tokens without a call. */
export interface DevelopmentIdentity {
  issuer: string;
  audience: string;
  clientId: string;
  jwks: JSONWebKeySet;
  enterpriseIssuer: string;
  /** Audience of the enterprise tokens the product asks for. */
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
 * Keys and sessions live in the folder, so a restart signs nobody out; one server uses one folder.
 *
 * @throws Error when the environment is prod or uat, or the host is off loopback, and nobody allowed it by name.
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
    // Addresses of the protocol carry codes and ID tokens: calls that go well leave no line in the log.
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
