import { Navigate } from '@tanstack/react-router';
import { type ComponentType, type LazyExoticComponent, lazy } from 'react';
import { type AppLocation, useLocation } from '../ui/address/use-location.ts';

/** A screen in its own chunk, loaded on the first visit. */
export type LazyScreen = LazyExoticComponent<ComponentType> & { preload(): Promise<unknown> };

type KnownAddress = (location: AppLocation) => boolean;

/** A module with screens, and for those with a list or a report in their address, which addresses name one. */
type ScreenModule<Name extends string> = Record<Name, ComponentType> & {
  readonly knownAddresses?: Partial<Readonly<Record<Name, KnownAddress>>>;
};

/** The screen at known addresses; other addresses lead to 404. */
function atKnownAddresses(Screen: ComponentType, isKnown: KnownAddress): ComponentType {
  return function KnownAddressScreen() {
    return isKnown(useLocation()) ? <Screen /> : <Navigate to="/404" search={{}} replace />;
  };
}

/** Creates a screen from a module that is loaded later. `preload` loads it during the sign-in. */
export function lazyScreen<Name extends string>(load: () => Promise<ScreenModule<Name>>, name: Name): LazyScreen {
  const screen = lazy(async () => {
    const module = await load();
    const isKnown = module.knownAddresses?.[name];
    return { default: isKnown ? atKnownAddresses(module[name], isKnown) : module[name] };
  });
  return Object.assign(screen, { preload: () => load().catch(() => undefined) });
}
