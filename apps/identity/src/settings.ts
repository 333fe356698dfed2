import type { DemoPerson } from './demo-people.ts';

export const defaultClientId = 'titlenet';
export const defaultAudience = 'urn:titlenet:api';
export const defaultTenantId = 'titlenet';
export const defaultApplicationId = 'titlenet';

/** Lifetimes in seconds. */
export interface TokenLifetimes {
  access?: number;
  enterprise?: number;
  /** Of refresh tokens, sessions and grants. */
  signIn?: number;
}

const day = 24 * 60 * 60;
export const defaultLifetimes: Required<TokenLifetimes> = { access: 10 * 60, enterprise: 30 * 60, signIn: 14 * day };

export interface DevelopmentIdentitySettings {
  /** Issuer address, such as http://localhost:8080/identity; its path is where the provider is mounted. */
  issuer: string;
  /** Folder for keys and sessions, which survive a restart. */
  folder: string;
  people: readonly DemoPerson[];
  environment: string;
  /** Address the server listens on. */
  host: string;
  allowOffLoopback: boolean;
  /** Whether the operator has explicitly allowed it for prod or uat (see start-guard). */
  allowProduction?: boolean;
  tokenLifetimes?: TokenLifetimes;
  clientId?: string;
  /** Audience of the access tokens, an absolute URI. */
  audience?: string;
  /** Addresses the app may return to; by default the folder of the issuer (`/`) and its `hccp/`. */
  redirectUris?: readonly string[];
  tenantIds?: readonly string[];
  applicationIds?: readonly string[];
  /** Called for each wrong password, for the audit trail; the subject is null for an unknown name. */
  onWrongPassword?: (attempt: { subject: string | null; address: string }) => void;
}

export interface IdentityOptions {
  issuer: string;
  /** Path under which the provider is mounted, without a trailing slash. */
  mountPath: string;
  enterpriseIssuer: string;
  clientId: string;
  audience: string;
  redirectUris: string[];
  tenantIds: readonly string[];
  applicationIds: readonly string[];
  lifetimes: Required<TokenLifetimes>;
  onWrongPassword: NonNullable<DevelopmentIdentitySettings['onWrongPassword']>;
}

/** Adds defaults. @throws TypeError if the issuer is not a URL */
export function withDefaults(settings: DevelopmentIdentitySettings): IdentityOptions {
  const issuer = settings.issuer.replace(/\/$/, '');
  const appAddress = new URL('.', issuer).href;
  return {
    issuer,
    mountPath: new URL(issuer).pathname,
    enterpriseIssuer: new URL('enterprise', issuer).href,
    clientId: settings.clientId ?? defaultClientId,
    audience: settings.audience ?? defaultAudience,
    redirectUris: [...(settings.redirectUris ?? [appAddress, `${appAddress}hccp/`])],
    tenantIds: settings.tenantIds ?? [defaultTenantId],
    applicationIds: settings.applicationIds ?? [defaultApplicationId],
    onWrongPassword: settings.onWrongPassword ?? (() => undefined),
    lifetimes: { ...defaultLifetimes, ...settings.tokenLifetimes },
  };
}
