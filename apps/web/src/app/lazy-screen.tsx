import { Navigate } from '@tanstack/react-router';
import type { ComponentType } from 'react';
import { type AppLocation, useLocation } from '../ui/address/use-location.ts';
import { type LazyPart, lazyScript } from '../ui/lazy/lazy-part.tsx';

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

/** Creates a screen from a module that is loaded on the first visit. `preload` loads it during the sign-in. */
export function lazyScreen<Name extends string>(load: () => Promise<ScreenModule<Name>>, name: Name): LazyPart {
  return lazyScript(async () => {
    const module = await load();
    const isKnown = module.knownAddresses?.[name];
    return isKnown ? atKnownAddresses(module[name], isKnown) : module[name];
  });
}
