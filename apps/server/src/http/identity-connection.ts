import { join } from 'node:path';
import { demoPeople } from '@titlenet/identity/demo-people';
import { type DevelopmentIdentity, registerDevelopmentIdentity } from '@titlenet/identity/plugin';
import { assertMayStart, isAllowedByName, type StartGuard } from '@titlenet/identity/start-guard';
import type { FastifyInstance } from 'fastify';
import type { Settings } from '../settings.ts';
import { registerWithAccess } from './declared-access.ts';
import { INTERNAL_ADDRESS } from './internal-address.ts';
import type { TokenIssuer } from './token-verifier.ts';

/** The identity provider and the issuers whose tokens are accepted. */
export interface IdentityConnection {
  authority: string;
  clientId: string;
  audience: string;
  sso: TokenIssuer;
  enterprise: TokenIssuer;
  enterpriseTokenUrl: string;
  tenantId: string;
  applicationId: string;
  /** Addresses of the provider's token and revocation endpoints, or their paths when it is part of this server. */
  tokenEndpoint: string;
  revocationEndpoint: string | undefined;
}

/** Creates the connection while the server is built. */
export type ConnectIdentity = (app: FastifyInstance, settings: Settings) => Promise<IdentityConnection>;

/** Connects to the identity provider and the security host of the settings. */
async function connectConfigured(settings: Settings, issuer: string): Promise<IdentityConnection> {
  const known = (value: string | undefined) => value ?? '';
  return {
    authority: issuer,
    clientId: settings.OIDC_CLIENT_ID,
    audience: settings.OIDC_AUDIENCE,
    sso: {
      issuer,
      audience: settings.OIDC_AUDIENCE,
      jwks: new URL(known(settings.OIDC_JWKS_URL)),
      type: settings.OIDC_TOKEN_TYPE,
    },
    enterprise: {
      issuer: known(settings.ENTERPRISE_ISSUER),
      audience: settings.ENTERPRISE_APPLICATION_ID,
      jwks: new URL(known(settings.ENTERPRISE_JWKS_URL)),
      type: settings.ENTERPRISE_TOKEN_TYPE,
    },
    enterpriseTokenUrl: known(settings.ENTERPRISE_TOKEN_URL),
    tenantId: settings.ENTERPRISE_TENANT_ID,
    applicationId: settings.ENTERPRISE_APPLICATION_ID,
    tokenEndpoint: known(settings.OIDC_TOKEN_URL),
    revocationEndpoint: settings.OIDC_REVOCATION_URL,
  };
}

function developmentGuard(settings: Settings): Required<StartGuard> {
  const isAllowed = isAllowedByName({
    TITLENET_ALLOW_DEVELOPMENT_IDENTITY: settings.TITLENET_ALLOW_DEVELOPMENT_IDENTITY,
  });
  return {
    issuer: `${settings.PUBLIC_URL}/identity`,
    environment: settings.ENVIRONMENT,
    host: settings.HOST,
    allowOffLoopback: isAllowed,
    allowProduction: isAllowed,
  };
}

/** @throws Error if the development provider is needed and refuses to start; before anything is stored */
export function assertIdentityMayStart(settings: Settings): void {
  if (!settings.OIDC_ISSUER) assertMayStart(developmentGuard(settings));
}

/** Starts the development provider and security host in this server (G-28). */
async function connectDevelopment(app: FastifyInstance, settings: Settings): Promise<IdentityConnection> {
  let identity: DevelopmentIdentity | undefined;
  await registerWithAccess(app, 'open', async (scope) => {
    scope.addHook('onRequest', async (request, reply) => {
      if (request.ip !== INTERNAL_ADDRESS) await app.limits.identity(request, reply, request.ip);
    });
    identity = await registerDevelopmentIdentity(scope, {
      onWrongPassword: ({ subject, address }) =>
        app.audit.recordRefusal({ action: 'wrong-password', subject, address }),
      ...developmentGuard(settings),
      folder: join(settings.dataFolder, 'identity'),
      people: demoPeople,
      clientId: settings.OIDC_CLIENT_ID,
      audience: settings.OIDC_AUDIENCE,
      tenantIds: [settings.ENTERPRISE_TENANT_ID],
      applicationIds: [settings.ENTERPRISE_APPLICATION_ID],
    });
  });
  return connectionTo(identity);
}

function connectionTo(identity: DevelopmentIdentity | undefined): IdentityConnection {
  if (!identity) throw new Error('The development identity provider was not registered.');
  return {
    authority: identity.issuer,
    clientId: identity.clientId,
    audience: identity.audience,
    sso: { issuer: identity.issuer, audience: identity.audience, jwks: identity.jwks, type: 'at+jwt' },
    enterprise: {
      issuer: identity.enterpriseIssuer,
      audience: identity.enterpriseAudience,
      jwks: identity.enterpriseJwks,
      type: 'enterprise+jwt',
    },
    enterpriseTokenUrl: `${identity.enterpriseIssuer}/api/token`,
    tenantId: identity.tenantId,
    applicationId: identity.enterpriseAudience,
    tokenEndpoint: identity.tokenPath,
    revocationEndpoint: identity.revocationPath,
  };
}

/** Connects to the provider of the settings, or to the development provider by default. */
export const connectIdentity: ConnectIdentity = (app, settings) =>
  settings.OIDC_ISSUER ? connectConfigured(settings, settings.OIDC_ISSUER) : connectDevelopment(app, settings);
