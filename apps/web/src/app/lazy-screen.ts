import { type ComponentType, type LazyExoticComponent, lazy } from 'react';

/** A screen in a script of its own, which is fetched on the first visit. */
export type LazyScreen = LazyExoticComponent<ComponentType> & { preload(): Promise<unknown> };

/** Names the component of a module that is loaded later. `preload` fetches it while the sign-in still runs. */
export function lazyScreen<Name extends string>(
  load: () => Promise<Record<Name, ComponentType>>,
  name: Name,
): LazyScreen {
  const screen = lazy(async () => ({ default: (await load())[name] }));
  return Object.assign(screen, { preload: () => load().catch(() => undefined) });
}
