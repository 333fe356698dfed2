/** Production-like environments, in which only a real identity provider is allowed. */
const guardedEnvironments = new Set(['prod', 'production', 'uat']);

const loopbackNames = new Set(['localhost', '::1', '[::1]']);

export const allowanceVariable = 'TITLENET_ALLOW_DEVELOPMENT_IDENTITY';
export const allowanceWord = 'yes-i-know';

/** Whether the operator has explicitly allowed the development provider where it would refuse to start. */
export function isAllowedByName(environment: Readonly<Record<string, string | undefined>>): boolean {
  return environment[allowanceVariable] === allowanceWord;
}

/** Whether a listening address is reachable from this machine only. */
export function isLoopback(host: string): boolean {
  return loopbackNames.has(host.toLowerCase()) || /^127(\.\d{1,3}){3}$/.test(host);
}

export interface StartGuard {
  environment: string;
  host: string;
  allowOffLoopback: boolean;
  allowProduction?: boolean;
}

/**
 * Refuses to start the development provider where its well-known passwords would be a security hole.
 *
 * @throws Error with the reason and the setting, before anything is created or listened on
 */
export function assertMayStart({ environment, host, allowOffLoopback, allowProduction = false }: StartGuard): void {
  const remedy = `Configure an OpenID Connect provider, or set ${allowanceVariable}=${allowanceWord} if you mean it.`;
  if (guardedEnvironments.has(environment.trim().toLowerCase()) && !allowProduction) {
    throw new Error(
      `The development identity provider does not start when the environment is ${environment}. ${remedy}`,
    );
  }
  if (!isLoopback(host) && !allowOffLoopback) {
    throw new Error(`The development identity provider does not start on ${host}, which others can reach. ${remedy}`);
  }
}
