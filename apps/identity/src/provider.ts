import {
  type AccountClaims,
  type ClientMetadata,
  type Configuration,
  errors,
  type KoaContextWithOIDC,
  Provider,
} from 'oidc-provider';
import type { DemoPerson } from './demo-people.ts';
import { type IdentityKeys, signingAlgorithm } from './key-files.ts';
import { pagePolicy } from './pages/document.ts';
import { renderErrorPage } from './pages/error-page.ts';
import { renderSignedOutPage, renderSignOutPage } from './pages/sign-out-page.ts';
import { type ProviderJournal, providerAdapter } from './provider-adapter.ts';
import type { IdentityOptions } from './settings.ts';

const scopes = ['openid', 'email', 'offline_access'];

/** Claims of a person in ID tokens and from userinfo (G-30: the display name is `displayname`). */
export function claimsOf(person: DemoPerson): AccountClaims {
  const { sub, email, displayName } = person;
  return { sub, email, email_verified: true, name: displayName, displayname: displayName };
}

/** Grants all requested scopes without a consent page, because the only client is the product itself. */
async function grantEverything(ctx: KoaContextWithOIDC) {
  const { client, session, provider, result } = ctx.oidc;
  if (!client || !session?.accountId) return undefined;
  const grantId = result?.consent?.grantId ?? session.grantIdFor(client.clientId);
  const existing = grantId ? await provider.Grant.find(grantId) : undefined;
  if (existing) return existing;
  const grant = new provider.Grant({ clientId: client.clientId, accountId: session.accountId });
  grant.addOIDCScope(scopes.join(' '));
  await grant.save();
  return grant;
}

function sendPage(ctx: KoaContextWithOIDC, page: string, formTargets: readonly string[] = []): void {
  ctx.type = 'html';
  ctx.set('Content-Security-Policy', pagePolicy(formTargets));
  ctx.body = page;
}

/** The only client: the product's web app, without a secret, as code flow with PKCE needs none. */
const productClient = ({ clientId, redirectUris }: IdentityOptions): ClientMetadata => ({
  client_id: clientId,
  client_name: 'TitleNet',
  token_endpoint_auth_method: 'none',
  grant_types: ['authorization_code', 'refresh_token'],
  response_types: ['code'],
  redirect_uris: redirectUris,
  post_logout_redirect_uris: redirectUris,
  id_token_signed_response_alg: signingAlgorithm,
});

/** Revocation, access tokens as JWTs for the API's audience, and sign-out with the provider's own pages. */
const features = ({ audience, mountPath, redirectUris, lifetimes }: IdentityOptions): Configuration['features'] => ({
  devInteractions: { enabled: false },
  userinfo: { enabled: false },
  revocation: { enabled: true, allowedPolicy: (_ctx, client, token) => token.clientId === client.clientId },
  resourceIndicators: {
    enabled: true,
    defaultResource: () => audience,
    useGrantedResource: () => true,
    getResourceServerInfo: (_ctx, resource) => {
      if (resource !== audience) throw new errors.InvalidTarget('unknown audience');
      return {
        scope: 'titlenet',
        audience,
        accessTokenFormat: 'jwt',
        accessTokenTTL: lifetimes.access,
        jwt: { sign: { alg: signingAlgorithm } },
      };
    },
  },
  rpInitiatedLogout: {
    enabled: true,
    logoutSource: (ctx, form) => {
      // The provider has verified the hint, so the request comes from the product for its own user.
      const isAskedByProduct = ctx.oidc.entities.IdTokenHint?.payload.sub === ctx.oidc.session?.accountId;
      sendPage(ctx, renderSignOutPage({ mountPath, form, isAskedByProduct }), redirectUris);
    },
    postLogoutSuccessSource: (ctx) => sendPage(ctx, renderSignedOutPage({ mountPath })),
  },
});

/** In seconds. */
const timesToLive = ({ lifetimes }: IdentityOptions): Configuration['ttl'] => ({
  AccessToken: lifetimes.access,
  IdToken: lifetimes.access,
  AuthorizationCode: 60,
  Interaction: 60 * 60,
  RefreshToken: lifetimes.signIn,
  Session: lifetimes.signIn,
  Grant: lifetimes.signIn,
});

/** The development provider: code flow with PKCE, rotated refresh tokens, JWT access tokens for the API's audience. */
export function createProvider(
  options: IdentityOptions,
  people: readonly DemoPerson[],
  keys: IdentityKeys,
  journal: ProviderJournal,
): Provider {
  const { issuer, mountPath, audience, redirectUris } = options;
  const cookie = { httpOnly: true, sameSite: 'lax', path: mountPath, signed: true } as const;

  const provider = new Provider(issuer, {
    adapter: providerAdapter(journal),
    jwks: { keys: [keys.sso] },
    clients: [productClient(options)],
    clientAuthMethods: ['none'],
    responseTypes: ['code'],
    scopes,
    claims: { openid: ['sub', 'name', 'displayname'], email: ['email', 'email_verified'] },
    enabledJWA: { idTokenSigningAlgValues: [signingAlgorithm] },
    pkce: { required: () => true },
    // Userinfo is a separate route: this library refuses tokens with the API's audience there.
    discovery: { userinfo_endpoint: `${issuer}/userinfo` },
    cookies: {
      keys: [keys.cookieSecret],
      names: { session: 'titlenet-identity', interaction: 'titlenet-signing-in', resume: 'titlenet-resume' },
      long: cookie,
      short: { httpOnly: true, sameSite: 'lax', signed: true },
    },
    findAccount: (_ctx, sub) => {
      const person = people.find((candidate) => candidate.sub === sub);
      return person && { accountId: sub, claims: async () => claimsOf(person) };
    },
    loadExistingGrant: grantEverything,
    // The library drops offline_access without a consent page; the product always needs a refresh token.
    issueRefreshToken: async (_ctx, client) => client.grantTypeAllowed('refresh_token'),
    // Refresh tokens are valid only with their session, so one sign-out ends all of them.
    expiresWithSession: async () => true,
    clientBasedCORS: (_ctx, origin) => redirectUris.some((address) => new URL(address).origin === origin),
    rotateRefreshToken: true,
    extraParams: {
      audience(_ctx: KoaContextWithOIDC, value: string | undefined) {
        if (value !== undefined && value !== audience) throw new errors.InvalidTarget('unknown audience');
      },
    },
    extraTokenClaims: async (_ctx, token) => {
      const subject = 'accountId' in token ? token.accountId : undefined;
      return { displayname: people.find(({ sub }) => sub === subject)?.displayName };
    },
    features: features(options),
    interactions: { url: (_ctx, { uid }) => `${mountPath}/sign-in/${uid}` },
    renderError: (ctx, { error, error_description: description }) =>
      sendPage(ctx, renderErrorPage({ mountPath, error, description })),
    ttl: timesToLive(options),
  });
  // The mount sets the issuer's scheme and host (see mount.ts); values of the client are not trusted.
  provider.proxy = true;
  return provider;
}
