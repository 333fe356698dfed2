/** Production-like environments, in which only a real identity provider is allowed. */
const guardedEnvironments = new Set(['prod', 'production', 'uat']);

const loopbackNames = new Set(['::1', '[::1]']);

export const allowanceVariable = 'TITLENET_ALLOW_DEVELOPMENT_IDENTITY';
export const allowanceWord = 'yes-i-know';

/** Whether the operator has explicitly allowed the development provider where it would refuse to start. */
export function isAllowedByName(environment: Readonly<Record<string, string | undefined>>): boolean {
  return environment[allowanceVariable] === allowanceWord;
}

/** Whether a host name or address is that of this machine only; names under `localhost` are (RFC 6761). */
export function isLoopback(host: string): boolean {
  return loopbackNames.has(host) || /(^|\.)localhost$/i.test(host) || /^127(\.\d{1,3}){3}$/.test(host);
}

export interface StartGuard {
  environment: string;
  /** Address the server listens on. */
  host: string;
  /** Address of the provider in the browser: behind a proxy it is public although the server listens on loopback. */
  issuer: string;
  allowOffLoopback: boolean;
  allowProduction?: boolean;
}

/**
 * Refuses to start the development provider where its well-known passwords would be a security hole.
 *
 * @throws Error with the reason and the setting, before anything is created or listened on
 */
export function assertMayStart(guard: StartGuard): void {
  const { environment, host, issuer, allowOffLoopback, allowProduction = false } = guard;
  const remedy = `Configure an OpenID Connect provider, or set ${allowanceVariable}=${allowanceWord} if you mean it.`;
  if (guardedEnvironments.has(environment.trim().toLowerCase()) && !allowProduction) {
    throw new Error(
      `The development identity provider does not start when the environment is ${environment}. ${remedy}`,
    );
  }
  if (allowOffLoopback) return;
  const publicHost = new URL(issuer).hostname;
  const reachable = [host, publicHost].find((one) => !isLoopback(one));
  if (reachable === undefined) return;
  const setting = reachable === host ? 'HOST' : 'PUBLIC_URL';
  throw new Error(
    `The development identity provider does not start on ${reachable} (${setting}), which others can reach. ${remedy}`,
  );
}
