declare global {
  interface Window {
    trustedTypes?: {
      createPolicy(
        name: string,
        rules: { createScriptURL(address: string): string },
      ): {
        createScriptURL(address: string): unknown;
      };
    };
  }
}

let policy: { createScriptURL(address: string): unknown } | undefined;

/**
 * An address of the product's own scripts, as a browser with Trusted Types requires it for workers.
 * @throws TypeError for an address of another origin
 */
export function trustedScriptAddress(address: string): string {
  const url = new URL(address, document.baseURI);
  if (url.origin !== window.location.origin) throw new TypeError(`${address} is no script of the product`);
  if (!window.trustedTypes) return url.href;
  policy ??= window.trustedTypes.createPolicy('titlenet', { createScriptURL: (trusted) => trusted });
  // The DOM library types have no Trusted Types: the policy's answer is passed on in place of the text.
  return policy.createScriptURL(url.href) as string;
}
