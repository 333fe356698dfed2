import { generateKeyPairSync } from 'node:crypto';

/** The person who is registered at the provider. */
export const person = {
  username: 'rosa',
  name: 'Rosa Lindqvist',
  email: 'rosa@example.com',
  password: 'a long password',
};

/** Short, so that a check sees the product renew its token. */
export const ACCESS_TOKEN_SECONDS = 60;

/** The product as a client of the provider. */
export interface ProviderClient {
  /** Where the product returns to after sign-in and sign-out. */
  productUrl: string;
  clientId: string;
  clientSecret: string;
  /** Audience of access tokens, as a resource indicator (RFC 8707). */
  audience: string;
}

/** Settings of the OpenID protocol; the names are the provider's. */
function pluginParameters(origin: string, audience: string): object {
  const keys = generateKeyPairSync('rsa', {
    modulusLength: 2_048,
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
    publicKeyEncoding: { type: 'spki', format: 'pem' },
  });
  return {
    iss: `${origin}/api/oidc`,
    'jwt-type': 'rsa',
    'jwt-key-size': '256',
    key: keys.privateKey,
    cert: keys.publicKey,
    'jwks-show': true,
    'subject-type': 'public',
    'access-token-duration': ACCESS_TOKEN_SECONDS,
    'refresh-token-duration': 3_600,
    'refresh-token-rolling': true,
    'refresh-token-one-use': 'always',
    'code-duration': 600,
    'auth-type-code-enabled': true,
    'auth-type-refresh-enabled': true,
    'auth-type-token-enabled': false,
    'auth-type-id-token-enabled': true,
    'auth-type-implicit-enabled': false,
    'auth-type-password-enabled': false,
    'auth-type-client-enabled': false,
    'auth-type-device-enabled': false,
    'allow-non-oidc': false,
    'pkce-allowed': true,
    'pkce-required': true,
    'pkce-method-plain-allowed': false,
    'name-claim': 'mandatory',
    'email-claim': 'mandatory',
    'scope-claim': 'no',
    'session-management-allowed': true,
    'front-channel-logout-allowed': true,
    'back-channel-logout-allowed': true,
    'session-cookie-name': 'GLEWLWYD2_OIDC_SESSION_ID',
    'session-cookie-expiration': 3_600,
    'resource-allowed': true,
    'resource-scope': { openid: [audience, `${audience}/other`] },
    'resource-scope-and-client-property': false,
    'introspection-revocation-allowed': true,
    'introspection-revocation-allow-target-client': true,
    'introspection-revocation-auth-scope': [],
    'request-parameter-allow': false,
    'request-maximum-exp': 3_600,
    'allowed-scope': ['openid', 'email', 'offline_access'],
  };
}

/** Registers the protocol, the scopes, the person and the client. @throws if the provider refuses one of them */
export async function configureGlewlwyd(
  origin: string,
  { productUrl, clientId, clientSecret, audience }: ProviderClient,
): Promise<void> {
  let cookie = '';
  async function call(method: string, path: string, body?: object): Promise<string> {
    const response = await fetch(`${origin}/api/${path}`, {
      method,
      headers: { 'content-type': 'application/json', cookie },
      ...(body && { body: JSON.stringify(body) }),
    });
    cookie ||= response.headers.get('set-cookie')?.split(';')[0] ?? '';
    const text = await response.text();
    if (!response.ok) throw new Error(`glewlwyd: ${method} ${path}: ${response.status} ${text}`);
    return text;
  }
  await call('POST', 'auth/', { username: 'admin', password: 'password' });
  await call('POST', 'mod/plugin/', {
    module: 'oidc',
    name: 'oidc',
    display_name: 'OpenID Connect',
    order_rank: 0,
    enabled: true,
    parameters: pluginParameters(origin, audience),
  });
  for (const name of ['email', 'offline_access'])
    await call('POST', 'scope/', { name, display_name: name, description: name, password_required: false, scheme: {} });
  await call('POST', 'user/', { ...person, enabled: true, scope: ['openid', 'email', 'offline_access', 'g_profile'] });
  // The client's data have no list of sign-out addresses by default.
  const clients = JSON.parse(await call('GET', 'mod/client/database'));
  clients.parameters['data-format'].post_logout_redirect_uris = { multiple: true, read: true, write: true };
  await call('PUT', 'mod/client/database', clients);
  await call('PUT', 'mod/client/database/reset/');
  await call('POST', 'client/', {
    client_id: clientId,
    name: 'TitleNet',
    enabled: true,
    confidential: true,
    client_secret: clientSecret,
    token_endpoint_auth_method: ['client_secret_basic'],
    redirect_uri: [`${productUrl}/`],
    post_logout_redirect_uris: [`${productUrl}/`],
    // A client that revokes tokens needs the last one.
    authorization_type: ['code', 'refresh_token', 'client_credentials'],
    scope: [],
  });
}
