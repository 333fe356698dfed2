import { type ComponentType, type LazyExoticComponent, lazy } from 'react';

/** A screen in its own chunk, loaded on the first visit. */
export type LazyScreen = LazyExoticComponent<ComponentType> & { preload(): Promise<unknown> };

/** Creates a screen from a module that is loaded later. `preload` loads it during the sign-in. */
export function lazyScreen<Name extends string>(
  load: () => Promise<Record<Name, ComponentType>>,
  name: Name,
): LazyScreen {
  const screen = lazy(async () => ({ default: (await load())[name] }));
  return Object.assign(screen, { preload: () => load().catch(() => undefined) });
}
