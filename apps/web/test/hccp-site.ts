import { vi } from 'vitest';

/** Serves the app under /hccp/ until the end of the test. */
export function openHccpSite(): void {
  const own = window.location;
  vi.spyOn(window, 'location', 'get').mockReturnValue(
    new Proxy(own, {
      get: (target, name) => (name === 'pathname' ? '/hccp/' : Reflect.get(target, name, target)),
    }),
  );
}
